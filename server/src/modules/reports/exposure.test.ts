import { createSandboxSupplier, offerSupplier } from '@moongate/testing'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'

type Row = { game_code: string; round: string | null; payout_most: string | null; unknown: number }
type Exposure = { data: { data: Row[]; total: number; last_page: number }; total: object }
const SBX = createSandboxSupplier('SBX')
let env: Env
const { ok, outcome, member_id, job } = createScenario(() => env)
beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z', suppliers: { SBX } })
  await offerSupplier(env.owner, 'SBX')
})
// What a test lays is gone before the next: all that is open counts together.
beforeEach(() => env.owner.run(sql`delete from betting.bets where supplier_code = 'SBX' and bill_no <> 'told'`))
afterAll(async () => {
  expect(await env.invariants()).toEqual([])
  await env.stop()
})

type Bet = { member?: number; game?: string; most?: number | null; status?: string; asset?: string; at?: string }
const lay = (round: string | null, { member = 1, game = 'table', most = 1_000, status = 'X', ...rest }: Bet = {}) => {
  const { asset = 'CNY', at = '2026-01-15T03:00:00Z' } = rest
  return env.owner
    .run(sql`insert into betting.bets (member_id, id, bill_no, supplier_code, game_type, game_code, game_title, detail, asset, stake, status, bet_at, settled_at, round_id, payout_most)
    values (${member}, gen_random_uuid(), gen_random_uuid()::text, 'SBX', 1, ${game}, '{}', '{}', ${asset}, 500, ${status}, ${at}::timestamptz,
      ${status === 'X' ? null : at}::timestamptz, ${round}, ${most})`)
}
const read = async (query: Record<string, string> = {}, as = 'sofia') =>
  (await ok('GET /office/exposure', { as, query: { limit: '100', ...query } })) as unknown as Exposure

describe('R6.6 what is open', () => {
  it('is nothing where every bet has ended', async () => {
    await lay('ended', { status: 'COMPLETE' })
    const { data, total } = await read()
    expect([data.data, data.total]).toEqual([[], 0])
    const nothing = { bets: 0, members: 0, bet_amount: '0.00', payout_most: null, unknown: 0, since: null }
    expect(total).toEqual(nothing)
  })

  it('is told by game and round, with the sum of the most that each bet may bring, the greatest first; of others nothing', async () => {
    await lay('r-1', { at: '2026-01-15T02:00:00Z' })
    await lay('r-1', { most: 18_050 })
    await lay('r-1', { member: 2, most: null })
    for (const status of ['COMPLETE', 'N', 'CANCEL']) await lay('r-1', { status, most: 9_999_999 })
    await lay('r-1', { asset: 'PLAY', most: 9_999_999 })
    await lay('r-2', { member: 2, most: 50_000 })
    await lay('r-1', { game: 'match', most: 600 })
    for (const member of [1, 1, 3]) await lay(null, { member, game: 'cards', most: null })
    const { data, total } = await read()
    expect(data.data.map((row) => [row.game_code, row.round, row.payout_most, row.unknown])).toEqual([
      ['table', 'r-2', '500.00', 0],
      ['table', 'r-1', '190.50', 1],
      ['match', 'r-1', '6.00', 0],
      ['cards', null, null, 3],
    ])
    const about = { api_code: 'SBX', api_title: expect.any(String), title: 'table', type_text: expect.any(String) }
    const figures = { bets: 3, members: 2, bet_amount: '15.00', payout_most: '190.50', unknown: 1 }
    const row = { ...about, ...figures, game_code: 'table', round: 'r-1', since: '2026-01-15 10:00:00' }
    expect(data.data[1]).toEqual(row)
    const all = { bets: 8, members: 3, bet_amount: '40.00', payout_most: '696.50', unknown: 4 }
    expect(total).toEqual({ ...all, since: '2026-01-15 10:00:00' })
    const second = await read({ limit: '1', page: '2' })
    expect(second).toMatchObject({ data: { data: [{ round: 'r-1', game_code: 'table' }], last_page: 4 }, total })
  })

  it('R2.32 comes from suppliers that tell it, and goes when the bet ends', async () => {
    await ok('POST /game/deposit', { as: 'alice', key: 'exposure-of-a-test', body: { api_code: 'SBX', money: '500' } })
    const [alice, now] = [await member_id('alice'), env.clock.now()]
    const wording = { game_code: 'reels', game_type: 3 as const, game_title: { en: 'Reels' }, detail: { en: 'A spin' } }
    const bet = { id: 'told', player: { member_id: alice, is_demo: false }, ...wording, stake: 10_00n, bet_at: now }
    SBX.play(alice, -10_00n)
    const open = { payout: 0n, status: 'open' as const, settled_at: undefined, changed_at: now }
    SBX.addBet({ ...bet, ...open, round: 'told-1', payout_most: 360_00n })
    await job('mirror.pull_all')
    const find = async () => (await read()).data.data.find(({ round }) => round === 'told-1')
    expect(await find()).toMatchObject({ bets: 1, members: 1, bet_amount: '10.00', payout_most: '360.00', unknown: 0 })
    env.clock.advance(1000)
    const settled_at = env.clock.now()
    SBX.addBet({ ...bet, payout: 0n, status: 'settled', settled_at, changed_at: settled_at })
    await job('mirror.pull_all')
    expect(await find()).toBeUndefined()
  })

  it('is for staff alone', async () =>
    expect(await outcome('GET /office/exposure', { as: 'alice' })).toMatch(/^40[13]/))
})
