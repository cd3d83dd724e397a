import { LANGS } from '@moongate/contract'
import { createSandboxSupplier, offerSupplier } from '@moongate/testing'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { takeGames } from './refresh.sql.ts'

type Game = {
  id: number
  seen: string
  game_code: string
  title: string
  enabled: boolean
  tags: string[]
  weight: number
  picture: string
  chosen_picture: string
  terms: object | null
}
let env: Env
const { data, ok, outcome } = createScenario(() => env)
const TITLES = [
  ['toad', '金蟾献宝', 'Golden Toad', 'คางคกทอง', 'Cóc Vàng'],
  ['ember', '赤焰宝石', 'Ember Gems', 'อัญมณีเพลิง', 'Ngọc Lửa'],
  ['50%', '半价', 'Half', 'ครึ่ง', 'Nửa'],
] as const

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', suppliers: { SBX: createSandboxSupplier('SBX') } })
  await offerSupplier(env.owner, 'SBX')
  for (const [code, zh_cn, en, th, vi] of TITLES)
    await env.owner.run(sql`insert into games.catalogue (supplier_code, game_code, game_type, title, web_pic, position)
      values ('SBX', ${code}, 3, ${JSON.stringify({ zh_cn, zh_hk: zh_cn, en, th, vi })}::jsonb, '/art/coin.webp', 100)`)
})
afterAll(() => env.stop())

const list = async (query: Record<string, string> = {}, as = 'erin') =>
  (await ok('GET /office/games', { as, query: { limit: '100', ...query } })).data as { data: Game[]; total: number }
const find = async (game_code: string) => (await list()).data.find((game) => game.game_code === game_code)!
const lobby = async (query: Record<string, string> = {}) =>
  (await data<{ data: Game[] }>('GET /games/lists', { query: { api_code: 'SBX', ...query } })).data
const set = async (game_code: string, change: object, as = 'erin') => {
  const { id, seen, enabled, tags, weight, chosen_picture } = await find(game_code)
  const body = { seen, enabled, tags, weight, picture: chosen_picture, ...change }
  return outcome(`POST /office/games/${id}`, { as, body })
}

it('R6.6 staff read what a supplier tells that a game takes and returns, as it stands now', async () => {
  const told = (return_most_ppm: number) => [
    {
      game_code: 'reels',
      game_type: 3 as const,
      title: { zh_cn: '转轴', en: 'Reels' },
      tags: [],
      web_pic: '',
      mobile_pic: '',
      terms: { stake_least: 100n, stake_most: 500_000n, cap: 1_000_000n, return_least_ppm: 856_404, return_most_ppm },
    },
  ]
  expect((await find('reels')).terms).toBeNull()
  await takeGames(env.owner, 'SBX', told(989_421), 50)
  expect((await find('reels')).terms).toEqual({
    stake_least: '1.00',
    stake_most: '5000.00',
    cap: '10000.00',
    return_least: '85.64',
    return_most: '98.94',
  })
  expect(await takeGames(env.owner, 'SBX', told(989_421), 50)).toBe(0)
  expect(await takeGames(env.owner, 'SBX', told(980_000), 50)).toBe(1)
  expect((await find('reels')).terms).toMatchObject({ return_most: '98.00' })
})

describe('R7.3 R6.6 staff find a game', () => {
  it.each([
    ['its code', { keyword: 'TOAD' }, ['toad']],
    ['a word of its title in Chinese', { keyword: '宝石' }, ['ember']],
    ['one in English, without case', { keyword: 'golden toad' }, ['toad']],
    ['one in Thai', { keyword: 'อัญมณี' }, ['ember']],
    ['one in Vietnamese', { keyword: 'Cóc' }, ['toad']],
    ['a wildcard, which is a character', { keyword: '%' }, ['50%']],
    ['its supplier and category', { api_code: 'SBX', gameType: '3', keyword: 'e' }, ['toad', 'ember']],
    ['another category', { api_code: 'SBX', gameType: '5' }, []],
  ])('by %s', async (_, query, codes) => {
    const { data: games } = await list(query)
    expect(games.map(({ game_code }) => game_code).filter((code) => code !== 'reels')).toEqual(
      expect.arrayContaining(codes),
    )
    if (!('gameType' in query)) expect(games).toHaveLength(codes.length)
  })

  it('page by page, with what the list can be narrowed to in the reader’s language', async () => {
    const first = await ok('GET /office/games', { as: 'frank', lang: 'en', query: { limit: '2', api_code: 'SBX' } })
    expect(first).toMatchObject({
      data: { total: 4, last_page: 2 },
      suppliers: expect.arrayContaining([{ value: 'SBX', text: 'Platform SBX' }]),
      types: expect.arrayContaining([{ value: '3', text: 'Slots' }]),
    })
    for (const lang of LANGS) expect((await ok('GET /office/games', { as: 'frank', lang })).types).toHaveLength(7)
  })
})

describe('R7.3 R6.6 staff set a game', () => {
  it('off: it leaves the lobby, and a link to it opens nothing', async () => {
    const open = () => outcome('GET /game/login', { as: 'alice', query: { api_code: 'SBX', gameCode: 'ember' } })
    expect(await open()).toBe('200')
    expect(await set('ember', { enabled: false })).toBe('200')
    expect([(await lobby()).map(({ game_code }) => game_code), await open()]).toEqual([
      expect.not.arrayContaining(['ember']),
      '404 games.game_unknown',
    ])
    expect((await list({ enabled: '0' })).data).toMatchObject([{ game_code: 'ember', enabled: false }])
    await set('ember', { enabled: true })
    expect(await open()).toBe('200')
  })

  it('with its marks, and further up: the heavier the further', async () => {
    await set('50%', { tags: ['hot', 'recommend'], weight: 90 })
    await set('toad', { weight: 40 })
    expect(
      (await lobby({ gameType: '3' })).filter(({ game_code }) => game_code !== 'reels').map((g) => g.game_code),
    ).toEqual(['50%', 'toad', 'ember'])
    expect((await lobby({ tag: 'recommend' })).map(({ game_code }) => game_code)).toEqual(['50%'])
    await set('toad', { weight: 0 })
    expect(await find('toad')).toMatchObject({ weight: 0 })
  })

  it('with a picture of our own, and its supplier’s again', async () => {
    const picture = async () => (await lobby()).find(({ game_code }) => game_code === 'toad')
    await set('toad', { picture: '/art/dragon.webp' })
    await set('toad', { picture: '/art/fox.webp' })
    expect(await picture()).toMatchObject({ web_pic: '/art/fox.webp', mobile_pic: '/art/fox.webp' })
    expect(await find('toad')).toMatchObject({ chosen_picture: '/art/fox.webp' })
    await set('toad', { picture: '' })
    expect(await picture()).toMatchObject({ web_pic: '/art/coin.webp' })
    expect(await find('toad')).toMatchObject({ chosen_picture: '' })
  })

  it.each<[string, () => Promise<string>, string]>([
    ['by support', () => set('toad', { enabled: false }, 'sofia'), '403 common.forbidden'],
    ['by finance', () => set('toad', { enabled: false }, 'frank'), '403 common.forbidden'],
    ['with a picture from elsewhere', () => set('toad', { picture: 'https://x.example/a.webp' }), '422 common.invalid'],
    ['with a mark that there is not', () => set('toad', { tags: ['best'] }), '422 common.invalid'],
    [
      'that there is not',
      () =>
        outcome('POST /office/games/999999', {
          as: 'erin',
          body: { seen: 'x', enabled: true, tags: [], weight: 0, picture: '' },
        }),
      '404 games.game_unknown',
    ],
  ])('not %s', async (_, act, refusal) => expect(await act()).toBe(refusal))

  it('and the audit log tells who did', async () => {
    await set('toad', { tags: ['new'] })
    const { data: log } = await data<{ data: object[] }>('GET /office/audit', {
      as: 'erin',
      lang: 'en',
      query: { target: 'game:SBX.toad', limit: '1' },
    })
    expect(log).toMatchObject([
      { actor: 'Staff erin', action: 'Changed a game', after: expect.stringContaining('"tags":["new"]') },
    ])
  })
})
