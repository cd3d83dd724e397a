import { formatMoney, toWire } from '@moongate/money'

/** Cents of an amount as screens and books write it: `¥1,234.50`, `-98.00`. */
export const cents = (text: string): bigint => {
  const digits = /-?[^\d-]*([\d,]+)\.(\d\d)/.exec(text)
  if (!digits) throw new Error(`no amount in ${JSON.stringify(text)}`)
  const size = BigInt(`${digits[1]?.replaceAll(',', '')}${digits[2]}`)
  return /-/.test(text) ? -size : size
}

/** The other way: `123450n` → `¥1,234.50`, as screens write it. */
export const amount = (minor: bigint): string => formatMoney(toWire(minor), { symbol: '¥' })

/** As the books write it: without grouping. */
export const plain = toWire
