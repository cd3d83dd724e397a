import { type AuditActor, recordAudit } from '../audit/index.ts'
import type { Tx } from '../../kernel/db.ts'
import { setFrozen } from '../ledger/index.ts'
import type { IdentityDeps } from './deps.ts'
import { type MemberState, updateState } from './member.sql.ts'
import { forgetMember } from './session-cache.ts'
import { endSessions, forgetCached } from './session.sql.ts'

export type StateChange = { actor: AuditActor; reason: string; ip?: string; request_id?: string }

/**
 * Freezes (may look, no money moves), frees or closes (no login) an account; the ledger's accounts follow. Closing ends its
 * sessions. Every process sees it at once.
 */
export const setMemberState = async (
  d: IdentityDeps,
  member_id: number,
  state: MemberState,
  by: StateChange,
): Promise<void> => {
  await d.db.tx(async (tx) => {
    if ((await updateState(tx, member_id, state)) === 0) return
    await setFrozen(tx, member_id, state !== 'active')
    await endTheirSessions(tx, member_id, state, d.clock.now())
    await recordAudit(tx, { ...by, action: 'identity.state_changed', target: `member:${member_id}`, after: { state } })
  })
  forgetMember(d.db, member_id)
}

const endTheirSessions = (tx: Tx, member_id: number, state: MemberState, now: Date): Promise<number> =>
  state === 'closed' ? endSessions(tx, member_id, 'closed', now) : forgetCached(tx, member_id)
