import { offerSupplier, createSandboxSupplier } from '@moongate/testing'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'

const SBX = createSandboxSupplier('SBX')
let env: Env
const { data, ok, outcome } = createScenario(() => env)
type Game = { game_code: string; api_name: string; title: string; tags: string[]; params: object }
const list = (query: Record<string, string>) =>
  data<{ data: Game[]; total: number }>('GET /games/lists', { query: { limit: '100', ...query }, lang: 'en' })
const totals = async (query: Record<string, string>) => (await list(query)).total

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', suppliers: { SBX } })
  await offerSupplier(env.owner, 'SBX')
})
afterAll(() => env.stop())

describe('R7.3 R9.7 R3.12 the catalogue', () => {
  it('names the categories, and which of them list single games', async () => {
    const types = await data<{ key: number; value: string; isLobbyPage: boolean }[]>('POST /game/type', {
      body: {},
      lang: 'en',
    })
    expect(types.map((t) => [t.key, t.isLobbyPage])).toEqual([
      [1, false],
      [2, false],
      [3, true],
      [4, false],
      [5, false],
      [6, true],
      [7, false],
    ])
    expect(types[3]?.value).toBe('Lottery')
  })

  it('R2.29 filters by category, platform, tag and word, together and in pages', async () => {
    const all = await totals({})
    expect(await totals({ tag: 'all' })).toBe(all)
    expect((await list({ gameType: '3' })).data.map((g) => g.game_code)).toContain('reels')
    expect(await totals({ api_code: 'SBX' })).toBe(1)
    expect(await totals({ api_code: 'SBX', gameType: '4' })).toBe(0)
    expect(await totals({ api_code: 'SBX', tag: 'hot' })).toBe(1)
    expect(await totals({ api_code: 'SBX', tag: 'new' })).toBe(0)
    expect(await totals({ keyword: 'pLaTfOrM sbx' })).toBe(1)
    expect(await totals({ keyword: '平台SBX' })).toBe(1)
    expect((await list({ page: '2', limit: '1' })).data.length).toBe(1)
    expect(await outcome('GET /games/lists', { query: { tag: 'best' } })).toBe('422 common.invalid')
  })

  it.each(['zh_cn', 'en":', '{', '%', 'o_n', '\\', "'; drop table games.catalogue; --"])(
    'R2.29 takes the search word %s for plain text',
    async (keyword) => {
      expect(await totals({ keyword })).toBe(0)
    },
  )

  it('shows no game of a platform that is switched off', async () => {
    await env.owner.run(sql`update games.suppliers set enabled = false where code = 'SBX'`)
    expect(await totals({ api_code: 'SBX' })).toBe(0)
    expect(await outcome('GET /game/login', { as: 'alice', query: { api_code: 'SBX' } })).toBe(
      '404 games.supplier_unknown',
    )
    await env.owner.run(sql`update games.suppliers set enabled = true where code = 'SBX'`)
  })

  it('R2.21 R2.22 R3.11 gives the navigation its order and its drop-downs', async () => {
    const nav = await ok('GET /games', { lang: 'en' })
    const entries = nav.data as { name: string; items: { api_name: string; params: object }[] }[]
    expect(nav['web']).toEqual(entries.map((e) => e.name))
    expect(entries[0]?.name).toBe('index')
    expect(entries.find((e) => e.name === 'lottery')?.items).toMatchObject([
      { api_name: 'JZ', params: { api_code: 'JZ', gameType: 4, gameCode: '' } },
    ])
    expect(entries.find((e) => e.name === 'slot')?.items.map((i) => i.api_name)).toContain('SBX')
    const suppliers = (gameType: string) => data<{ api_name: string }[]>('GET /games/apis', { query: { gameType } })
    expect((await suppliers('4')).map((s) => s.api_name)).toEqual(['JZ'])
    expect(await suppliers('5')).toEqual([])
  })
})

describe('R2.10 R6.3 R9.2 opening a game', () => {
  it('answers an address of its own each time and moves no money', async () => {
    const before = await env.owner.one(sql`select count(*)::int as n from ledger.postings`)
    const open = async () =>
      (await ok('GET /game/login', { as: 'alice', query: { api_code: 'JZ', gameCode: 'jzssc' } }))['game_url']
    const [first, second] = [await open(), await open()]
    expect(first).toMatch(/^\/lottery\/\?lang=zh_cn#launch_token=/)
    expect(first).not.toBe(second)
    expect(await env.owner.one(sql`select count(*)::int as n from ledger.postings`)).toEqual(before)
  })

  it.each([
    ['a game nobody knows', { api_code: 'JZ', gameCode: 'nosuch' }, '404 games.game_unknown'],
    ['a platform nobody knows', { api_code: 'NOBODY' }, '404 games.supplier_unknown'],
    ['a code that is none', { api_code: '../JZ' }, '422 common.invalid'],
  ])('refuses %s', async (_case, query, refusal) => {
    expect(await outcome('GET /game/login', { as: 'alice', query })).toBe(refusal)
  })

  it('says so when a platform does not answer', async () => {
    SBX.setDown(true)
    expect(await outcome('GET /game/login', { as: 'alice', query: { api_code: 'SBX' } })).toBe(
      '400 games.supplier_unavailable',
    )
    SBX.setDown(false)
    expect(await outcome('GET /game/login', { as: 'alice', query: { api_code: 'SBX' } })).toBe('200')
  })

  it('R1.13 lets a trial account into the lottery only, and a visitor nowhere', async () => {
    const { access_token: as } = await data<{ access_token: string }>('POST /auth/demo', { body: {} })
    expect(await outcome('GET /game/login', { as, query: { api_code: 'JZ' } })).toBe('200')
    expect(await outcome('GET /game/login', { as, query: { api_code: 'SBX' } })).toBe('403 policy.demo_only_lottery')
    expect(await outcome('GET /game/login', { query: { api_code: 'JZ' } })).toBe('401 auth.login_required')
  })
})
