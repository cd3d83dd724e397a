import { quoteUsdt } from '@moongate/money'
import type { UsdtType } from '@moongate/contract/chain.states'
import type { Reader, Tx } from '../../kernel/db.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { chooseDocumentId, once } from '../../kernel/once.ts'
import { refuse } from '../../kernel/refusal.ts'
import { findChannelOfType, getSingleMax } from '../channels/index.ts'
import type { Asset } from '../ledger/index.ts'
import { guardOrder } from '../cashier/index.ts'
import { filterByLevel } from '../levelup/index.ts'
import { readSetting } from '../site/index.ts'
import { findRealName } from '../members/index.ts'
import { giveAddress } from './address.ts'
import { watchJob } from './chain.jobs.ts'
import { usdtSetting } from './chain.settings.ts'
import { type ChainDeps, requireChain } from './deps.ts'
import { findNetwork } from './network.sql.ts'
import { closeOrders, findOrder, insertOrder, lockMember, sumOpenUsdt, type UsdtOrder } from './order.sql.ts'
import { isFresh, computeRate, refuseAmount } from './quote.rules.ts'

/** How such deposits are called in orders, postings and lists. */
export const PAYMENT_TYPE = 'online_usdt'

type Terms = { asset: Asset; min: bigint; max: bigint; single_max: bigint; from_level: number }

/** What the operator takes in USDT. Refuses cashier.no_account. */
export const requireTerms = async (r: Reader): Promise<Terms> => {
  const channel = (await findChannelOfType(r, PAYMENT_TYPE)) ?? refuse('cashier.no_account')
  return { ...channel, single_max: getSingleMax(channel) }
}

/** What members get for a USDT now, the operator's spread taken off; undefined while the ticker is silent. */
export const readRate = async (
  d: Pick<ChainDeps, 'clock'>,
  r: Reader,
  network: UsdtType,
): Promise<bigint | undefined> => {
  const [known, { spread_percent }] = await Promise.all([findNetwork(r, network), readSetting(r, usdtSetting)])
  if (!known || known.rate_ppm === null || !isFresh(known.rate_at, d.clock.now())) return undefined
  return computeRate(known.rate_ppm, spread_percent)
}

type Asked = { member_id: number; network: UsdtType; amount: bigint; request_key?: string | undefined }

/**
 * Freezes rate and sum for a member, and gives them their address. Refuses chain.network_missing, chain.no_rate, cashier.realname_missing,
 * cashier.no_account, cashier.level_missing, cashier.below_min, cashier.above_max, cashier.above_single, idempotency.key_reused.
 */
export const placeOrder = async (d: ChainDeps, asked: Asked): Promise<{ order: UsdtOrder; address: string }> => {
  const { member_id, network, amount, request_key } = asked
  const chain = requireChain(d, network)
  return d.db.tx(async (tx) => {
    await lockMember(tx, member_id)
    const id = chooseDocumentId(d.ids, 'chain.order', member_id, request_key)
    const order = await once(
      () => findOrder(tx, member_id, id),
      { amount, network },
      () => freezeOrder(d, tx, { ...asked, id }),
    )
    await enqueue(tx, watchJob, { network }, { key: `watch:${network}`, max_attempts: 1 })
    return { order, address: await giveAddress(tx, chain, member_id, network) }
  })
}

const freezeOrder = async (
  d: ChainDeps,
  tx: Tx,
  { member_id, network, amount, id }: Asked & { id: string },
): Promise<UsdtOrder> => {
  if ((await findRealName(tx, member_id)) === '') refuse('cashier.realname_missing')
  const terms = await requireTerms(tx)
  if ((await filterByLevel(tx, member_id, [terms])).length === 0) refuse('cashier.level_missing')
  const refusal = refuseAmount(amount, terms)
  if (refusal) refuse(refusal)
  // That before in this network goes first: it is not paid besides.
  await closeOrders(tx, member_id, network)
  await guardOrder({ ...d, sum_open_usdt: sumOpenUsdt }, tx, { member_id, amount })
  const rate_ppm = (await readRate(d, tx, network)) ?? refuse('chain.no_rate')
  const { order_minutes } = await readSetting(tx, usdtSetting)
  const expires_at = new Date(d.clock.now().getTime() + order_minutes * 60_000)
  const usdt = quoteUsdt(amount, rate_ppm)
  return insertOrder(tx, { member_id, id, network, asset: terms.asset, amount, rate_ppm, usdt, expires_at })
}
