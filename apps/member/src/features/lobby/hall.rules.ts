import { GAME_PATTERNS, GAME_TAGS, type GamePattern, type GameTag } from '@moongate/contract/games.states'
import type { Answer } from '../../api/api.ts'

export type Columns = Answer<'games', 'hall'>['data']
export type Supplier = Columns['suppliers'][number]
export type Mine = Answer<'games', 'mine'>['data']
export type GameKey = Mine['favourites'][number]

/** One game of a hall. `at` is its place in the order of the catalogue, `key` its name among all suppliers. */
export type HallGame = {
  at: number
  key: string
  supplier: Supplier
  game_type: number
  game_code: string
  title: string
  initials: string
  tags: readonly GameTag[]
  picture: string
  art: { hue: number; pattern: GamePattern } | null
  added: number
}

export const nameGame = ({ api_code, gameCode }: GameKey): string => `${api_code} ${gameCode}`

const TAG_SETS = Array.from({ length: 2 ** GAME_TAGS.length }, (_, bits) =>
  GAME_TAGS.filter((_tag, bit) => bits & (2 ** bit)),
)
const NOBODY: Supplier = { api_name: '', title: '', maintenance: false }

/** The games of the answer's columns. */
export const unpackHall = ({ suppliers, pictures, games: c }: Columns): HallGame[] =>
  c.game_code.map((game_code, at) => {
    const supplier = suppliers[c.supplier[at] ?? 0] ?? NOBODY
    const pattern = GAME_PATTERNS[c.pattern[at] ?? -1]
    return {
      at,
      key: nameGame({ api_code: supplier.api_name, gameCode: game_code }),
      supplier,
      game_type: c.game_type[at] ?? 0,
      game_code,
      title: c.title[at] ?? '',
      initials: c.initials[at] ?? '',
      tags: TAG_SETS[c.tags[at] ?? 0] ?? [],
      picture: pictures[c.picture[at] ?? 0] ?? '',
      art: pattern === undefined ? null : { hue: c.hue[at] ?? 0, pattern },
      added: c.added[at] ?? 0,
    }
  })

export const TABS = ['all', ...GAME_TAGS, 'favourites', 'recent'] as const
export type Tab = (typeof TABS)[number]

const pickInOrder = (games: readonly HallGame[], keys: readonly GameKey[]): HallGame[] => {
  const known = new Map(games.map((game) => [game.key, game]))
  return keys.map((key) => known.get(nameGame(key))).filter((game) => game !== undefined)
}

/** The games of a tab: in the catalogue's order, the newest by their day, a member's own in theirs. */
export const pickTab = (games: readonly HallGame[], tab: Tab, mine: Mine | undefined): readonly HallGame[] => {
  if (tab === 'all') return games
  if (tab === 'favourites' || tab === 'recent')
    return pickInOrder(games, mine?.[tab === 'recent' ? 'recent' : 'favourites'] ?? [])
  if (tab === 'new') return games.toSorted((a, b) => b.added - a.added || a.at - b.at).slice(0, NEWEST)
  return games.filter((game) => game.tags.includes(tab))
}
/** So many count as the newest. */
const NEWEST = 200

/** How many games each supplier has here, the order theirs. */
export const countSuppliers = (games: readonly HallGame[]): { supplier: Supplier; count: number }[] => {
  const counts = new Map<Supplier, number>()
  for (const { supplier } of games) counts.set(supplier, (counts.get(supplier) ?? 0) + 1)
  return [...counts].map(([supplier, count]) => ({ supplier, count }))
}

/** What a member keeps, with a game made a favourite or none; a repeat changes nothing. */
export const setFavouriteIn = (mine: Mine, key: GameKey, on: boolean): Mine => {
  const others = mine.favourites.filter((one) => nameGame(one) !== nameGame(key))
  return { ...mine, favourites: on ? [key, ...others] : others }
}
