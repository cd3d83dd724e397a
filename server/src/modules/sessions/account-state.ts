import { recordAudit } from '../audit/index.ts'
import type { Tx } from '../../kernel/db.ts'
import { type StaffAct, describeStaffAct } from '../../kernel/http/staff-act.ts'
import { emit } from '../../kernel/outbox.ts'
import { refuse } from '../../kernel/refusal.ts'
import { dropFactors } from '../factors/index.ts'
import { changeState, findMember, type Member, type MemberState, type StateChange } from '../members/index.ts'
import { requireStaffCode } from '../staff/index.ts'
import type { SessionsDeps } from './deps.ts'
import { forgetMember } from './session-cache.ts'
import { endSessions, forgetCached } from './session.sql.ts'
import { accessReset } from './sessions.events.ts'

/**
 * Freezes (may look, no money moves), frees or closes (no login) an account; closing ends its sessions. Every process sees it
 * at once.
 */
export const setMemberState = async (
  d: SessionsDeps,
  member_id: number,
  state: MemberState,
  by: StateChange,
): Promise<void> => {
  await d.db.tx(async (tx) => {
    if (!(await changeState(tx, member_id, state, by))) return
    await (state === 'closed' ? endSessions(tx, member_id, 'closed', d.clock.now()) : forgetCached(tx, member_id))
  })
  forgetMember(d.db, member_id)
}

export const requireMember = async (d: Pick<SessionsDeps, 'db'>, id: number): Promise<Member> =>
  (await findMember(d.db, id)) ?? refuse('sessions.member_not_found')

/** Takes a member's second factors away and writes by whom: an act of its own in the audit log, whatever it comes with. */
export const dropFactorsByStaff = async (
  tx: Tx,
  act: StaffAct,
  { id, reason }: { id: number; reason: string },
): Promise<void> => {
  const before = await dropFactors(tx, id)
  const entry = { action: 'sessions.factors_forgotten', target: `member:${id}`, reason, before }
  await recordAudit(tx, { ...describeStaffAct(act), ...entry })
}

type Forgetting = { id: number; totp: string; reason: string }

/** The same alone, for staff who prove themselves by a second factor once more; every session ends, and the member is told. */
export const forgetFactors = async (
  d: SessionsDeps,
  act: StaffAct,
  { id, totp, reason }: Forgetting,
): Promise<void> => {
  await requireMember(d, id)
  await requireStaffCode(d, act, totp)
  const at = d.clock.now()
  await d.db.tx(async (tx) => {
    await dropFactorsByStaff(tx, act, { id, reason })
    await endSessions(tx, id, 'kicked', at)
    await emit(tx, accessReset, { member_id: id, id: d.ids.uuid(), at, password: false, factors: true })
  })
  forgetMember(d.db, id)
}
