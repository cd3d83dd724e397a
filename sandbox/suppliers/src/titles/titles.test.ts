import { existsSync } from 'node:fs'
import { cardGames } from '@moongate/cards'
import { tableGames } from '@moongate/tables'
import { describe, expect, it } from 'vitest'
import { BRANDS, type Game, type Lang } from '../brands.ts'
import { ENGINES } from './words.ts'

const KNOWN = [
  'round',
  'sports',
  'fishing/reef',
  ...cardGames.map(({ code }) => `cards/${code}`),
  ...tableGames.map(({ code }) => `tables/${code}`),
  ...ENGINES.map((one) => `slots/${one}`),
]
const LANGS: readonly Lang[] = ['zh_cn', 'zh_hk', 'en', 'th', 'vi']
const all = BRANDS.flatMap(({ code, games }) => games.map((game) => ({ brand: code, ...game })))
const count = <T extends string | number>(keys: readonly T[]) =>
  keys.reduce<Partial<Record<T, number>>>((sums, key) => ({ ...sums, [key]: (sums[key] ?? 0) + 1 }), {})

describe('R2.29 the titles of eight suppliers', () => {
  it('are 3,000, in every category but the lottery', () => {
    expect(all.length).toBe(3000)
    expect(count(all.map(({ type }) => type))).toEqual({ 1: 132, 2: 420, 3: 2180, 5: 80, 6: 108, 7: 80 })
  })

  it.each(BRANDS.map(({ code, games }) => [code, games] as const))(
    '%s has no name twice in any language',
    (_, games) => {
      expect(new Set(games.map(({ code }) => code)).size).toBe(games.length)
      for (const lang of LANGS)
        expect(games.map(({ title }) => title[lang]).filter((name, i, names) => names.indexOf(name) !== i)).toEqual([])
    },
  )

  it('have codes that fit, a picture that is there, a day and an engine', () => {
    for (const { code, picture, added_on, engine } of all) {
      expect(code).toMatch(/^\w{1,40}$/)
      expect([picture, existsSync(`packages/ui/art/${picture}.webp`)]).toEqual([picture, true])
      expect(added_on).toMatch(/^202\d-\d\d-\d\d$/)
      expect(KNOWN).toContain(engine)
    }
  })

  it('R1.1 open the game that they are called after; one of them is a single press, and called so', () => {
    expect(all.filter(({ engine }) => engine === 'round').map(({ code }) => code)).toEqual(['lucky_times'])
    for (const { type, code, engine } of all.filter((game) => game.type === 1 || game.type === 6))
      if (engine !== 'round') expect([code, type === 1 ? 'tables' : 'cards']).toEqual([code, engine.split('/')[0]])
  })

  it('are written in the letters of their language', () => {
    for (const { title } of all) {
      expect(title.th).toMatch(/[\u0e00-\u0e7f]/)
      expect(`${title.en}${title.vi}`).not.toMatch(/[\u0e00-\u0e7f\u4e00-\u9fff]/)
      expect(title.zh_hk).not.toMatch(/[龙凤宝财传运国员岛园庆奖门带]/)
    }
  })
})

type Seen = Pick<Game, 'picture' | 'art'>
const measureHues = (a: Seen, b: Seen): number => {
  const apart = Math.abs(a.art.hue - b.art.hue)
  return Math.min(apart, 360 - apart)
}
/** One picture on the same colour, or on a near one with the same pattern. */
const isAlike = (a: Seen, b: Seen): boolean =>
  a.picture === b.picture && measureHues(a, b) < (a.art.pattern === b.art.pattern ? 45 : 18)

describe('R2.29 the forty that are seen first', () => {
  const lobbies = [undefined, 1, 2, 3, 5, 6, 7].map((type) => [type ?? 'all', type] as const)
  it.each(lobbies)('look different, in category %s', (_, type) => {
    const first = all
      .filter((game) => type === undefined || game.type === type)
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, 40)
    const pairs = first.flatMap((a, i) => first.slice(i + 1).map((b) => [a, b] as const))
    expect(pairs.filter(([a, b]) => isAlike(a, b)).map(([a, b]) => `${a.code} ${b.code}`)).toEqual([])
  })

  it('knows two that are alike', () => {
    const look = (hue: number, pattern: string) => ({ picture: 'fox', art: { hue, pattern } })
    expect(isAlike(look(350, 'stars'), look(20, 'stars'))).toBe(true)
    expect(isAlike(look(350, 'stars'), look(20, 'rings'))).toBe(false)
  })
})
