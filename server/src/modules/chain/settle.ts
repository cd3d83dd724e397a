import type { UsdtType } from '@moongate/contract/chain.states'
import { usdtPush, usdtTransferPush } from '@moongate/contract/chain.pushes'
import { channels } from '@moongate/contract'
import type { Tx } from '../../kernel/db.ts'
import { pushAll } from '../../kernel/push.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { isAway } from '../../kernel/sqlstate.rules.ts'
import type { Alarms } from './alarm.ts'
import { creditArrival } from '../cashier/index.ts'
import { findChannelOfType } from '../channels/index.ts'
import { readSetting } from '../site/index.ts'
import { usdtCreditSetting } from './chain.settings.ts'
import { decideCredit } from './credit.rules.ts'
import type { ChainDeps } from './deps.ts'
import { addReceived, lockOrderAt } from './order.sql.ts'
import { PAYMENT_TYPE, readRate } from './order.ts'
import { findFinal, lockFinal, type Transfer, updateDecided } from './transfer.sql.ts'

/**
 * Decides every final transfer of a network, each for itself: one that cannot be credited holds up no other, unless the database is away
 * from all of them.
 */
export const settleFinal = async (d: ChainDeps & { alarms: Alarms }, network: UsdtType): Promise<void> => {
  const about = { alarm: 'usdt_transfer_failed', network } as const
  const failed: string[] = []
  for (const { id } of await findFinal(d.db, network)) {
    try {
      await settleOne(d, id)
    } catch (error) {
      if (isAway(error)) throw error
      failed.push(id)
      const fault = { ...about, transfer_id: id }
      d.alarms.raise(fault, { err: error }, 'a transfer of USDT cannot be decided')
    }
  }
  d.alarms.end(about, failed)
}

const settleOne = async (d: ChainDeps, id: string): Promise<void> => {
  try {
    await d.db.tx((tx) => settleTransfer(d, tx, id))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await d.db.tx((tx) => settleTransfer(d, tx, id, true))
  }
}

/** `is_refused`: the books did not take it, e.g. of a member who is frozen; staff see to it, at what it is worth by its order. */
const settleTransfer = async (d: ChainDeps, tx: Tx, id: string, is_refused = false): Promise<void> => {
  const t = await lockFinal(tx, id)
  if (!t) return
  const order = await lockOrderAt(tx, t.member_id, t.network, t.block_at)
  const terms = await findChannelOfType(tx, PAYMENT_TYPE)
  const decided = decideCredit({
    usdt: t.usdt,
    order: order && { left: order.usdt - order.received, rate_ppm: order.rate_ppm },
    rate_ppm: await readRate(d, tx, t.network),
    min: terms?.min,
    most: (await readSetting(tx, usdtCreditSetting)).up_to,
  })
  if (decided.outcome === 'wait') return
  const { outcome, amount, rate_ppm, covered } = decided
  // Also of one that waits for staff: it came, and nothing else is paid at that rate in its place.
  if (order && covered > 0n) await addReceived(tx, order, covered)
  if (outcome === 'credit' && !is_refused) return void (await creditTransfer(d, tx, t, { amount, rate_ppm, covered }))
  const why = outcome === 'queue' ? decided.why : 'refused'
  await updateDecided(tx, t, { state: 'queued', why, amount, rate_ppm, covered })
  await tellAbout(tx, t)
}

/** Credits a transfer through the cashier, under its own id: a second time is refused. */
export const creditTransfer = async (
  d: Pick<ChainDeps, 'ids'>,
  tx: Tx,
  t: Transfer,
  { amount, rate_ppm, covered = t.covered }: { amount: bigint; rate_ppm: bigint; covered?: bigint },
): Promise<Transfer> => {
  const { bill_no } = await creditArrival(d, tx, {
    id: t.id,
    member_id: t.member_id,
    payment_type: PAYMENT_TYPE,
    amount,
    channel_account: t.address,
    payer_account: t.from_address,
    payment_desc: t.tx_hash,
  })
  const done = await updateDecided(tx, t, { state: 'credited', amount, rate_ppm, covered, bill_no })
  await tellAbout(tx, t)
  return done
}

export const tellAbout = (tx: Tx, { member_id }: Transfer): Promise<void> =>
  pushAll(tx, [usdtPush.to(channels.member(member_id), {}), usdtTransferPush.to(channels.office, {})])
