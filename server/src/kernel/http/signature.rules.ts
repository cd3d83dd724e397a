import { createHmac, timingSafeEqual } from 'node:crypto'

/** How far a caller's clock may be from ours, in ms. */
export const WINDOW_MS = 5 * 60_000
/** A nonce is kept for the time in which its timestamp is good, and once more for clocks that differ. */
const KEPT_MS = 2 * WINDOW_MS
/** A shorter secret could be found by trying. */
const SECRET_LENGTH = 32

/** What a caller says beside the body: who it is, when (epoch s), a name for this one call, and the proof (64 hex digits). */
export type Signed = { caller: string; timestamp: string; nonce: string; signature: string }

/** Why a call is not taken as signed; it goes to the log, the caller hears the same for all. */
export type SignatureFault = 'malformed' | 'unknown_caller' | 'outside_window' | 'wrong_signature'

const shapes: Record<keyof Signed, RegExp> = {
  caller: /^[A-Za-z0-9_]{1,40}$/,
  timestamp: /^\d{10}$/,
  nonce: /^[A-Za-z0-9_-]{16,64}$/,
  signature: /^[0-9a-f]{64}$/,
}

/** The four headers, or nothing when one is missing, sent twice or of another shape. */
export const readSigned = (headers: Readonly<Record<string, unknown>>): Signed | undefined => {
  const names = Object.keys(shapes) as (keyof Signed)[]
  const found = names.map((name) => [name, headers[`x-${name}`]] as const)
  const good = found.every(([name, value]) => typeof value === 'string' && shapes[name].test(value))
  return good ? (Object.fromEntries(found) as Signed) : undefined
}

/** HMAC-SHA256 over `<timestamp>.<nonce>.` and the bytes of the body as they were sent, in hex. */
export const computeSignature = (
  secret: string,
  { timestamp, nonce }: Pick<Signed, 'timestamp' | 'nonce'>,
  body: Uint8Array,
): string => createHmac('sha256', secret).update(`${timestamp}.${nonce}.`).update(body).digest('hex')

/** Takes as long for a wrong proof as for the right one, whichever secret it was made with. */
const isSignedBy = (secrets: readonly string[], signed: Signed, body: Uint8Array): boolean => {
  const given = Buffer.from(signed.signature, 'hex')
  const matches = secrets.map((secret) =>
    timingSafeEqual(given, Buffer.from(computeSignature(secret, signed, body), 'hex')),
  )
  return matches.includes(true)
}

/** What is wrong with a signed call, or nothing. `secrets` are all that are good for this caller, none for one that is not known. */
export const findSignatureFault = (
  signed: Signed,
  body: Uint8Array,
  secrets: readonly string[],
  now: Date,
): SignatureFault | undefined => {
  if (secrets.length === 0) return 'unknown_caller'
  if (secrets.some((secret) => secret.length < SECRET_LENGTH))
    throw new Error(`a secret of ${signed.caller} is shorter than ${SECRET_LENGTH} characters`)
  if (!isSignedBy(secrets, signed, body)) return 'wrong_signature'
  return Math.abs(now.getTime() - readMoment(signed)) > WINDOW_MS ? 'outside_window' : undefined
}

const readMoment = ({ timestamp }: Signed): number => Number(timestamp) * 1000

/** Until when the nonce of a call is kept. */
export const computeNonceEnd = (signed: Signed): Date => new Date(readMoment(signed) + KEPT_MS)
