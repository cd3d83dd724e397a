import { type MemberState, type StateChange, changeState } from '../members/index.ts'
import type { SessionsDeps } from './deps.ts'
import { forgetMember } from './session-cache.ts'
import { endSessions, forgetCached } from './session.sql.ts'

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
