import { Unavailable } from './unavailable.ts'

/** Serialisation failure and deadlock: the same transaction may well succeed when run again. */
const PASSING = new Set(['40001', '40P01'])
/** Connection lost, server going down, disk trouble, internal error: the server may have committed before it said so. */
const UNCERTAIN = /^(08|57P|58|XX)/

/** When PostgreSQL cannot serve now and may well serve later: SQLSTATEs by their beginning, and what has happened. */
const UNAVAILABLE: Readonly<Record<string, string>> = {
  '08': 'the connection broke',
  '25006': 'it is read-only, as a standby is',
  '25P0': 'it waited too long for the next statement',
  '40': 'the transaction lost against others too often',
  '53': 'disk, memory or connections are used up',
  '55006': 'it is in use otherwise',
  '55P03': 'a lock was not to be had in time',
  '57': 'it is starting, stopping or was told to give up; the time was up',
  '58': 'the machine failed it',
}
const UNAVAILABLE_STATES = Object.keys(UNAVAILABLE)

/** The SQLSTATE (five characters) of an error that PostgreSQL answered; undefined for every other error. */
export const readSqlState = (error: unknown): string | undefined => {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) && 'severity' in error
    ? error.code
    : undefined
}

/** Whether the same transaction may be run again: a deadlock or a serialisation failure. */
export const isPassing = (error: unknown): boolean => PASSING.has(readSqlState(error) ?? '')

/** Whether something could not be done now and may well be done later, so that asking again makes sense. */
export const isUnavailable = (error: unknown): boolean => {
  const state = readSqlState(error)
  return error instanceof Unavailable || UNAVAILABLE_STATES.some((beginning) => state?.startsWith(beginning))
}

/** True when a COMMIT that ended in this error may have been carried out all the same. */
export const leavesCommitOpen = (error: unknown): boolean => {
  const state = readSqlState(error)
  return state === undefined || UNCERTAIN.test(state)
}

/** Whether the database as a whole does not serve now: whoever asks it for something else is told the same. */
export const isAway = (error: unknown): boolean =>
  error instanceof Unavailable || /^(08|25006|53|57P|58)/.test(readSqlState(error) ?? '')

/** How long to wait before try number `tries + 1`, in ms: doubling, with jitter in [0, 1) so that two losers part. */
export const computePause = (tries: number, jitter: number): number => Math.round(2 ** tries * 5 * (0.5 + jitter))
