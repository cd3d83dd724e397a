import { LIMIT_KINDS, LIMIT_PERIODS } from '@moongate/contract/protection.states'
import { type Env, startEnv } from '@moongate/testing/env'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { HasToAsk } from '../../kernel/breath.ts'
import { sql } from '../../kernel/db.ts'
import { createSeededRng } from '../../kernel/rng.ts'
import { addDays } from '../../kernel/time.ts'
import { guardAhead, type KnownLimits, recallLimits, rememberLimits } from './ahead.ts'
import { guardStakes } from './guard.ts'
import type { Staked } from './limit.rules.ts'
import { putLimit } from './limit.sql.ts'
import { setBar } from './bar.sql.ts'

let env: Env
const ZONE = 'Asia/Shanghai'
/** A Thursday; its week began in this month, so that no two periods begin together. */
const TODAY = '2026-01-15'
const MEMBERS = [901, 902, 903]

beforeAll(async () => {
  env = await startEnv({ start_at: '2026-01-15T04:00:00Z' })
})
afterAll(() => env.stop())
beforeEach(() => env.owner.run(sql`truncate policy.limits, policy.tallies, policy.clocks, policy.bars`))

/** Whether stakes pass in a breath, or have to be asked about. */
const passAhead = async (stakes: readonly Staked[], known: KnownLimits): Promise<boolean> => {
  try {
    await env.db.breath((breath) => guardAhead(breath, stakes, ZONE, known))
    return true
  } catch (error) {
    if (error instanceof HasToAsk) return false
    throw error
  }
}
/** What asking says of the same, one stake after the other; it teaches `known`. */
const ask = (stakes: readonly Staked[], known: KnownLimits) => env.db.tx((tx) => guardStakes(tx, stakes, ZONE, known))

const COMBINATIONS = LIMIT_KINDS.flatMap((kind) => LIMIT_PERIODS.map((period) => ({ kind, period })))

it.each(COMBINATIONS)(
  'R6.3 with a limit of $kind a $period passes in one breath what asking would let pass, and nothing else',
  async ({ kind, period }) => {
    const rng = createSeededRng(`ahead ${kind} ${period}`)
    const ends = new Set<boolean>()
    for (let round = 0; round < 8; round++) {
      const days = MEMBERS.flatMap((id) => [0, 1, 3, 5, 14, 15].map((back) => ({ id, day: addDays(TODAY, -back) })))
      const draw = (): number[] => days.map(() => rng.int(30))
      await env.owner.run(sql`truncate policy.limits, policy.tallies`)
      await env.owner.run(sql`insert into policy.tallies (member_id, on_day, staked, returned, seconds)
        select * from unnest(${days.map(({ id }) => id)}::int[], ${days.map(({ day }) => day)}::date[], ${draw()}::bigint[], ${draw()}::bigint[], ${draw()}::int[])`)
      const widest = round % 2 === 0 ? 60 : 400
      for (const member_id of MEMBERS.slice(1))
        await env.db.tx((tx) => putLimit(tx, { member_id, kind, period }, BigInt(rng.int(widest))))
      const stakes = [0, 1, 2, 1].map((i) => ({ member_id: MEMBERS[i] as number, amount: BigInt(1 + rng.int(40)) }))
      const known: KnownLimits = new Map()
      const codes = await ask(stakes, known)
      const passes = await passAhead(stakes, known)
      expect({ round, passes }).toEqual({ round, passes: codes.every((code) => !code) })
      ends.add(passes)
    }
    expect(ends.size).toBe(kind === 'deposit' ? 1 : 2)
  },
)

it.each<[name: string, kind: 'stake' | 'loss' | 'time', used: number, amount: bigint, passes: boolean]>([
  ['stakes up to the limit', 'stake', 90, 10n, true],
  ['one more', 'stake', 90, 11n, false],
  ['losses up to the limit', 'loss', 90, 10n, true],
  ['one more', 'loss', 90, 11n, false],
  ['the last second', 'time', 99, 11n, true],
  ['time that is used up', 'time', 100, 1n, false],
])('R6.3 %s, of a limit of 100', async (_, kind, used, amount, passes) => {
  const [member_id = 0] = MEMBERS
  await env.db.tx((tx) => putLimit(tx, { member_id, kind, period: 'day' }, 100n))
  const column = kind === 'time' ? sql`seconds` : sql`staked`
  await env.owner.run(
    sql`insert into policy.tallies (member_id, on_day, ${column}) values (${member_id}, ${TODAY}::date, ${used})`,
  )
  const known: KnownLimits = new Map()
  await ask([{ member_id, amount: 0n }], known)
  expect(await passAhead([{ member_id, amount }], known)).toBe(passes)
})

it('R6.3 what is not as it is known has to be asked about: no limit, another one, play that is shut', async () => {
  const [member_id = 0] = MEMBERS
  const stakes = [{ member_id, amount: 1n }]
  const set = (kind: 'deposit' | 'stake' | 'time') =>
    env.db.tx((tx) => putLimit(tx, { member_id, kind, period: 'day' }, 1000n))
  const known = recallLimits(env.db)
  expect(await passAhead(stakes, known)).toBe(true)
  for (const kind of ['deposit', 'stake', 'time'] as const) {
    await set(kind)
    expect([kind, await passAhead(stakes, known)]).toEqual([kind, false])
    expect(await ask(stakes, known)).toEqual([undefined])
    expect([kind, await passAhead(stakes, known)]).toEqual([kind, true])
  }
  const since = new Date(0)
  await env.owner.run(sql`truncate policy.limits`)
  expect([known.has(member_id), await passAhead(stakes, known), known.has(member_id)]).toEqual([true, true, false])
  await env.db.tx((tx) => setBar(tx, { member_id, action: 'receive_gift', why: 'credit_overdue', since }))
  expect(await passAhead(stakes, known)).toBe(true)
  await env.db.tx((tx) => setBar(tx, { member_id, action: 'play', why: 'protected', since }))
  expect(await passAhead(stakes, known)).toBe(false)
})

it('forgets whose limits it knew rather than to keep more than it may', () => {
  const known: KnownLimits = new Map()
  for (let id = 0; id < 50_001; id++) rememberLimits(known, id, [])
  expect(known.size).toBe(1)
})
