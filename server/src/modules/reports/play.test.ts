import { createSandboxSupplier, offerSupplier } from '@moongate/testing'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'

type Row = { game_code: string; bets: number; rounds: number; measured: string; hint: string | null }
type Figures = { data: { data: Row[]; total: number; last_page: number }; total: object; from: string; to: string }
let env: Env
const { ok, outcome } = createScenario(() => env)
beforeAll(async () => {
  env = await startEnv({
    seed: 'demo',
    start_at: '2026-01-15T15:59:00Z',
    suppliers: { SBX: createSandboxSupplier('SBX') },
  })
  await offerSupplier(env.owner, 'SBX')
  await env.owner
    .run(sql`update games.catalogue set stake_least = 100, stake_most = 1000, return_least_ppm = 960000, return_most_ppm = 960000
    where supplier_code = 'SBX' and game_code = 'reels'`)
})
afterAll(() => env.stop())

const SECOND = { from: '2026-01-02', to: '2026-01-02' }
/** Bets that were settled, each `payout` of 1.00. */
const settle = (
  game: string,
  count: number,
  payout: number,
  { at = '2026-01-15T04:00:00Z', status = 'COMPLETE', asset = 'CNY', rounds = count } = {},
) =>
  env.owner
    .run(sql`insert into betting.bets (member_id, id, bill_no, supplier_code, game_type, game_code, game_title, detail, asset, stake, effective, payout, status, bet_at, settled_at, round_id)
    select 1, gen_random_uuid(), gen_random_uuid()::text, 'SBX', 3, ${game}, '{}', '{}', ${asset}, 100, 0, ${payout}, ${status}, ${at}::timestamptz, ${at}::timestamptz,
      ${game} || '-' || n % ${rounds} || '-' || ${payout} from generate_series(1, ${count}::int) n`)
const read = async (query: Record<string, string> = {}, as = 'sofia') =>
  (await ok('GET /office/game-figures', { as, query: { limit: '100', ...query } })) as unknown as Figures
const find = async (game: string, query?: Record<string, string>) =>
  (await read(query)).data.data.find(({ game_code }) => game_code === game)

describe('R6.6 the figures of games', () => {
  it('are what was settled between two days of the site, to the cent, beside what is published, and all games together, page by page', async () => {
    await settle('reels', 1_500, 0)
    await settle('reels', 1_500, 190)
    await settle('reels', 5, 100, { status: 'N' })
    await settle('reels', 5, 100, { asset: 'PLAY' })
    await settle('reels', 1, 333, { at: '2026-01-15T16:00:00Z' })
    await settle('dice', 2, 50, { at: '2026-01-14T15:59:59Z' })
    expect(await find('reels', { from: '2026-01-15', to: '2026-01-15' })).toEqual({
      api_code: 'SBX',
      api_title: expect.any(String),
      game_code: 'reels',
      title: expect.any(String),
      type_text: expect.any(String),
      bets: 3_000,
      rounds: 3_000,
      bet_amount: '3000.00',
      payout: '2850.00',
      ggr: '150.00',
      measured: '95.00',
      published: { return_least: '96.00', return_most: '96.00' },
      hint: 'within',
    })
    expect(await find('dice', { from: '2026-01-15', to: '2026-01-15' })).toBeUndefined()
    expect(await find('reels', { from: '2026-01-16', to: '2026-01-16' })).toMatchObject({
      bets: 1,
      ggr: '-2.33',
      hint: 'few',
    })
    expect(await find('dice', { from: '2026-01-14', to: '2026-01-14' })).toMatchObject({ bets: 2, hint: null })
    // Without days they are of the last seven.
    const figures = await read({ api_code: 'SBX' })
    expect(figures).toMatchObject({ from: '2026-01-09', to: '2026-01-15', data: { total: 2 } })
    expect(figures.total).toEqual({
      bets: 3_002,
      bet_amount: '3002.00',
      payout: '2851.00',
      ggr: '151.00',
      measured: '94.97',
    })
    const second = await read({ api_code: 'SBX', limit: '1', page: '2' })
    expect(second.data).toMatchObject({ data: [{ game_code: 'dice' }], last_page: 2 })
    expect((await read({ api_code: 'SBX', gameType: '5' })).data.total).toBe(0)
  })

  it('say beyond chance of rounds, not of bets that one round decided together', async () => {
    await settle('rows', 3_000, 0, { at: '2026-01-02T04:00:00Z' })
    await settle('rows', 3_300, 200, { at: '2026-01-02T04:00:00Z' })
    await settle('rows2', 3_000, 0, { at: '2026-01-02T04:00:00Z', rounds: 1_000 })
    await settle('rows2', 3_300, 200, { at: '2026-01-02T04:00:00Z', rounds: 1_100 })
    await env.owner
      .run(sql`insert into games.catalogue (supplier_code, game_code, game_type, title, position, stake_least, stake_most, return_least_ppm, return_most_ppm)
      select 'SBX', code, 3, '{"zh_cn":"排"}', 9, 100, 100, 1000000, 1000000 from unnest(array['rows', 'rows2']) code`)
    expect(await find('rows', SECOND)).toMatchObject({ bets: 6_300, rounds: 6_300, measured: '104.76', hint: 'above' })
    expect(await find('rows2', SECOND)).toMatchObject({
      bets: 6_300,
      rounds: 2_100,
      measured: '104.76',
      hint: 'within',
    })
  })

  it('are for staff alone', async () =>
    expect(await outcome('GET /office/game-figures', { as: 'alice' })).toMatch(/^40[13]/))
  it('are of days that exist', async () =>
    expect(await outcome('GET /office/game-figures', { as: 'sofia', query: { from: '2026-02-30' } })).toBe(
      '422 common.invalid',
    ))
})
