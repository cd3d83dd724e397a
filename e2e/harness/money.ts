import { formatMoney, toWire } from '@moongate/money'
import type { Locator } from 'playwright-core'

/** Cents of an amount as screens and books write it: `¥1,234.50`, `-98.00`. */
export const cents = (text: string): bigint => {
  const digits = /-?[^\d-]*([\d,]+)\.(\d\d)/.exec(text)
  if (!digits) throw new Error(`no amount in ${JSON.stringify(text)}`)
  const size = BigInt(`${digits[1]?.replaceAll(',', '')}${digits[2]}`)
  return /-/.test(text) ? -size : size
}

/** Minor units of an amount as the wire and the books write it, `1234.50`. */
export const toMinor = (amount = '0'): number => Math.round(Number(amount) * 100)

/** The other way: `123450n` → `¥1,234.50`, as screens write it. */
export const amount = (minor: bigint): string => formatMoney(toWire(minor), { symbol: '¥' })

/** The amount that a part of a screen shows, with its sign; digits that roll are left out of the words. */
export const readAmount = async (shown: Locator): Promise<string> => {
  const words = await shown.innerText()
  return `${/¥/.exec(words)?.[0] ?? ''}${/[\d,]+\.\d\d/.exec(words)?.[0] ?? ''}`
}

/** As the books write it: without grouping. */
export const plain = toWire
