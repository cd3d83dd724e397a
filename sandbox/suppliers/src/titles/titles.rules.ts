import type { Game, Lang, OwnGame, Text } from '../game.ts'
import { type Category, CATEGORIES, ENGINES, type Kind, PATTERNS, type Word } from './words.ts'

/** Chinese and English say what it is of first, Thai and Vietnamese last. */
const JOIN: Readonly<Record<Lang, (first: string, last: string) => string>> = {
  zh_cn: (first, last) => first + last,
  zh_hk: (first, last) => first + last,
  en: (first, last) => `${first} ${last}`,
  th: (first, last) => last + cutEcho(last, first),
  vi: (first, last) => `${last} ${cutEcho(last, first)}`.replaceAll(/ {2,}/g, ' '),
}

/** What is left to say of a word whose beginning was said just before: after "Bắn Cá" comes "Nóc", not "Cá Nóc". */
const cutEcho = (said: string, word: string): string => {
  const sizes = Array.from({ length: Math.min(said.length, word.length) }, (_, i) => i + 1)
  const echo = sizes.findLast((size) => said.endsWith(word.slice(0, size)) && isWhole(word, size))
  return echo === undefined ? word : word.slice(echo)
}

/** Whether a word, or in Thai at least a syllable, ends there. */
const isWhole = (word: string, size: number): boolean =>
  /[\u0e00-\u0e7f]/.test(word) ? size > 2 : size === word.length || word[size] === ' '

const joinTexts = (first: Text, last: Text): Text => {
  const join = (lang: Lang) => JOIN[lang](first[lang], last[lang])
  return { zh_cn: join('zh_cn'), zh_hk: join('zh_hk'), en: join('en'), th: join('th'), vi: join('vi') }
}

type Composed = Pick<Game, 'code' | 'title' | 'picture'>

const composeTitle = ({ leads }: Kind, theme: Word, other: Word): Composed => {
  const [first, last] = leads ? [theme, other] : [other, theme]
  const code = `${first.code}_${last.code}`
  return { code, title: joinTexts(first.text, last.text), picture: theme.motif ?? '' }
}

/** Steps through the themes that share no factor with their number: neighbours come from far apart. */
const STRIDE = 41

/** Every title of a category: each round brings each theme once more, with another word beside it. */
export const composeTitles = ({ kinds }: Category): Composed[] => {
  const themes = kinds.flatMap((kind) => kind.themes.map((theme) => ({ kind, theme })))
  const rounds = Math.max(...kinds.map(({ others }) => others.length))
  return Array.from({ length: rounds * themes.length }, (_, at) => {
    const index = (at * STRIDE) % themes.length
    const found = themes[index]
    const round = Math.floor(at / themes.length)
    if (!found || round >= found.kind.others.length) return []
    const other = found.kind.others[(round + index * 7) % found.kind.others.length]
    return other ? [composeTitle(found.kind, found.theme, other)] : []
  }).flat()
}

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

/** What a title has besides its name. */
const placeTitle = (type: number, game: OwnGame | Composed, { at, nth, hot }: Place): Game => {
  const mark = hash(`${type} ${game.code}`)
  const age = mark % OLD_DAYS
  const composed = [hot ? 'hot' : '', mark % 11 === 0 ? 'recommend' : '', age < NEW_DAYS ? 'new' : '']
  return {
    type,
    tags: composed.filter((tag) => tag !== ''),
    engine: type === 3 ? `slots/${ENGINES[mark % ENGINES.length]}` : 'round',
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
