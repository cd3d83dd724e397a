import { enqueue } from '../../kernel/jobs.ts'
import { findMember } from '../members/index.ts'
import { recoverBalances, type WalletDeps } from '../wallet/index.ts'
import { findHolding } from './exclusion.sql.ts'
import { homeJob } from './protection.jobs.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Nobody sits longer before a page that was opened once. */
const WATCHED_MS = 24 * HOUR_MS

/**
 * Brings home what a member who is shut out has at suppliers: a game that still stands open there has nothing more to play with. Again in a
 * minute where a supplier does not answer, and each hour of the first day, since what lay on a round comes back to the supplier.
 */
export const bringHome = async (d: WalletDeps, { member_id }: { member_id: number }): Promise<void> => {
  const [[held], member] = await Promise.all([findHolding(d.db, [member_id]), findMember(d.db, member_id)])
  if (!held || !member) return
  const { pending } = await recoverBalances(d, { member_id, is_demo: member.is_demo })
  const now = d.clock.now().getTime()
  if (pending.length === 0 && now - held.since.getTime() >= WATCHED_MS) return
  const run_at = new Date(now + (pending.length > 0 ? MINUTE_MS : HOUR_MS))
  await enqueue(d.db, homeJob, { member_id }, { run_at, key: `${homeJob.name}:${member_id}` })
}
