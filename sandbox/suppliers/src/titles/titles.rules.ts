import type { Game, OwnGame } from '../game.ts'
import { composeTitles, type Composed } from './compose.rules.ts'
import { type Category, CATEGORIES, ENGINES, PATTERNS } from './words.ts'

const GOLDEN_ANGLE = 137.508
const LAST_DAY = Date.UTC(2026, 10, 20)
const DAY_MS = 86_400_000
const NEW_DAYS = 45
const OLD_DAYS = 1100
const HOT_PART = 0.06

/** A number that is another for every text, and the same whenever it is asked for. */
const hash = (text: string): number => {
  let sum = 2166136261
  for (const char of text) sum = Math.imul(sum ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0
  return (sum ^ (sum >>> 15)) >>> 0
}

/** What stands behind a motif for the `nth` time: hues an angle apart that never comes round, and the next pattern. */
const drawArt = (picture: string, type: number, nth: number): Game['art'] => ({
  hue: Math.round((hash(picture) % 360) + nth * GOLDEN_ANGLE + type * 51) % 360,
  pattern: PATTERNS[(hash(picture) + nth + type) % PATTERNS.length] ?? 'rings',
})

/** Its place in the category, the most played first; how often its motif came before; whether it is among the hot. */
type Place = { at: number; nth: number; hot: boolean }

/** What plays a composed title, by its category and a part of its code: the first that fits. */
const PLAYED: readonly (readonly [type: number, part: string, engine: string])[] = [
  [1, 'baccarat', 'tables/baccarat'],
  [1, 'dragon_tiger', 'tables/dragon_tiger'],
  [1, 'roulette', 'tables/roulette'],
  [1, 'sic_bo', 'tables/sic_bo'],
  [1, 'bull_bull', 'tables/niuniu'],
  [2, '', 'fishing/reef'],
  [5, '', 'sports'],
  [6, 'blackjack', 'cards/blackjack'],
  [6, 'golden_flower', 'cards/golden_flower'],
  [6, 'landlord', 'cards/landlord'],
  [6, 'bull_bull', 'cards/niuniu'],
  [7, '', 'sports'],
]

/** The slots share their titles out; what nothing else plays is the simple round. */
const chooseEngine = (type: number, code: string, mark: number): string => {
  if (type === 3) return `slots/${ENGINES[mark % ENGINES.length]}`
  return PLAYED.find(([of, part]) => of === type && code.includes(part))?.[2] ?? 'round'
}

/** What a title has besides its name. */
const placeTitle = (type: number, game: OwnGame | Composed, { at, nth, hot }: Place): Game => {
  const mark = hash(`${type} ${game.code}`)
  const age = mark % OLD_DAYS
  const composed = [hot ? 'hot' : '', mark % 11 === 0 ? 'recommend' : '', age < NEW_DAYS ? 'new' : '']
  return {
    type,
    tags: composed.filter((tag) => tag !== ''),
    engine: chooseEngine(type, game.code, mark),
    ...game,
    weight: 10_000 - at,
    added_on: new Date(LAST_DAY - age * DAY_MS).toISOString().slice(0, 10),
    art: drawArt(game.picture, type, nth),
  }
}

type Own = { code: string; games: readonly OwnGame[] }

/** Deals titles to the brands of a category in turn, until each has as many as it shows; no brand has a code or a name twice. */
const dealTitles = (category: Category, brands: readonly Own[], taken: ReadonlyMap<string, Set<string>>) => {
  const hands = Object.entries(category.shares).map(([brand, size]) => {
    const all = brands.find(({ code }) => code === brand)?.games ?? []
    const own = all.filter(({ type }) => type === category.type).map((game) => ({ brand, game }))
    return { brand, left: size - own.length, own, taken: taken.get(brand) ?? new Set() }
  })
  const dealt = composeTitles(category).flatMap((game) => {
    const names = [game.code, ...Object.values(game.title)]
    const hand = hands
      .filter(({ left, taken }) => left > 0 && !names.some((name) => taken.has(name)))
      .reduce(
        (best, one) => (best && best.left >= one.left ? best : one),
        undefined as (typeof hands)[number] | undefined,
      )
    if (!hand) return []
    hand.left -= 1
    for (const name of names) hand.taken.add(name)
    return [{ brand: hand.brand, game }]
  })
  return [...hands.flatMap(({ own }) => own), ...dealt]
}

/** All titles of each brand: its own, and those that are dealt. */
export const listTitles = (brands: readonly Own[]): ReadonlyMap<string, Game[]> => {
  const titles = new Map(brands.map(({ code }) => [code, [] as Game[]]))
  const taken = new Map(
    brands.map(({ code, games }) => [code, new Set(games.flatMap((g) => [g.code, ...Object.values(g.title)]))]),
  )
  for (const category of CATEGORIES) {
    const seen = new Map<string, number>()
    const dealt = dealTitles(category, brands, taken)
    for (const [at, { brand, game }] of dealt.entries()) {
      const nth = seen.get(game.picture) ?? 0
      seen.set(game.picture, nth + 1)
      titles.get(brand)?.push(placeTitle(category.type, game, { at, nth, hot: at < dealt.length * HOT_PART }))
    }
  }
  return titles
}
