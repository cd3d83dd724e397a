import { fromWire, toWire } from '@moongate/money'

/** Minor units of a typed amount; nothing when it is empty, zero or no amount. */
export const parseMinor = (text: string): bigint | undefined => {
  const minor = fromWire(text.replace(/\.$/, ''))
  return minor !== undefined && minor > 0n ? minor : undefined
}

/** Minor units of money from the wire, which is never malformed; may be below zero. */
export const parseWireMinor = (money: string): bigint =>
  money.startsWith('-') ? -(fromWire(money.slice(1)) ?? 0n) : (fromWire(money) ?? 0n)

export type AmountFault = 'required' | 'below_min' | 'above_max' | 'above_balance'
export type Limits = { min?: string; max?: string; balance?: string }

/** What is wrong with an amount, in the order the server looks: minimum, maximum, balance. */
export const findAmountFault = (text: string, limits: Limits): AmountFault | undefined => {
  const minor = parseMinor(text)
  if (minor === undefined) return 'required'
  if (limits.min !== undefined && minor < parseWireMinor(limits.min)) return 'below_min'
  if (limits.max !== undefined && minor > parseWireMinor(limits.max)) return 'above_max'
  return limits.balance !== undefined && minor > parseWireMinor(limits.balance) ? 'above_balance' : undefined
}

/** The sum of amounts of the wire, as wire text. */
export const sumWire = (values: readonly string[]): string =>
  toWire(values.reduce((sum, value) => sum + parseWireMinor(value), 0n))

/** The part of the whole that is done, 0-100; 100 when there is nothing to do. */
export const computePercentDone = (left: string, whole: string): number => {
  const all = parseWireMinor(whole)
  return all <= 0n ? 100 : Number(((all - parseWireMinor(left)) * 100n) / all)
}
