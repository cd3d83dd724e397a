import { type AuditActor, recordAudit } from '../audit/index.ts'
import type { Tx } from '../../kernel/db.ts'
import { setFrozen } from '../ledger/index.ts'
import { type MemberState, updateState } from './member.sql.ts'

export type StateChange = { actor: AuditActor; reason: string; ip?: string; request_id?: string }

/**
 * Freezes (may look, no money moves), frees or closes (no login) an account; the ledger's accounts follow. False when it was
 * so already. Sessions are the caller's: `setMemberState` of the module above is what others use.
 */
export const changeState = async (tx: Tx, member_id: number, state: MemberState, by: StateChange): Promise<boolean> => {
  if ((await updateState(tx, member_id, state)) === 0) return false
  await setFrozen(tx, member_id, state !== 'active')
  await recordAudit(tx, { ...by, action: 'members.state_changed', target: `member:${member_id}`, after: { state } })
  return true
}
