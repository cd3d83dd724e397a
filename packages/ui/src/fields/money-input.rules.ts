import { groupDigits } from '@moongate/money'
import { toPlainDigits } from './digits.rules.ts'

/** What counts of an amount as it was typed or pasted: without separators, spaces and signs of a currency. */
export const stripMoney = (text: string): string =>
  toPlainDigits(text)
    .replace(/[,\s\p{Sc}]/gu, '')
    .replace('。', '.')

/** An amount that was pasted, its decimal comma as a point: `100,50` would be a hundred times as much without its comma. */
export const readPastedMoney = (pasted: string): string => {
  const text = toPlainDigits(pasted).replace(/[\s\p{Sc}]/gu, '')
  return /^(\d+|\d{1,3}(\.\d{3})+),\d{1,2}$/.test(text) ? text.replaceAll('.', '').replace(',', '.') : pasted
}

/** `12,345.6` -> `12345.6`; undefined when the text cannot become an amount with two decimals. */
export const ungroupMoney = (text: string, digits = 12): string | undefined => {
  const plain = stripMoney(text)
  if (!new RegExp(`^\\d{0,${digits}}(\\.\\d{0,2})?$`).test(plain)) return undefined
  const [whole = '', cents] = plain.split('.')
  const trimmed = whole.replace(/^0+(?=\d)/, '')
  return cents === undefined ? trimmed : `${trimmed || '0'}.${cents}`
}

/** `12345.6` -> `12,345.6`, keeping what is being typed. */
export const groupMoney = (plain: string): string => {
  const [whole = '', cents] = plain.split('.')
  const grouped = groupDigits(whole)
  return cents === undefined ? grouped : `${grouped}.${cents}`
}

/** Where the caret belongs after grouping, so that as many digits stand left of it as before. */
export const placeCaret = (grouped: string, digits_left: number): number => {
  let seen = 0
  for (let at = 0; at < grouped.length; at++) {
    if (seen === digits_left) return at
    if (grouped[at] !== ',') seen++
  }
  return grouped.length
}
