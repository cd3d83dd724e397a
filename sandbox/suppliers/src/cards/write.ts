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
const TILES = [
  '一萬',
  '二萬',
  '三萬',
  '四萬',
  '五萬',
  '六萬',
  '七萬',
  '八萬',
  '九萬',
  '東',
  '南',
  '西',
  '北',
  '中',
  '發',
  '白',
]
/** A tile of mahjong, as it is called in every language: by what stands on it. */
export const writeKind = (kind: number): string => TILES[kind] ?? ''
export const writeTile = (tile: Card): string => writeKind(getKind(tile))
export const writeTiles = (tiles: readonly Card[]): string => tiles.map(writeTile).join(' ')
/** A text of a list by its name. */
export const pickText = (all: Readonly<Record<string, string>>, key: string): string => all[key] ?? key
/** A text with its number. */
export const fillNumber = (text: string, n: number | string): string => text.replace('{n}', String(n))
/** Whose a seat is. */
export const nameSeat = (lang: Lang, seat: number): string =>
  seat === 0 ? texts[lang].own : fillNumber(texts[lang].seat, seat)
