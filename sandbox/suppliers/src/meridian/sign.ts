import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a call of this dialect is signed over: everything that makes it what it is, the body as it was sent. */
export type Signed = { timestamp: string; nonce: string; path: string; body: string }

export const signCall = (secret: string, { timestamp, nonce, path, body }: Signed): string =>
  createHmac('sha256', secret).update([timestamp, nonce, path, body].join('\n')).digest('hex')

/** Compares in a time that does not depend on where they differ. */
export const isSignature = (given: string, expected: string): boolean =>
  given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
