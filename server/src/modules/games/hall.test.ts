import { createSandboxSupplier, offerSupplier } from '@moongate/testing'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { takeGames } from './refresh.sql.ts'
import { refreshGames } from './refresh.ts'
import type { SupplierGame, UnreadEntry } from './supplier.port.ts'

const SBX = createSandboxSupplier('SBX')
const MANY = 3000
let env: Env
const { data, ok, outcome, member_id } = createScenario(() => env)
type Hall = {
  suppliers: { api_name: string; title: string; maintenance: boolean }[]
  pictures: string[]
  games: Record<string, (number | string)[]>
}
const game = (n: number, own: Partial<SupplierGame> = {}): SupplierGame => ({
  game_code: `title_${n}`,
  game_type: 2,
  title: { zh_cn: `锦鲤跃门${n}`, en: `Koi Leap ${n}` },
  tags: n === 1 ? ['hot', 'new'] : [],
  web_pic: '/art/fish.webp',
  mobile_pic: '',
  engine: 'round',
  weight: n,
  added_on: '2026-01-02',
  art: { hue: 200, pattern: 'swell' },
  ...own,
})
const many = Array.from({ length: MANY }, (_, i) => game(i))
const hall = (query: Record<string, string>, lang = 'zh_cn') => data<Hall>('GET /games/hall', { query, lang })
let before_bytes = 0
const measureFirstView = async () => JSON.stringify(await data('GET /system/first_view')).length

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', suppliers: { SBX } })
  await offerSupplier(env.owner, 'SBX')
  await env.owner.run(sql`update games.catalogue set tags = '{}' where supplier_code = 'SBX'`)
  before_bytes = await measureFirstView()
  await takeGames(env.db, 'SBX', many, 100)
})
afterAll(() => env.stop())

describe('R2.29 the catalogue of thousands of titles', () => {
  it('is taken in one statement, and taken again changes nothing', async () => {
    expect(await takeGames(env.db, 'SBX', many, 100)).toBe(0)
    expect(await takeGames(env.db, 'SBX', [game(7, { title: { zh_cn: '新名' } })], 100)).toBe(1)
    expect(await takeGames(env.db, 'SBX', [game(7)], 100)).toBe(1)
  })

  it('keeps what an operator has changed', async () => {
    await env.owner.run(
      sql`update games.catalogue set enabled = false, tags = '{recommend}', weight = 5, web_pic = '/art/fox.webp' where game_code = 'title_9'`,
    )
    const told = { title: { zh_cn: '新名' }, weight: 99, tags: ['new'] as const, web_pic: '/art/cat.webp' }
    await takeGames(env.db, 'SBX', [game(9, told)], 7)
    expect(
      await env.owner.one(
        sql`select enabled, tags, weight, web_pic, position, title ->> 'zh_cn' as title from games.catalogue where supplier_code = 'SBX' and game_code = 'title_9'`,
      ),
    ).toEqual({
      enabled: false,
      tags: ['recommend'],
      weight: 5,
      web_pic: '/art/fox.webp',
      position: 100,
      title: '新名',
    })
    await env.owner.run(sql`delete from games.catalogue where game_code = 'title_9'`)
    await takeGames(env.db, 'SBX', [game(9)], 100)
  })

  it('loses what its supplier names no more, and has it again as it was when it is named anew', async () => {
    const tell = (games: readonly SupplierGame[]) =>
      refreshGames(env, { code: 'SBX', catalogue: async () => ({ outcome: 'ok', games, unread: [] }) })
    const list = async () => (await hall({ api_code: 'SBX' })).games.game_code
    const all = await list()
    await tell(many.filter(({ game_code }) => game_code !== 'title_2999'))
    const fewer = all?.filter((code) => code !== 'title_2999' && code !== 'reels')
    expect(await list()).toEqual(fewer)
    await tell([])
    expect(await list()).toEqual(fewer)
    await tell(many)
    expect(await list()).toEqual(all?.filter((code) => code !== 'reels'))
    await env.owner.run(sql`update games.catalogue set gone_at = null where supplier_code = 'SBX'`)
  })

  it('follows its supplier although it names a game that cannot be read, or one twice', async () => {
    const tell = (games: readonly SupplierGame[], unread: readonly UnreadEntry[]) =>
      refreshGames(env, { code: 'SBX', catalogue: async () => ({ outcome: 'ok', games, unread }) })
    const list = async () => (await hall({ api_code: 'SBX' })).games.game_code
    const all = await list()
    const without = (...codes: string[]) => all?.filter((code) => !codes.includes(String(code)))
    const named = many.filter(({ game_code }) => !['title_1', 'title_2'].includes(game_code))
    await tell([...named, ...named.slice(0, 1)], [{ id: 'title_1', raw: '{}', why: 'a test' }])
    expect(await list()).toEqual(without('title_2', 'reels'))
    await tell(many.slice(0, 1), [{ id: undefined, raw: '{}', why: 'a test' }])
    expect(await list()).toEqual(without('title_2', 'reels'))
    await env.owner.run(sql`update games.catalogue set gone_at = null where supplier_code = 'SBX'`)
  })

  it('of a supplier that the operator does not offer stays empty', async () => {
    await refreshGames(env, { code: 'ALIEN', catalogue: async () => ({ outcome: 'ok', games: [game(1)], unread: [] }) })
    expect(
      await env.owner.one(sql`select count(*)::int as n from games.catalogue where supplier_code = 'ALIEN'`),
    ).toEqual({ n: 0 })
  })

  it('adds nothing to what comes with the first page', async () => {
    // Its counts have more digits, and the supplier shows in one more drop-down of the navigation.
    expect((await measureFirstView()) - before_bytes).toBeLessThan(600)
  })
})

describe('R2.29 R2.14 a hall', () => {
  it('lists all by columns, the heavier first, with suppliers and pictures once', async () => {
    const { suppliers, pictures, games } = await hall({ gameType: '2' })
    expect(suppliers).toEqual([{ api_name: 'SBX', title: '平台SBX', maintenance: false }])
    expect(pictures).toEqual(['/art/fish.webp'])
    expect(Object.values(games).map((column) => column.length)).toEqual(Object.keys(games).map(() => MANY))
    const first = Object.fromEntries(Object.entries(games).map(([name, column]) => [name, column[0]]))
    expect(first).toEqual({
      supplier: 0,
      game_type: 2,
      game_code: 'title_2999',
      title: '锦鲤跃门2999',
      initials: 'jlym2999',
      tags: 0,
      picture: 0,
      hue: 200,
      pattern: 4,
      added: 20455,
    })
    expect(games['tags']?.[games['game_code']?.indexOf('title_1') ?? -1]).toBe(5)
  })

  it('says names in the language asked for, and initials in Chinese only', async () => {
    const { games } = await hall({ gameType: '2' }, 'en')
    expect([games['title']?.[0], games['initials']]).toEqual(['Koi Leap 2999', []])
    expect((await hall({ gameType: '2' }, 'vi')).games['title']?.[0]).toBe('Koi Leap 2999')
  })

  it('of all kinds has the games of all suppliers; one of a kind nobody has is empty', async () => {
    const all = await hall({})
    expect(all.suppliers.map(({ api_name }) => api_name)).toEqual(['JZ', 'SBX'])
    expect(all.games['hue']?.[0]).toBe(-1)
    expect((await hall({ gameType: '7' })).games['title']).toEqual([])
  })

  it('goes out small, and only that it is still good to who has it', async () => {
    const url = '/api/games/hall?gameType=2'
    const headers = { 'accept-encoding': 'gzip, br' }
    const first = await env.app.inject({ url, headers })
    expect([first.headers['content-encoding'], first.headers['cache-control']]).toEqual(['br', 'no-cache'])
    expect(first.rawPayload.length).toBeLessThan(25_000)
    const told = JSON.parse(brotliDecompressSync(first.rawPayload).toString()) as { data: Hall }
    expect(told.data.games['title']?.length).toBe(MANY)
    const etag = String(first.headers['etag'])
    const second = await env.app.inject({ url, headers: { ...headers, 'if-none-match': etag } })
    expect([second.statusCode, second.rawPayload.length]).toEqual([304, 0])
    await env.owner.run(sql`update games.suppliers set maintenance = true where code = 'SBX'`)
    const third = await env.app.inject({ url, headers: { ...headers, 'if-none-match': etag } })
    expect(third.statusCode).toBe(200)
    await env.owner.run(sql`update games.suppliers set maintenance = false where code = 'SBX'`)
    const plain = await env.app.inject({ url })
    expect([plain.headers['content-encoding'], plain.json<{ status: string }>().status]).toEqual([undefined, 'success'])
  })
})

describe('R2.29 what a member keeps', () => {
  const mine = (as: string) =>
    data<{ favourites: { gameCode: string }[]; recent: { gameCode: string }[] }>('GET /games/mine', { as })
  const set = (as: string, gameCode: string, on: number) => ({ as, body: { api_code: 'SBX', gameCode, on } })

  it('favourites, each once whatever is repeated, the newest first, and their own', async () => {
    for (const code of ['title_1', 'title_2', 'title_1']) await ok('POST /games/favourite', set('alice', code, 1))
    expect((await mine('alice')).favourites).toEqual([
      { api_code: 'SBX', gameCode: 'title_2' },
      { api_code: 'SBX', gameCode: 'title_1' },
    ])
    expect((await mine('carol')).favourites).toEqual([])
    for (const code of ['title_2', 'title_2']) await ok('POST /games/favourite', set('alice', code, 0))
    expect((await mine('alice')).favourites.map(({ gameCode }) => gameCode)).toEqual(['title_1'])
  })

  it('takes no game that is not there, and gives up one that is gone', async () => {
    expect(await outcome('POST /games/favourite', set('alice', 'nosuch', 1))).toBe('404 games.game_unknown')
    await ok('POST /games/favourite', set('carol', 'title_3', 1))
    await env.owner.run(sql`update games.catalogue set enabled = false where game_code = 'title_3'`)
    expect(await outcome('POST /games/favourite', set('carol', 'title_3', 1))).toBe('404 games.game_unknown')
    await ok('POST /games/favourite', set('carol', 'title_3', 0))
    await env.owner.run(sql`update games.catalogue set enabled = true where game_code = 'title_3'`)
    expect((await mine('carol')).favourites).toEqual([])
  })

  it('the games that they opened, the last first, and none that did not open', async () => {
    const open = (gameCode: string) => ({ as: 'carol', query: { api_code: 'SBX', gameCode } })
    for (const code of ['title_5', 'title_6', 'title_5']) await ok('GET /game/login', open(code))
    SBX.setDown(true)
    expect(await outcome('GET /game/login', open('title_8'))).toBe('400 games.supplier_unavailable')
    SBX.setDown(false)
    expect((await mine('carol')).recent.map(({ gameCode }) => gameCode)).toEqual(['title_5', 'title_6'])
    expect(
      await env.owner.one(
        sql`select count(*)::int as n from games.recents where member_id = ${await member_id('alice')}`,
      ),
    ).toEqual({ n: 0 })
  })

  it('is nothing of a visitor', async () => {
    expect(await outcome('GET /games/mine')).toBe('401 auth.login_required')
  })
})
