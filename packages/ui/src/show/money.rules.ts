export type MoneyParts = { sign: '' | '+' | '-'; whole: string; cents: string }

/** Splits a decimal string for display. Strings all the way: no float ever sees an amount. */
export const splitMoney = (value: string, with_sign: boolean): MoneyParts => {
  const negative = value.startsWith('-')
  const [whole = '0', cents = ''] = value.replace(/^[+-]/, '').split('.')
  const zero = !/[1-9]/.test(value)
  const sign = negative && !zero ? '-' : with_sign && !zero ? '+' : ''
  return { sign, whole: whole.replace(/\B(?=(\d{3})+$)/g, ','), cents: cents.padEnd(2, '0') }
}

/** `-1234.5` -> `-1,234.50`. */
export const formatMoneyText = (value: string, with_sign = false): string => {
  const { sign, whole, cents } = splitMoney(value, with_sign)
  return `${sign}${whole}.${cents}`
}

/** -1, 0 or 1: which of two decimal strings is greater. */
export const compareMoney = (a: string, b: string): -1 | 0 | 1 => {
  const countUnits = (v: string) => BigInt(formatMoneyText(v).replace(/[,.]/g, ''))
  const [left, right] = [countUnits(a), countUnits(b)]
  return left < right ? -1 : left > right ? 1 : 0
}
