import { type Card, getKind } from '@moongate/cards'

/** What stands on a tile: characters above 萬, winds, dragons. The white dragon is an empty frame. */
const NUMBERS = '一二三四五六七八九'
const HONOURS = '東南西北中發白'
/** For who does not read them, small in the corner. */
const MARKS = '123456789ESWNCFP'

/** What is drawn on a tile: one sign, or a number above 萬; its colour; the mark in its corner. */
export type Print = { readonly sign: string; readonly number: string; readonly color: string; readonly mark: string }
const [INK, RED, GREEN, BLUE] = ['#14233b', '#c2182b', '#0b7a48', '#1d4fa0']
const COLORS: Readonly<Record<string, string>> = { 中: RED, 發: GREEN, 白: BLUE }

export const getPrint = (tile: Card): Print => {
  const kind = getKind(tile)
  const number = NUMBERS[kind] ?? ''
  const sign = HONOURS[kind - NUMBERS.length] ?? '萬'
  return { sign, number, color: COLORS[sign] ?? INK, mark: MARKS[kind] ?? '' }
}
