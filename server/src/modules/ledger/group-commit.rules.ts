/** Together longer than PostgreSQL needs to come back after a crash. */
const MAX_TRIES = 30
const LONGEST_PAUSE_MS = 150

/** True when nobody can know from the error whether the statement was committed: the connection went away under it. */
export const isUncertain = (error: unknown): boolean => {
  const code = readCode(error)
  return code === undefined || code.startsWith('08') || code.startsWith('57P') || !/^[0-9A-Z]{5}$/.test(code)
}

/** True when the same statement may well succeed now: serialisation failure, deadlock. */
export const isPassing = (error: unknown): boolean => {
  return ['40001', '40P01'].includes(readCode(error) ?? '')
}

/** How long to wait before asking again after so many tries alone, in ms; undefined: give the error to the caller. */
export const computePause = (error: unknown, tries: number): number | undefined => {
  if (tries === 0) return 0
  if (tries >= MAX_TRIES || !(isUncertain(error) || isPassing(error))) return undefined
  return Math.min(LONGEST_PAUSE_MS, 5 * 2 ** tries)
}

const readCode = (error: unknown): string | undefined => {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
