import { type Card, getKind, getRank, getSuit } from '@moongate/cards'
import type { Lang } from '../brands.ts'
import texts from '../card-texts.json' with { type: 'json' }

/** A line of a record: its name and what it says. */
export type Fact = readonly [name: string, value: string]

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
/** Behind the pack stand the small joker and the big one. */
const JOKERS: Readonly<Record<number, string>> = { 52: 'Joker☆', 53: 'Joker★' }
const writeCard = (card: Card): string =>
  JOKERS[card] ?? `${'♠♥♣♦'[getSuit(card)] ?? ''}${RANKS[getRank(card) - 1] ?? ''}`
/** Cards in a line of text. */
export const writeCards = (cards: readonly Card[]): string => cards.map(writeCard).join(' ')
/** A tile of mahjong by its name: who reads the record need not know what stands on it. */
export const writeKind = (lang: Lang, kind: number): string => {
  const { number, numbers, honours } = texts[lang].tiles
  return honours[kind - numbers.length] ?? fillNumber(number, numbers[kind] ?? '')
}
export const writeTile = (lang: Lang, tile: Card): string => writeKind(lang, getKind(tile))
/** Tiles in their order, the characters under one name. */
export const writeTiles = (lang: Lang, tiles: readonly Card[]): string => {
  const { number, numbers, between, then } = texts[lang].tiles
  const kinds = tiles.map(getKind).toSorted((a, b) => a - b)
  const row = kinds.flatMap((kind) => numbers[kind] ?? [])
  const honours = kinds.filter((kind) => kind >= numbers.length).map((kind) => writeKind(lang, kind))
  return [...(row.length > 0 ? [fillNumber(number, row.join(between))] : []), ...honours].join(then)
}
/** A text of a list by its name. */
export const pickText = (all: Readonly<Record<string, string>>, key: string): string => all[key] ?? key
/** A text with its number. */
export const fillNumber = (text: string, n: number | string): string => text.replace('{n}', String(n))
/** Whose a seat is. */
export const nameSeat = (lang: Lang, seat: number): string =>
  seat === 0 ? texts[lang].own : fillNumber(texts[lang].seat, seat)
