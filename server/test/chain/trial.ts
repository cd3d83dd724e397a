import type { Env } from '@moongate/testing/env'
import type { TestChain } from '@moongate/testing/sandbox-chain'
import { sql } from '../../src/kernel/db.ts'
import { createSeededRng, type Rng } from '../../src/kernel/rng.ts'

/** Who looks at the chain, and is stopped in the middle of it. */
export type Watcher = {
  /** Lets it look for a while. */
  look: () => Promise<void>
  /** Stops it anywhere, and starts another one. */
  kill: () => Promise<void>
}
export type Asked = { deposits: number; kills: number; seed: string }
export type Ended = {
  deposits: number
  kills: number
  reorganised: number
  gaps: number
  dropped: number
  credited: number
  lost: number
  doubled: number
  foreign: number
  wrong: number
}

const MEMBERS = ['alice', 'bobby', 'carol']
const RATE_PPM = 7_000_000

/** Each member's address; they have names, since nobody deposits without one. */
const giveAddresses = async (env: Env): Promise<string[]> => {
  await env.owner.run(
    sql`update members.members set realname = '王小明' where name = any (${MEMBERS}) and realname = ''`,
  )
  const addresses: string[] = []
  for (const as of MEMBERS) {
    const { body } = await env.call('POST /recharge/usdt', { as, body: { money: '100', usdt_type: 'erc' } })
    addresses.push((body as { data: { address: string } }).data.address)
  }
  return addresses
}

const pick = <T>(rng: Rng, list: readonly T[]): T => list[rng.int(list.length)] as T

/** What the chain itself says was given to our members, beside what our books say was credited for it. */
const compare = async (env: Env, chain: TestChain, addresses: readonly string[]) => {
  const gifts = (await chain.listGifts()).filter(({ to }) => addresses.includes(to))
  const credits = await env.owner.many<{ key: string; usdt: bigint; n: number; amount: bigint; booked: bigint }>(
    sql`select t.tx_hash || ':' || t.log_index as key, t.usdt, count(s.*)::int as n, t.amount, coalesce(sum(s.amount), 0)::bigint as booked
      from chain.transfers t left join ledger.statement s on s.ref = t.bill_no and s.account_kind = 'centre' and s.kind = 'cashier.deposit_credited'
      where t.state = 'credited' group by t.member_id, t.id`,
  )
  const known = new Map(gifts.map((gift) => [`${gift.tx_hash}:${gift.log_index}`, gift]))
  const keys = new Set(credits.map(({ key }) => key))
  return {
    credited: credits.length,
    lost: [...known.keys()].filter((key) => !keys.has(key)).length,
    doubled: credits.filter(({ n }) => n > 1).length + (credits.length - keys.size),
    foreign: credits.filter(({ key }) => !known.has(key)).length,
    wrong: credits.filter(
      ({ key, usdt, amount, booked }) => String(usdt) !== known.get(key)?.value || amount !== booked,
    ).length,
  }
}

/** One more thing that goes wrong on chains and on the way to them. */
const disturb = async (chain: TestChain, rng: Rng, told: { reorganised: number; gaps: number }): Promise<void> => {
  if (rng.int(3) === 0) {
    await chain.control('gap', { calls: 1 + rng.int(4) })
    told.gaps++
    return
  }
  const { dropped } = await chain.control('reorganise', {
    depth: 1 + rng.int(11),
    lose: rng.int(6) === 0,
    noise: rng.int(2) === 0,
  })
  if (Number(dropped) > 0) told.reorganised++
}

/**
 * Members are sent USDT while the chain changes its mind, the node falls silent and whoever watches is killed; then what the chain says
 * is compared with our books.
 */
export const runTrial = async (
  env: Env,
  chain: TestChain,
  watcher: Watcher,
  { deposits, kills, seed }: Asked,
): Promise<Ended> => {
  const rng = createSeededRng(seed)
  const told = { reorganised: 0, gaps: 0 }
  await chain.control('rate', { rate_ppm: RATE_PPM })
  await watcher.look()
  const addresses = await giveAddresses(env)
  const every = Math.max(1, Math.floor(deposits / kills))
  for (let n = 1; n <= deposits; n++) {
    await chain.control('give', { to: pick(rng, addresses), value: String(20_000_000 + rng.int(200_000_000)) })
    if (rng.int(2) === 0) await chain.control('mine', { count: 1 + rng.int(3) })
    if (rng.int(4) === 0) await disturb(chain, rng, told)
    if (rng.int(3) === 0) await watcher.look()
    if (n % every === 0) await watcher.kill()
  }
  await chain.control('gap', { calls: 0 })
  await chain.control('mine', { count: 14 })
  await watcher.look()
  for (let tries = 0; tries < 50 && (await isOpen(env, chain)); tries++) await watcher.look()
  const found = await compare(env, chain, addresses)
  return { deposits, kills, ...told, dropped: deposits - found.credited, ...found }
}

/** Whether the chain has final blocks that nobody has read yet, or transfers that nobody has decided. */
const isOpen = async (env: Env, chain: TestChain): Promise<boolean> => {
  const head = await chain.chains.erc?.port.readHead()
  const { n, final_block } = await env.owner.one<{ n: number; final_block: bigint }>(
    sql`select (select count(*)::int from chain.transfers where state = 'final') as n, final_block from chain.networks`,
  )
  return n > 0 || head === undefined || Number(final_block) < head.final
}
