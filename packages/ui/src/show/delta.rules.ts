import { compareMoney } from '@moongate/money'

export type Delta = { way: 'up' | 'down' | 'same'; percent: string | undefined }

const CENTS = /^-?\d+(?:\.\d{1,2})?$/
const toCents = (figure: string): bigint => {
  const [whole = '0', rest = ''] = figure.replace('-', '').split('.')
  const cents = BigInt(whole) * 100n + BigInt(rest.padEnd(2, '0'))
  return figure.startsWith('-') ? -cents : cents
}

/** How a figure stands beside the one before; no percentage where that was nothing or below, because it would say nothing. */
export const compareFigures = (now: string, before: string): Delta => {
  const moved = compareMoney(now, before)
  const way = moved > 0 ? 'up' : moved < 0 ? 'down' : 'same'
  const base = CENTS.test(before) ? toCents(before) : 0n
  if (base <= 0n || way === 'same') return { way, percent: undefined }
  const change = toCents(now) - base
  const tenths = ((change < 0n ? -change : change) * 1000n + base / 2n) / base
  return { way, percent: `${tenths / 10n}.${tenths % 10n}` }
}
