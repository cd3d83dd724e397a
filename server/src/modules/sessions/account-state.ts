import { recordAudit } from '../audit/index.ts'
import type { Tx } from '../../kernel/db.ts'
import { type StaffAct, describeStaffAct } from '../../kernel/http/staff-act.ts'
import { emit } from '../../kernel/outbox.ts'
import { refuse } from '../../kernel/refusal.ts'
import { dropFactors } from '../factors/index.ts'
import { leaveGames } from '../games/index.ts'
import {
  changeState,
  clearQkPwd,
  findMember,
  lockCredentials,
  type Member,
  type MemberState,
  replaceRealname,
  type StateChange,
} from '../members/index.ts'
import { requireStaffCode } from '../staff/index.ts'
import type { SessionsDeps } from './deps.ts'
import { forgetMember } from './session-cache.ts'
import { endSessions, forgetCached } from './session.sql.ts'
import { accessReset } from './sessions.events.ts'

/**
 * Freezes (may look, no money moves), frees or closes (no login) an account; freezing ends what is open at suppliers, closing its sessions, and
 * is for good. Every process sees it at once. Refuses sessions.account_closed.
 */
export const setMemberState = async (
  d: SessionsDeps,
  member_id: number,
  state: MemberState,
  by: StateChange,
): Promise<void> => {
  await d.db.tx(async (tx) => {
    if (state !== 'closed' && (await lockCredentials(tx, member_id)).state === 'closed')
      refuse('sessions.account_closed')
    if (!(await changeState(tx, member_id, state, by))) return
    await (state === 'closed' ? endSessions(tx, member_id, 'closed', d.clock.now()) : forgetCached(tx, member_id))
    if (state === 'frozen') await leaveGames(tx, member_id)
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
  const entry = { action: 'sessions.factors_forgotten' as const, target: `member:${id}`, reason, before }
  await recordAudit(tx, { ...describeStaffAct(act), ...entry })
}

type Asked = { id: number; totp: string; reason: string }
type What = { factors?: true; qk_pwd?: true; realname?: true }

/** What staff do to an account who prove themselves by a second factor once more; every session ends, and the member is told. */
const changeAccess = async (
  d: SessionsDeps,
  act: StaffAct,
  { id, totp }: Asked,
  what: What,
  change: (tx: Tx) => Promise<void>,
): Promise<void> => {
  await requireMember(d, id)
  await requireStaffCode(d, act, totp)
  const at = d.clock.now()
  await d.db.tx(async (tx) => {
    await change(tx)
    await endSessions(tx, id, 'kicked', at)
    const nothing = { password: false, factors: false, qk_pwd: false, realname: false }
    await emit(tx, accessReset, { member_id: id, id: d.ids.uuid(), at, ...nothing, ...what })
  })
  forgetMember(d.db, id)
}

/** Forgets second factors alone. */
export const forgetFactors = (d: SessionsDeps, act: StaffAct, asked: Asked): Promise<void> =>
  changeAccess(d, act, asked, { factors: true }, (tx) => dropFactorsByStaff(tx, act, asked))

/** Takes a withdrawal password away that its member has forgotten: they set another, as they did the first (decisions/0510). */
export const forgetWithdrawalPassword = (d: SessionsDeps, act: StaffAct, asked: Asked): Promise<void> =>
  changeAccess(d, act, asked, { qk_pwd: true }, async (tx) => {
    await clearQkPwd(tx, asked.id)
    const entry = {
      action: 'sessions.withdrawal_password_forgotten' as const,
      target: `member:${asked.id}`,
      reason: asked.reason,
    }
    await recordAudit(tx, { ...describeStaffAct(act), ...entry })
  })

/** Puts a real name right that its member cannot change any more (R3.6). */
export const correctRealname = (
  d: SessionsDeps,
  act: StaffAct,
  { realname, ...asked }: Asked & { realname: string },
): Promise<void> =>
  changeAccess(d, act, asked, { realname: true }, async (tx) => {
    const before = { realname: await replaceRealname(tx, asked.id, realname) }
    const entry = { action: 'sessions.realname_corrected' as const, target: `member:${asked.id}`, reason: asked.reason }
    await recordAudit(tx, { ...describeStaffAct(act), ...entry, before, after: { realname } })
  })
