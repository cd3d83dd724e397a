import { createHmac, timingSafeEqual } from 'node:crypto'

/** What is signed, joined by line feeds: of a call its time, nonce, path and body; of what we are told its time and body. */
export const signParts = (secret: string, parts: readonly string[]): string =>
  createHmac('sha256', secret).update(parts.join('\n')).digest('hex')

/** How far their clock may be from ours. */
const WINDOW_MS = 300_000

type Told = { timestamp: string; signature: string; body: string }

/** Whether what we were told is signed with our secret and of now; takes as long for a wrong signature as for the right one. */
export const isAuthentic = (secret: string, { timestamp, signature, body }: Told, now: Date): boolean => {
  const [given, expected] = [Buffer.from(signature), Buffer.from(signParts(secret, [timestamp, body]))]
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
  return /^\d{13}$/.test(timestamp) && Math.abs(now.getTime() - Number(timestamp)) <= WINDOW_MS
}
