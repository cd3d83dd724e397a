/** Cents of an amount as screens and books write it: `¥1,234.50`, `-98.00`. */
export const cents = (text: string): bigint => {
  const digits = /-?[^\d-]*([\d,]+)\.(\d\d)/.exec(text)
  if (!digits) throw new Error(`no amount in ${JSON.stringify(text)}`)
  const size = BigInt(`${digits[1]?.replaceAll(',', '')}${digits[2]}`)
  return /-/.test(text) ? -size : size
}

/** The other way: `123450n` → `1,234.50`, as screens group it. */
export const amount = (minor: bigint): string => {
  const size = (minor < 0n ? -minor : minor).toString().padStart(3, '0')
  return `${minor < 0n ? '-' : ''}${size.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')}.${size.slice(-2)}`
}

/** As the books write it: without grouping. */
export const plain = (minor: bigint): string => amount(minor).replaceAll(',', '')
