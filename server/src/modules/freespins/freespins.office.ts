import type { Lang } from '@moongate/contract'
import type { freespinsOfficeRoutes } from '@moongate/contract/freespins.office'
import type { Handlers } from '../../kernel/http/call.ts'
import { readStaffAct } from '../../kernel/http/staff-act.ts'
import { deriveKey } from '../../kernel/ids.ts'
import { listPage } from '../../kernel/page.ts'
import { findMemberByName, findMembersByIds } from '../members/index.ts'
import { cancelGrant } from './cancel.ts'
import type { FreeSpinsDeps } from './deps.ts'
import { giveByHand } from './desk.ts'
import { deskGrantView } from './desk.view.ts'
import { getWords } from './freespins.view.ts'
import { countGrants, countOdd, findGrants } from './grant-list.sql.ts'
import type { Grant } from './grant.sql.ts'
import { createOfferHandlers } from './offer.office.ts'

type Routes = typeof freespinsOfficeRoutes

/** Free spins for staff: to offer, to see, to give and to take back. */
export const createFreeSpinsOfficeHandlers = (d: FreeSpinsDeps): Handlers<Routes> => {
  const showAll = async (grants: readonly Grant[], lang: Lang) => {
    const [members, odd] = await Promise.all([
      findMembersByIds(d.db, [...new Set(grants.map(({ member_id }) => member_id))]),
      countOdd(
        d.db,
        grants.map(({ id }) => id),
      ),
    ])
    const names = new Map(members.map(({ id, name }) => [id, name]))
    const counts = new Map(odd.map(({ grant_id, n }) => [grant_id, n]))
    const words = getWords(d, lang)
    return grants.map((g) =>
      deskGrantView(g, { name: names.get(g.member_id) ?? '', odd: counts.get(g.id) ?? 0 }, words),
    )
  }
  const showOne = async (grant: Grant, lang: Lang) => {
    const [data] = await showAll([grant], lang)
    if (!data) throw new Error(`free spins ${grant.bill_no} are not shown`)
    return { data }
  }
  return {
    ...createOfferHandlers(d),
    grants: async ({ input, lang }) => {
      const member = input.keyword ? await findMemberByName(d.db, input.keyword) : undefined
      const filter = { member_ids: input.keyword ? [member?.id ?? 0] : undefined, state: input.state }
      const { data } = await listPage(input, {
        count: () => countGrants(d.db, filter),
        rows: (limit, offset) => findGrants(d.db, filter, limit, offset),
        view: (rows) => showAll(rows, lang),
      })
      return { data }
    },
    give: async (call) => {
      const by = readStaffAct(call)
      const key = deriveKey('freespins.given', String(by.staff_id), call.idempotency_key ?? d.ids.uuid())
      return showOne(await giveByHand(d, { ...call.input, key }, by), call.lang)
    },
    cancel: async (call) =>
      showOne(await cancelGrant(d, call.input.id, call.input.reason, readStaffAct(call)), call.lang),
  }
}
