import type { protectionOfficeRoutes } from '@moongate/contract/protection.office'
import type { Handlers } from '../../kernel/http/call.ts'
import { describeStaffAct, readStaffAct } from '../../kernel/http/staff-act.ts'
import { listPage } from '../../kernel/page.ts'
import { refuse } from '../../kernel/refusal.ts'
import { formatWireTime, formatWireTimeOrNull } from '../../kernel/time.ts'
import { recordAudit } from '../audit/index.ts'
import { findMember, findMembersByIds, type Member } from '../members/index.ts'
import type { ProtectionDeps } from './deps.ts'
import {
  type Contact,
  countAll,
  countMembers,
  type DeskRow,
  findContacts,
  findMembers,
  insertContact,
} from './desk.sql.ts'
import { shutMember } from './exclude.ts'
import { findExclusions, findHolding } from './exclusion.sql.ts'
import { findMarked, type Marked } from './marker.sql.ts'
import { exclusionView, limitView } from './protection.view.ts'
import { readLimits } from './state.ts'

type Routes = typeof protectionOfficeRoutes

const requireMember = async (d: ProtectionDeps, member_id: number): Promise<Member> =>
  (await findMember(d.db, member_id)) ?? refuse('protection.member_unknown')

const markerView = ({ marker, figure, found_on }: Marked) => ({ marker, figure, found_on })
const contactView = (contact: Contact, zone: string) => ({ ...contact, made_at: formatWireTime(contact.made_at, zone) })

const showRows = async (d: ProtectionDeps, rows: DeskRow[]) => {
  const zone = d.config.site_time_zone
  const ids = rows.map(({ member_id }) => member_id)
  const [members, holding, marked] = await Promise.all([
    findMembersByIds(d.db, ids),
    findHolding(d.db, ids),
    findMarked(d.db, ids),
  ])
  return rows.map(({ member_id, limits, contacted_at }) => {
    const exclusion = holding.find((one) => one.member_id === member_id)
    return {
      member_id,
      name: members.find(({ id }) => id === member_id)?.name ?? '',
      limits,
      exclusion: exclusion ? exclusionView(exclusion, zone) : null,
      markers: marked.filter((one) => one.member_id === member_id).map(markerView),
      contacted_at: formatWireTimeOrNull(contacted_at, zone),
    }
  })
}

const showMember = async (d: ProtectionDeps, { id: member_id, name }: Member) => {
  const time_zone = d.config.site_time_zone
  const { limits, sums } = await d.db.tx((tx) => readLimits(d, tx, member_id))
  const [exclusions, marked, contacts] = await Promise.all([
    findExclusions(d.db, member_id),
    findMarked(d.db, [member_id]),
    findContacts(d.db, member_id),
  ])
  const now = d.clock.now()
  return {
    member_id,
    name,
    limits: limits.map((limit) => limitView(limit, sums[limit.period], { now, time_zone })),
    exclusions: exclusions.map((one) => ({
      ...exclusionView(one, time_zone),
      reason: one.reason,
      set_by: one.set_by,
    })),
    markers: marked.map(markerView),
    contacts: contacts.map((contact) => contactView(contact, time_zone)),
  }
}

/** Player protection for staff. */
export const createProtectionOfficeHandlers = (d: ProtectionDeps): Handlers<Routes> => {
  const zone = d.config.site_time_zone
  return {
    summary: async () => ({ data: await countAll(d.db, d.config.site_time_zone) }),
    members: async ({ input }) => {
      const { data } = await listPage(input, {
        count: () => countMembers(d.db, input.of),
        rows: (limit, offset) => findMembers(d.db, input.of, limit, offset),
        view: (rows) => showRows(d, rows),
      })
      return { data }
    },
    member: async ({ input }) => ({ data: await showMember(d, await requireMember(d, input.member_id)) }),
    contact: async (call) => {
      const { member_id, way, note } = call.input
      await requireMember(d, member_id)
      const contact = await d.db.tx(async (tx) => {
        const made = await insertContact(tx, { member_id, way, note, staff_name: call.caller.name })
        const named = { action: 'protection.contacted' as const, target: `member:${member_id}` }
        await recordAudit(tx, { ...describeStaffAct(readStaffAct(call)), ...named, reason: note, after: { way } })
        return made
      })
      return { data: contactView(contact, zone), message: 'common:modified' }
    },
    exclude: async (call) => {
      const { member_id, span, reason } = call.input
      await requireMember(d, member_id)
      const by = describeStaffAct(readStaffAct(call))
      return {
        data: exclusionView(await shutMember(d, { member_id, span, reason }, by), zone),
        message: 'common:modified',
      }
    },
  }
}
