import type { Lang } from '@moongate/contract'
import type { bonusOfficeRoutes } from '@moongate/contract/bonus.office'
import type { Handlers } from '../../kernel/http/call.ts'
import { readStaffAct } from '../../kernel/http/staff-act.ts'
import { listPage } from '../../kernel/page.ts'
import { findMemberByName, findMembersByIds } from '../members/index.ts'
import { countBonuses, findBonuses } from './bonus-list.sql.ts'
import type { Bonus } from './bonus.sql.ts'
import { getWords } from './bonus.view.ts'
import type { BonusDeps } from './deps.ts'
import { decideBonus } from './desk.ts'
import { deskBonusView } from './desk.view.ts'
import { createOfferHandlers } from './offer.office.ts'

type Routes = typeof bonusOfficeRoutes
/** Bonuses for staff: to offer, to decide and to end. */
export const createBonusOfficeHandlers = (d: BonusDeps): Handlers<Routes> => {
  const showAll = async (bonuses: readonly Bonus[], lang: Lang) => {
    const members = await findMembersByIds(d.db, [...new Set(bonuses.map(({ member_id }) => member_id))])
    const by_id = new Map(members.map((member) => [member.id, member]))
    return bonuses.map((bonus) => deskBonusView(bonus, by_id.get(bonus.member_id), getWords(d, lang)))
  }
  const showOne = async (bonus: Bonus, lang: Lang) => {
    const [data] = await showAll([bonus], lang)
    if (!data) throw new Error(`bonus ${bonus.bill_no} is not shown`)
    return { data }
  }
  return {
    ...createOfferHandlers(d),
    bonuses: async ({ input, lang }) => {
      const member = input.keyword ? await findMemberByName(d.db, input.keyword) : undefined
      const filter = {
        member_ids: input.keyword ? [member?.id ?? 0] : undefined,
        state: input.open === 1 ? ('in_review' as const) : input.state,
      }
      const { data } = await listPage(input, {
        count: () => countBonuses(d.db, filter),
        rows: (limit, offset) => findBonuses(d.db, filter, limit, offset),
        view: (rows) => showAll(rows, lang),
      })
      return { data }
    },
    approve: async (call) => {
      const decision = { id: call.input.id, step: 'approve' as const, reason: '' }
      return showOne(await decideBonus(d, decision, readStaffAct(call)), call.lang)
    },
    refuse: async (call) =>
      showOne(await decideBonus(d, { ...call.input, step: 'refuse' }, readStaffAct(call)), call.lang),
    endBonus: async (call) =>
      showOne(await decideBonus(d, { ...call.input, step: 'cancel' }, readStaffAct(call)), call.lang),
  }
}
