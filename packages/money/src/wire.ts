/** Integer minor units (1 = 0.01 of the currency). The only form money has inside the product. */
export type Minor = bigint

/** Up to 15 whole digits, so that the value always fits PostgreSQL's int8. */
const WIRE = /^(0|[1-9]\d{0,14})(?:\.(\d{1,2}))?$/

/** `123450n` → `"1234.50"`; negative amounts carry a leading `-`. */
export const toWire = (minor: Minor): string => {
  const size = minor < 0n ? -minor : minor
  const cents = (size % 100n).toString().padStart(2, '0')
  return `${minor < 0n ? '-' : ''}${size / 100n}.${cents}`
}

/** The same of minor units that came as a number, as the games of suppliers count them. Throws for one that is no whole number. */
export const toDecimal = (minor: number): string => toWire(BigInt(minor))

/**
 * An amount as it arrives (`"1234.5"` or `1234.5`) → minor units.
 * `undefined` when it is not a plain amount: sign, exponent, NaN, a third decimal, leading zeros, more than 15 whole digits.
 */
export const fromWire = (value: string | number): Minor | undefined => {
  // Beyond this a number may already have lost cents before it reached us.
  if (typeof value === 'number' && !(Math.abs(value) <= Number.MAX_SAFE_INTEGER / 100)) return undefined
  const match = WIRE.exec(String(value))
  if (!match) return undefined
  return BigInt(match[1] ?? '0') * 100n + BigInt((match[2] ?? '').padEnd(2, '0'))
}
