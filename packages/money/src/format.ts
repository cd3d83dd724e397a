/** An amount in the parts in which it is written: `-1234.5` → `-`, `1,234`, `50`. */
export type MoneyParts = { sign: '' | '+' | '-'; whole: string; cents: string }

/** Whole digits in threes, `1234567` → `1,234,567`: the same in every language (R9.8), and as the amount fields group. */
export const groupDigits = (whole: string): string => whole.replace(/\B(?=(\d{3})+$)/g, ',')

/** Splits wire text for display. Strings all the way: no float ever sees an amount. `with_sign`: a gain carries `+`. */
export const splitMoney = (wire: string, with_sign = false): MoneyParts => {
  const negative = wire.startsWith('-')
  const [whole = '0', cents = ''] = wire.replace(/^[+-]/, '').split('.')
  const zero = !/[1-9]/.test(wire)
  const sign = negative && !zero ? '-' : with_sign && !zero ? '+' : ''
  return { sign, whole: groupDigits(whole), cents: cents.padEnd(2, '0') }
}

type Looks = { /** The site's own currency sign, between sign and figures. */ symbol: string; with_sign?: boolean }

/** Money from the wire as people read it: `-1234.5` → `-¥1,234.50`. */
export const formatMoney = (wire: string, { symbol, with_sign = false }: Looks): string => {
  const { sign, whole, cents } = splitMoney(wire, with_sign)
  return `${sign}${symbol}${whole}.${cents}`
}

/** -1, 0 or 1: which of two amounts of the wire is greater. */
export const compareMoney = (a: string, b: string): -1 | 0 | 1 => {
  const [left, right] = [countUnits(a), countUnits(b)]
  return left < right ? -1 : left > right ? 1 : 0
}

const countUnits = (wire: string): bigint => BigInt(formatMoney(wire, { symbol: '' }).replaceAll(/[,.]/g, ''))
