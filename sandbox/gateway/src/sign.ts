import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signs what was sent: its time first, then whatever makes it what it is, the body last. */
export const sign = (secret: string, parts: readonly string[]): string =>
  createHmac('sha256', secret).update(parts.join('\n')).digest('hex')

/** Compares in a time that does not depend on where they differ. */
export const isEqual = (given: string, expected: string): boolean =>
  given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
