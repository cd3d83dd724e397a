import { hash } from 'node:crypto'
import { refuse } from './refusal.ts'

/** As long as nobody needs to write it by hand. */
const LENGTH = 22

/** The database keeps the names of an object in an order of its own. */
const sortNames = (value: object): object =>
  Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))

const spell = (_key: string, value: unknown): unknown => {
  if (typeof value === 'bigint') return value.toString()
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? sortNames(value) : value
}

/** A mark of how something stands, e.g. `markState({ enabled: true, min: 100n })`: told with it, and sent back by who writes over it. */
export const markState = (state: object): string =>
  hash('sha256', JSON.stringify(state, spell), 'base64url').slice(0, LENGTH)

/**
 * Lets nobody write over what they have not seen, e.g. switch on again what a colleague has just switched off. Refuses common.conflict, but
 * not where what stands is what is asked for, as after a lost answer. Both states are spelled alike.
 */
export const requireSeen = (seen: string, now: object, wanted: object): void => {
  const mark = markState(now)
  if (mark !== seen && mark !== markState(wanted)) refuse('common.conflict')
}
