import { enqueue } from '../../kernel/jobs.ts'
import type { SupplierPort, SupplierStatus } from '../games/index.ts'
import type { TransferReason } from './reason.rules.ts'
import { judgeAnswer, type TransferState } from './transfer.rules.ts'
import { findForgottenTransfers, findStalledTransfers, type Transfer, findTransfer } from './transfer.sql.ts'
import { readHeard, settleTransfer } from './transfer.ts'
import type { WalletDeps } from './deps.ts'
import { checkJob } from './wallet.jobs.ts'

/** A process that is alive answers well within this; the clients give up after 100 s. */
const STALLED_AFTER_S = 130
/** A check is this late only when its job was lost. */
const FORGOTTEN_AFTER_S = 600

/**
 * Asks the supplier what became of an unclear transfer and writes what it says (R4.14). Where people look already it is asked when
 * one of them wants to, not by the clock.
 */
export const checkTransfer = async (
  d: WalletDeps,
  member_id: number,
  id: string,
  states: readonly TransferState[] = ['unknown'],
): Promise<void> => {
  const t = await findTransfer(d.db, member_id, id)
  if (!t || !states.includes(t.state)) return
  const port = d.suppliers[t.supplier_code]
  // One that is connected no more is unclear, as while it is silent: people have it after a day.
  const answer: SupplierStatus = port ? await askStatus(d, port, t) : { outcome: 'unknown' }
  const since_sent_ms = t.now.getTime() - (t.sent_at ?? t.created_at).getTime()
  const outcome = judgeAnswer(answer.outcome, since_sent_ms, port?.horizon_ms ?? Infinity)
  const reason = 'reason' in answer ? answer.reason : ('the supplier never received it' satisfies TransferReason)
  await settleTransfer(d, t, outcome === 'rejected' ? { outcome, reason } : { outcome }, readHeard(answer))
}

const askStatus = async (d: WalletDeps, port: SupplierPort, { id, amount }: Transfer): Promise<SupplierStatus> => {
  try {
    return await port.transferStatus(id, amount)
  } catch (error) {
    d.log.error({ err: error, supplier: port.code, transfer_id: id }, 'a supplier port threw')
    return { outcome: 'unknown' }
  }
}

/** Finds transfers whose process died: what was never sent goes back, what was sent is unclear, what was to be asked about is asked. */
export const sweepStalled = async (d: WalletDeps): Promise<number> => {
  const stalled = await findStalledTransfers(d.db, STALLED_AFTER_S)
  for (const t of stalled) await settleTransfer(d, t, judgeLost(t))
  const forgotten = await findForgottenTransfers(d.db, FORGOTTEN_AFTER_S)
  for (const { member_id, id } of forgotten)
    await enqueue(d.db, checkJob, { member_id, id }, { key: `wallet.check:${id}` })
  return stalled.length + forgotten.length
}

const judgeLost = (t: Transfer) =>
  t.state === 'held'
    ? ({ outcome: 'rejected', reason: 'never sent' satisfies TransferReason } as const)
    : ({ outcome: 'unknown' } as const)
