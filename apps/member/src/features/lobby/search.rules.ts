import type { HallGame } from './hall.rules.ts'

/** As people type it: small letters, Vietnamese without its marks. Other scripts keep theirs, which tell words apart. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .normalize('NFC')

/** Whether two words differ by one letter at most: one more, one less, another, or two that changed places. */
export const isNear = (a: string, b: string): boolean => {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  const swapped = `${short[at + 1] ?? ''}${short[at] ?? ''}${short.slice(at + 2)}`
  return short.slice(at + 1) === long.slice(at + 1) || swapped === long.slice(at)
}

type Entry = { game: HallGame; text: string; words: readonly string[] }

const SCRIPT_OF_WORDS = /^[a-z0-9 ]+$/
const LEAST_FUZZY = 4

/** How well an entry fits: 0 best, nothing where it does not. */
const rankEntry = ({ text, words, game }: Entry, asked: string): number | undefined => {
  if (text.startsWith(asked)) return 0
  if (text.includes(asked)) return 1
  if (game.initials.startsWith(asked)) return 2
  if (game.initials.includes(asked)) return 3
  const parts = asked.split(' ')
  return parts.length > 1 && parts.every((part) => words.some((word) => word.startsWith(part))) ? 4 : undefined
}

const isFuzzy = ({ words }: Entry, asked: string): boolean =>
  asked
    .split(' ')
    .every((part) => words.some((word) => word.startsWith(part) || (part.length >= LEAST_FUZZY && isNear(word, part))))

const indexGames = (games: readonly HallGame[]): Entry[] =>
  games.map((game) => {
    const text = foldText(game.title)
    return { game, text, words: text.split(/[\s'-]+/) }
  })

export type Search = (typed: string) => readonly HallGame[]

/**
 * Finds games by what was typed: part of the name, its initials by pinyin, its words in any order; where nothing fits, words with
 * one letter wrong. The index is made when something is typed for the first time.
 */
export const createSearch = (games: readonly HallGame[]): Search => {
  let index: Entry[] | undefined
  return (typed) => {
    const asked = foldText(typed).trim().replaceAll(/\s+/g, ' ')
    if (asked === '') return games
    index ??= indexGames(games)
    const hits = index.flatMap((entry) => {
      const rank = rankEntry(entry, asked)
      return rank === undefined ? [] : [{ game: entry.game, rank }]
    })
    if (hits.length > 0)
      return hits.toSorted((a, b) => a.rank - b.rank || a.game.at - b.game.at).map(({ game }) => game)
    return SCRIPT_OF_WORDS.test(asked) ? index.filter((entry) => isFuzzy(entry, asked)).map(({ game }) => game) : []
  }
}
