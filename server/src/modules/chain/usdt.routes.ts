import type { chainRoutes } from '@moongate/contract/chain'
import { USDT_TYPES, type UsdtType } from '@moongate/contract/chain.states'
import { formatUsdtRate, toWire } from '@moongate/money'
import type { Handlers } from '../../kernel/http/call.ts'
import { findAddress } from './address.sql.ts'
import type { ChainDeps } from './deps.ts'
import { findNetworks } from './network.sql.ts'
import { findOpenOrder } from './order.sql.ts'
import { placeOrder, readRate, requireTerms } from './order.ts'
import { findLatest } from './transfer.sql.ts'
import { type Depth, orderView, transferView } from './usdt.view.ts'

const LATEST = 5

/** How deep each connected chain has been read. */
export const readDepth = async (d: Pick<ChainDeps, 'db' | 'chains'>): Promise<Depth> =>
  Object.fromEntries(
    (await findNetworks(d.db)).map(({ code, head_block }) => [
      code,
      { head: head_block, needed: d.chains[code]?.confirmations ?? 0 },
    ]),
  )

const listNetworks = ({ chains }: Pick<ChainDeps, 'chains'>) =>
  USDT_TYPES.map((usdt_type) => ({
    usdt_type,
    available: chains[usdt_type] !== undefined,
    confirmations: chains[usdt_type]?.confirmations ?? 0,
    faucet: chains[usdt_type]?.faucet ?? '',
  }))

const showOrder = async (d: ChainDeps, member_id: number) => {
  const order = await findOpenOrder(d.db, member_id)
  if (!order) return null
  const found = await findAddress(d.db, member_id, order.network)
  return orderView(order, found?.address ?? '', d.clock.now())
}

const showTransfers = async (d: ChainDeps, member_id: number) => {
  const [rows, depth] = await Promise.all([findLatest(d.db, member_id, LATEST), readDepth(d)])
  return rows.map((t) => transferView(t, depth, d.config.site_time_zone))
}

/** USDT as members deposit it. */
export const createChainHandlers = (d: ChainDeps): Handlers<typeof chainRoutes> => ({
  usdt: async ({ caller: { member_id } }) => {
    const terms = await requireTerms(d.db)
    const first: UsdtType = USDT_TYPES.find((code) => d.chains[code]) ?? 'erc'
    const [rate_ppm, order, transfers] = await Promise.all([
      readRate(d, d.db, first),
      showOrder(d, member_id),
      showTransfers(d, member_id),
    ])
    return {
      data: {
        networks: listNetworks(d),
        min: toWire(terms.min),
        max: toWire(terms.max),
        single_max: toWire(terms.single_max),
        usdt_rate: rate_ppm === undefined ? null : formatUsdtRate(rate_ppm),
        order,
        transfers,
      },
    }
  },
  orderUsdt: async ({ caller: { member_id }, input, idempotency_key: request_key }) => {
    const asked = { member_id, network: input.usdt_type, amount: input.money, request_key }
    const { order, address } = await placeOrder(d, asked)
    return { data: orderView(order, address, d.clock.now()) }
  },
})
