import { timingSafeEqual } from 'node:crypto'

/** How far a gateway's clock may be from ours. */
const WINDOW_MS = 300_000

/** Whether a signature is the one that it has to be; takes as long for a wrong one as for the right one. */
export const isEqual = (given: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Whether what was told is of now; a moment that cannot be read is not. */
export const isOfNow = (at_ms: number, now: Date): boolean => Math.abs(now.getTime() - at_ms) <= WINDOW_MS
