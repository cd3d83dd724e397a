import { createHmac } from 'node:crypto'
import { isEqual, isOfNow } from '../signed.rules.ts'

/** What is signed, joined by line feeds: of a call its time, nonce, path and body; of what we are told its time and body. */
export const signParts = (secret: string, parts: readonly string[]): string =>
  createHmac('sha256', secret).update(parts.join('\n')).digest('hex')

type Told = { timestamp: string; signature: string; body: string }

/** Whether what we were told is signed with our secret and of now. */
export const isAuthentic = (secret: string, { timestamp, signature, body }: Told, now: Date): boolean =>
  isEqual(signature, signParts(secret, [timestamp, body])) &&
  /^\d{13}$/.test(timestamp) &&
  isOfNow(Number(timestamp), now)
