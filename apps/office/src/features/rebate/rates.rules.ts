import { fromWire, toWire } from '@moongate/money'

/** A step as it is typed. */
export type Step = Level & { id: number }
/** Of a supplier's own table where it names one, else of the type's. */
export type Level = Table & { from: string; rate: string }
export type Table = { gameType: number; supplier: string }

const RATE = /^(?=.*[1-9])\d(?:\.\d{1,2})?$/

const readAmount = (text: string): string | undefined => {
  const minor = fromWire(text.trim())
  return minor !== undefined && minor > 0n ? toWire(minor) : undefined
}

/** Typed steps as the server takes them; nothing where one cannot be read. */
export const readSteps = (steps: readonly Step[]): Level[] | undefined => {
  const levels = steps.map(({ gameType, supplier, from, rate }) => ({
    gameType,
    supplier,
    from: readAmount(from),
    rate: rate.trim(),
  }))
  const read = levels.flatMap(({ from, ...rest }) =>
    from !== undefined && RATE.test(rest.rate) ? [{ ...rest, from }] : [],
  )
  return read.length === steps.length ? read : undefined
}

/** Steps to be changed: those that stand, numbered. */
export const listSteps = (levels: readonly Level[]): Step[] => levels.map((level, id) => ({ ...level, id }))

/** One more step of a table, with a number that none has. */
export const addStep = (steps: readonly Step[], table: Table): Step[] => [
  ...steps,
  { id: Math.max(-1, ...steps.map(({ id }) => id)) + 1, ...table, from: '', rate: '' },
]

/** The suppliers that have steps of their own for a type, in the order in which they came. */
export const findOwners = (levels: readonly Table[], gameType: number): string[] => [
  ...new Set(
    levels.filter((level) => level.gameType === gameType && level.supplier !== '').map(({ supplier }) => supplier),
  ),
]
