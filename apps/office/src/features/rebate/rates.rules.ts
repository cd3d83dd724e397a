import { fromWire, toWire } from '@moongate/money'

/** A step as it is typed. */
export type Step = { id: number; gameType: number; from: string; rate: string }
export type Level = { gameType: number; from: string; rate: string }

const RATE = /^(?=.*[1-9])\d(?:\.\d{1,2})?$/

const readAmount = (text: string): string | undefined => {
  const minor = fromWire(text.trim())
  return minor !== undefined && minor > 0n ? toWire(minor) : undefined
}

/** Typed steps as the server takes them; nothing where one cannot be read. */
export const readSteps = (steps: readonly Step[]): Level[] | undefined => {
  const levels = steps.map(({ gameType, from, rate }) => ({ gameType, from: readAmount(from), rate: rate.trim() }))
  const read = levels.flatMap(({ from, ...rest }) =>
    from !== undefined && RATE.test(rest.rate) ? [{ ...rest, from }] : [],
  )
  return read.length === steps.length ? read : undefined
}

/** Steps to be changed: those that stand, numbered. */
export const listSteps = (levels: readonly Level[]): Step[] => levels.map((level, id) => ({ ...level, id }))

/** One more step of a type, with a number that none has. */
export const addStep = (steps: readonly Step[], gameType: number): Step[] => [
  ...steps,
  { id: Math.max(-1, ...steps.map(({ id }) => id)) + 1, gameType, from: '', rate: '' },
]
