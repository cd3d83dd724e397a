import { createHash } from 'node:crypto'

const MAX_NAMED = 1000

/**
 * Names prepared statements by a hash of their text. Texts beyond the first thousand (lists of ever changing length, say)
 * go unnamed, because every connection keeps each named one.
 */
export const createStatementNames = (max = MAX_NAMED): ((text: string) => string | undefined) => {
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size >= max) return known
    const name = `s_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`
    names.set(text, name)
    return name
  }
}

const findValueFault = (value: unknown): string | undefined => {
  if (value === undefined) return 'is undefined: write null for no value'
  if (
    typeof value === 'number' &&
    (!Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value)))
  )
    return `is the number ${value}: use a bigint`
  if (typeof value === 'function' || typeof value === 'symbol') return `is a ${typeof value}`
  return undefined
}

/** The parameters as they are, or a TypeError naming the one that the driver would have changed in silence. */
export const checkValues = (values: readonly unknown[], text: string): unknown[] => {
  values.forEach((value, i) => {
    const fault =
      findValueFault(value) ??
      (Array.isArray(value) ? value.map(findValueFault).find((found) => found !== undefined) : undefined)
    if (fault !== undefined) throw new TypeError(`parameter $${i + 1} ${fault}, in: ${text.trim().slice(0, 200)}`)
  })
  return [...values]
}
