import type { Env } from './env.ts'
import type { TestChain } from './sandbox-chain.ts'
import { createScenario } from './scenario.ts'

type Order = { usdt_rate: string; address: string; usdt: string; received: string; left_seconds: number }
type Row = { tx_hash: string; usdt: string; state: string; confirmations: number; needed: number; money: string | null }
type Panel = { single_max: string; order: Order | null; transfers: Row[]; usdt_rate: string | null; min: string }

/** Short words for tests in which members pay in USDT, e.g. `const { order, give, mine } = createUsdt(() => env, () => chain)`. */
export const createUsdt = (env: () => Env, chain: () => TestChain) => {
  const { data } = createScenario(env)
  const panel = (as: string) => data<Panel>('GET /recharge/usdt', { as })
  return {
    panel,
    order: (as: string, money = '696.50') =>
      data<Order>('POST /recharge/usdt', { as, body: { money, usdt_type: 'erc' } }),
    /** Sends so many USDT, to be in the next block; answers its transaction. */
    give: async (to: string, usdt: number) =>
      String((await chain().control('give', { to, value: String(Math.round(usdt * 1e6)) })).tx_hash),
    /** Makes blocks, by a clock that is so many seconds behind. */
    mine: (count = 1, behind = 0) =>
      chain().control('mine', { count, at: Math.floor(env().clock.now().getTime() / 1000) - behind }),
    /** A member's transfer as they see it. */
    find: async (as: string, tx: string) => (await panel(as)).transfers.find(({ tx_hash }) => tx_hash === tx),
  }
}
