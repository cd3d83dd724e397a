import { hash } from 'node:crypto'
import { refuse } from './refusal.ts'
import { sortFields } from './sort-fields.ts'

/** As long as nobody needs to write it by hand. */
const LENGTH = 22

/** A mark of how something stands, e.g. `markState({ enabled: true, min: 100n })`: told with it, and sent back by who writes over it. */
export const markState = (state: object): string =>
  hash('sha256', JSON.stringify(sortFields(state)), 'base64url').slice(0, LENGTH)

/**
 * Lets nobody write over what they have not seen, e.g. switch on again what a colleague has just switched off. Refuses common.conflict, but
 * not where what stands is what is asked for, as after a lost answer. Both states are spelled alike.
 */
export const requireSeen = (seen: string, now: object, wanted: object): void => {
  const mark = markState(now)
  if (mark !== seen && mark !== markState(wanted)) refuse('common.conflict')
}
