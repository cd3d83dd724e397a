import { judged } from './transfer.rules.ts'
import { stalledTransfers, type Transfer, transferOf } from './transfer.sql.ts'
import { settle } from './transfer.ts'
import type { WalletDeps } from './deps.ts'

/** A process that is alive answers well within this; the clients give up after 100 s. */
const STALLED_AFTER_S = 130

/** Asks the supplier what became of an unclear transfer and writes what it says (R4.14). */
export const checkTransfer = async (d: WalletDeps, member_id: number, id: string): Promise<void> => {
  const t = await transferOf(d.db, member_id, id)
  const port = t && d.suppliers[t.supplier_code]
  if (!port || t.state !== 'unknown') return
  const answer = await port.transferStatus(t.id)
  const outcome = judged(answer.outcome, t.now.getTime() - (t.sent_at ?? t.created_at).getTime(), port.horizon_ms)
  const reason = 'reason' in answer ? answer.reason : 'the supplier never received it'
  await settle(d, t, outcome === 'rejected' ? { outcome, reason } : { outcome })
}

/** Finds transfers whose process died: what was never sent goes back, what was sent is unclear. */
export const sweepStalled = async (d: WalletDeps): Promise<number> => {
  const stalled = await stalledTransfers(d.db, STALLED_AFTER_S)
  for (const t of stalled) await settle(d, t, lost(t))
  return stalled.length
}

const lost = (t: Transfer) => (t.state === 'held' ? ({ outcome: 'rejected', reason: 'never sent' } as const) : ({ outcome: 'unknown' } as const))
