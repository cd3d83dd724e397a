import { toWire } from '@moongate/money'
import { parseWireMinor } from '../../forms/amount.rules.ts'
import type { Loan } from '../../api/credit-queries.ts'

const DAY_S = 86_400

/** A wall time of the site as if it stood in UTC: good for distances between two of them. */
const readWall = (wire: string): number => Date.parse(`${wire.replace(' ', 'T')}Z`)

/** When a moment of the site comes by this browser's clock; `now` is the site's time of when it was read. */
export const findEnd = (target: string, now: string, read_at: number): number =>
  read_at + readWall(target) - readWall(now)

/** Whole days and the seconds that remain. */
export const splitDays = (seconds: number): { days: number; rest: number } => ({
  days: Math.floor(seconds / DAY_S),
  rest: seconds % DAY_S,
})

/** How far a loan has come: asked for, in review, credited. A refused one stays at its review. */
export const findStep = ({ state }: Pick<Loan, 'state'>): number =>
  state === 'in_review' || state === 'refused' ? 1 : 3

/** The lines of a text of rules. */
export const splitLines = (text: string): string[] => text.split('\n').filter((line) => line !== '')

/** What is left of money when other money is taken off, never below zero: a limit may have sunk under a debt. */
export const subtractMoney = (from: string, other: string): string => {
  const left = parseWireMinor(from) - parseWireMinor(other)
  return toWire(left < 0n ? 0n : left)
}
