import { recordAudit } from '../audit/index.ts'
import { type StaffAct, describeStaffAct } from '../../kernel/http/staff-act.ts'
import { emit } from '../../kernel/outbox.ts'
import { hashToken } from '../../kernel/ids.ts'
import { hashPassword } from '../../kernel/password.ts'
import { refuse } from '../../kernel/refusal.ts'
import {
  checkPassword,
  findMember,
  findPasswordHash,
  lockCredentials,
  tellChange,
  updatePasswordHash,
} from '../members/index.ts'
import { requireStaffCode } from '../staff/index.ts'
import type { SessionsDeps } from './deps.ts'
import { dropFactorsByStaff, requireMember } from './account-state.ts'
import { forgetMember } from './session-cache.ts'
import { endSessions } from './session.sql.ts'
import { accessReset } from './sessions.events.ts'
import { dropReset, dropTicketsOf, findReset, putReset } from './ticket.sql.ts'

export const RESET_LIFE_MS = 24 * 60 * 60_000

/**
 * Takes a member's login password away and answers the token of a one-time link to a new one, for staff who prove themselves by a
 * second factor once more. The old password is good no more and every session ends: who lost an account has it shut at once
 * (decisions/0263). With `factors` the member's second factors go too, which is an act of its own in the audit log (0316).
 */
export const resetPasswordByStaff = async (
  d: SessionsDeps,
  act: StaffAct,
  { id, totp, reason, factors }: { id: number; totp: string; reason: string; factors: boolean },
): Promise<{ token: string; expires_at: Date }> => {
  const member = await requireMember(d, id)
  if (member.is_demo || member.state === 'closed') refuse('sessions.reset_not_possible')
  await requireStaffCode(d, act, totp)
  const [token, now] = [d.ids.token(), d.clock.now()]
  const expires_at = new Date(now.getTime() + RESET_LIFE_MS)
  await d.db.tx(async (tx) => {
    const { password_hash } = await lockCredentials(tx, id)
    await updatePasswordHash(tx, id, password_hash, null)
    await putReset(tx, { member_id: id, hash: hashToken(token), staff_id: act.staff_id, created_at: now, expires_at })
    await dropTicketsOf(tx, id)
    await endSessions(tx, id, 'password_changed', now)
    const entry = { action: 'sessions.password_reset' as const, target: `member:${id}`, reason }
    await recordAudit(tx, { ...describeStaffAct(act), ...entry })
    if (factors) await dropFactorsByStaff(tx, act, { id, reason })
    await emit(tx, accessReset, {
      member_id: id,
      id: d.ids.uuid(),
      at: now,
      password: true,
      factors,
      qk_pwd: false,
      realname: false,
    })
  })
  forgetMember(d.db, id)
  return { token, expires_at }
}

export type NewPassword = { token: string; password: string; password_confirmation: string }

/** Sets a member's password by a one-time link, which is used up with it. */
export const resetPassword = async (
  d: SessionsDeps,
  input: NewPassword,
  from: { ip: string; request_id: string },
): Promise<void> => {
  const [hash, now] = [hashToken(input.token), d.clock.now()]
  const { member_id } = (await findReset(d.db, hash, now)) ?? refuse('sessions.reset_invalid')
  const { name } = (await findMember(d.db, member_id)) ?? refuse('sessions.reset_invalid')
  if (input.password !== input.password_confirmation) refuse('members.confirmation_differs')
  await checkPassword(d, { name, password: input.password })
  const old_hash = await findPasswordHash(d.db, member_id)
  const new_hash = await hashPassword(input.password)
  await d.db.tx(async (tx) => {
    if ((await dropReset(tx, hash)) === 0) refuse('sessions.reset_invalid')
    if ((await updatePasswordHash(tx, member_id, old_hash, new_hash)) === 0) refuse('sessions.reset_invalid')
    await endSessions(tx, member_id, 'password_changed', now)
    const actor = { type: 'member' as const, id: member_id, name }
    await recordAudit(tx, { actor, action: 'sessions.password_set', target: `member:${member_id}`, ...from })
    await tellChange(d, tx, member_id, 'password_set')
  })
  forgetMember(d.db, member_id)
}
