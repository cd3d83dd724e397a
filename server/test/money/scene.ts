import { createSandboxSupplier, offerSupplier } from '@moongate/testing'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { sql } from '../../src/kernel/db.ts'
import type { Chain } from '../../src/modules/chain/index.ts'
import { prepareDraws } from '../../src/modules/lottery/index.ts'
import type { GatewayPort } from '../../src/modules/payments/index.ts'

/** The demo with money in every place, for what is tried on it by a hundred at once. */
export let env: Env
export const { data, ok, outcome, wallets, enterLottery } = createScenario(() => env)
/** What the calls name: the player's session, a card, a channel by hand and one online. */
export const there = { player: '', card: 0, channel: { id: 0, type: '', account: '' }, online: { id: 0, type: '' } }
let n = 0
export const key = () => `money-race-${++n}`

/** One for each call about a transfer that nobody answers for: while one is unclear there is no second. */
export const SILENT = ['ASKED', 'PROPOSED', 'SETTLED'] as const

/** The payments that have come otherwise than they were ordered, in the gateway's own book. */
export const odd_payments = new Set<string>()

/** A gateway that shows a page for each order, knows of odd payments and of no payout, and gives everything back. */
export const SILENT_GATEWAY: GatewayPort = {
  code: 'HARBOUR',
  horizon_ms: 120_000,
  createPayment: async ({ id }) => ({ outcome: 'ok', pay_url: `/pay/${id}` }),
  paymentStatus: async (id) =>
    odd_payments.has(id)
      ? { outcome: 'found', state: 'paid', external_id: `H-${id}`, amount: 5000n, currency: 'CNY' }
      : { outcome: 'unknown' },
  createPayout: async () => ({ outcome: 'unknown' }),
  payoutStatus: async () => ({ outcome: 'not_found' }),
  taken: 'ok',
  readEvent: () => undefined,
  refund: async () => ({ outcome: 'done' }),
  fetchSettlement: async () => ({ outcome: 'unknown' }),
}

/** A node that answers nothing. */
const nothing = async () => undefined
const SILENT_CHAIN: Chain = {
  port: { readHead: nothing, readBlockHash: nothing, findTransfers: nothing, readRate: nothing },
  confirmations: 12,
  first_block: 0,
  deriveAddress: (position) => `0x${position.toString(16).padStart(40, '0')}`,
  faucet: '',
}

const unclear = async () => ({ outcome: 'unknown' }) as const
const free_spins = { give: unclear, takeBack: unclear }

/** Starts it; the suppliers, the gateway and the chain answer nothing that ends anything. */
export const startScene = async (): Promise<Env> => {
  const suppliers = Object.fromEntries(SILENT.map((code) => [code, { ...createSandboxSupplier(code), free_spins }]))
  const gateways = { [SILENT_GATEWAY.code]: SILENT_GATEWAY }
  env = await startEnv({
    seed: 'demo',
    start_at: '2026-01-15T04:00:10Z',
    suppliers,
    gateways,
    chains: { erc: SILENT_CHAIN },
  })
  for (const code of SILENT) await offerSupplier(env.owner, code)
  await ok('POST /game/deposit', { as: 'alice', key: key(), body: { api_code: 'JZ', money: '1000' } })
  there.card = (await data<{ id: number }[]>('GET /member/bank', { as: 'alice' }))[0]?.id ?? 0
  there.channel =
    (await data<(typeof there.channel)[]>('GET /payment/normal/list', { as: 'alice' }))[0] ?? there.channel
  there.online = (await data<(typeof there.online)[]>('GET /payment/online/list', { as: 'alice' }))[0] ?? there.online
  return env
}

/** Everything that money leaves behind: what a call did is what this has grown by. */
export const traces = () =>
  env.owner.one<
    Record<string, number>
  >(sql`select (select count(*)::int from ledger.postings) as postings, (select count(*)::int from wallet.transfers) as transfers,
    (select count(*)::int from cashier.deposits) as deposits, (select count(*)::int from cashier.withdrawals) as withdrawals, (select count(*)::int from lottery.tickets) as tickets,
    (select count(*)::int from claims.claims) as claims, (select count(*)::int from payments.refunds) as refunds,
    (select count(*)::int from chain.orders) as usdt_orders, (select count(*)::int from rebate.claims) as rebates, (select count(*)::int from wheel.spins) as spins,
    (select count(*)::int from savings.holdings) as holdings, (select count(*)::int from credit.loans) as loans,
    (select count(*)::int from promotions.applications) as applications, (select count(*)::int from papers.papers) as papers,
    (select count(*)::int from bonus.bonuses) as bonuses, (select count(*)::int from freespins.grants) as free_spins,
    (select count(*)::int from audit.entries where action like any (array['bonus.%', 'cashier.%', 'chain.%', 'commission.%', 'credit.%', 'freespins.%', 'levelup.%', 'lottery.%', 'payments.%', 'promotions.%', 'rebate.%', 'team.%', 'wallet.%', 'wheel.%'])) as decisions`)
/** The mark of the terms that stand at an address of the office. */
export const readSeen = async (path: string): Promise<string> =>
  (await data<{ terms: { seen: string } }>(`GET /office/${path}`, { as: 'erin' })).terms.seen
export const grown = async (before: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(await traces())
      .map(([name, now]) => [name, now - (before[name] ?? 0)])
      .filter(([, by]) => by !== 0),
  )

/** The lottery's next draws and alice's way into it, both of today: some cases move the clock by days. */
const openLottery = async (): Promise<void> => {
  await prepareDraws(env)
  there.player = await enterLottery('alice')
}

/** The same beginning for each: money at home and at the lottery, nothing waiting, no person needed and no limit in the way. */
export const prepare = async (): Promise<void> => {
  await openLottery()
  await ok('POST /game/recovery_last', { as: 'alice', key: key(), body: {} })
  await ok('POST /game/deposit', { as: 'alice', key: key(), body: { api_code: 'JZ', money: '100' } })
  await env.owner.run(sql`update cashier.deposits set state = 'rejected', finished_at = now() where state = 'pending'`)
  await env.owner.run(
    sql`insert into site.configs (key, value) values ('withdrawal', '{"min":"100.00","max":"50000.00","daily_count":50,"fee_percent":"0.00","open_from":"00:00","open_to":"24:00"}') on conflict (key) do update set value = excluded.value`,
  )
  await env.owner.run(
    sql`insert into site.configs (key, value) values ('automatic_approval', '{"up_to":""}') on conflict (key) do update set value = excluded.value`,
  )
}

/** A call that moves money: who asks what, what else the same key may not ask, and what it leaves behind. */
export type Case = {
  as: () => string
  body: () => Promise<object> | object
  other?: (body: object) => object
  path?: () => Promise<Record<string, string>>
  does: Record<string, number>
  status?: number
}
export const order = (id: () => Promise<string>) => async () => ({ id: await id() })
