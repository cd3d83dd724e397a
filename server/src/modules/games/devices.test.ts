import { createSandboxSupplier, offerSupplier } from '@moongate/testing'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { createJzSupplier } from '../lottery/index.ts'

let env: Env
const { data, ok, outcome } = createScenario(() => env)
type Entry = { api_name: string }
type Listed = { data: { game_code: string }[] }

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', suppliers: { SBX: createSandboxSupplier('SBX') } })
  await offerSupplier(env.owner, 'SBX')
  // Beside its game for both: a game of fishing for phones, and a table for desktops.
  await env.owner
    .run(sql`insert into games.catalogue (supplier_code, game_code, game_type, title, position, on_desktop, on_mobile)
    values ('SBX', 'pond', 2, '{"zh_cn": "鱼塘"}', 51, false, true), ('SBX', 'table', 1, '{"zh_cn": "牌桌"}', 52, true, false)`)
})
afterAll(() => env.stop())

const listSuppliers = async (query: Record<string, string>) =>
  (await data<Entry[]>('GET /games/apis', { query })).map(({ api_name }) => api_name)
const listCodes = async (query: Record<string, string>) =>
  (await data<Listed>('GET /games/lists', { query: { api_code: 'SBX', ...query } })).data.map((g) => g.game_code)
const open = (query: Record<string, string>) => ({ as: 'alice', query: { api_code: 'SBX', ...query } })

describe('R7.3 isMobile', () => {
  it.each([
    ['fishing on a phone', { gameType: '2', isMobile: '1' }, ['SBX']],
    ['fishing on a desktop', { gameType: '2', isMobile: '0' }, []],
    ['tables on a phone', { gameType: '1', isMobile: '1' }, []],
    ['tables on a desktop', { gameType: '1', isMobile: '0' }, ['SBX']],
    ['fishing wherever', { gameType: '2' }, ['SBX']],
  ])('tells who offers %s', async (_case, query, expected) => {
    expect(await listSuppliers(query)).toEqual(expected)
  })

  it.each([
    ['a phone', { isMobile: '1' }, ['reels', 'pond']],
    ['a desktop', { isMobile: '0' }, ['reels', 'table']],
    ['either', {}, ['reels', 'pond', 'table']],
  ])('lists the games for %s', async (_case, query, expected) => {
    expect(await listCodes(query)).toEqual(expected)
  })

  it.each([
    ['a game for phones', { gameCode: 'pond', isMobile: '1' }, '200'],
    ['a game for phones on a desktop', { gameCode: 'pond', isMobile: '0' }, '400 games.device_unsupported'],
    ['a game for desktops on a phone', { gameCode: 'table', isMobile: '1' }, '400 games.device_unsupported'],
    ['a hall of games for desktops on a phone', { gameType: '1', isMobile: '1' }, '400 games.device_unsupported'],
    ['a game for phones, from who does not say', { gameCode: 'pond' }, '200'],
    ['the supplier as a whole', { isMobile: '1' }, '200'],
  ])('opens or refuses %s', async (_case, query, expected) => {
    expect(await outcome('GET /game/login', open(query))).toBe(expected)
  })

  it('reaches the supplier', async () => {
    const { game_url } = await ok('GET /game/login', open({ gameCode: 'pond', isMobile: '1' }))
    expect(new URL(String(game_url)).searchParams.get('mobile')).toBe('true')
  })
})

describe('R7.3 R9.7 gameType', () => {
  it.each([
    ['a hall that the supplier has', { gameType: '2' }, '200'],
    ['a hall that it has not', { gameType: '5' }, '404 games.game_unknown'],
    ['a game with its type', { gameType: '3', gameCode: 'reels' }, '200'],
    ['a game with another type', { gameType: '2', gameCode: 'reels' }, '404 games.game_unknown'],
  ])('opens or refuses %s', async (_case, query, expected) => {
    expect(await outcome('GET /game/login', open(query))).toBe(expected)
  })

  it('reaches the supplier, so that the right hall opens', async () => {
    const { game_url } = await ok('GET /game/login', open({ gameType: '2' }))
    expect(new URL(String(game_url)).searchParams.get('hall')).toBe('2')
  })
})

describe('R3.12 the catalogue of the local lottery', () => {
  it('lists the games that are drawn, and no kind of bet', async () => {
    const offered = await createJzSupplier(env).catalogue()
    const codes = offered.outcome === 'ok' ? offered.games.map((game) => game.game_code) : []
    expect(codes.length).toBeGreaterThan(0)
    expect(await listCodes({ api_code: 'JZ' })).toEqual(codes)
    await env.owner.run(sql`insert into site.configs (key, value) values ('statistics_from', '{"games":1}')`)
    expect(await data('GET /system/statistics')).toMatchObject({ games: codes.length + 3 })
  })

  it('is opened by a game, not by a kind of bet', async () => {
    const query = { api_code: 'JZ', gameCode: 'jzssc.sum' }
    expect(await outcome('GET /game/login', { as: 'alice', query })).toBe('404 games.game_unknown')
  })
})
