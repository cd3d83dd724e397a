import { createHash } from 'node:crypto'
import { isIP } from 'node:net'

/** How many recovery codes a member is given at once, and how many passkeys they may keep. */
export const RECOVERY_CODES = 10
export const PASSKEY_LIMIT = 10
/** How long a browser may take to sign. */
export const CHALLENGE_LIFE_MS = 5 * 60_000

/** Figures and letters that nobody takes for one another: 32, so that each stands for five bits. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
export const RECOVERY_LENGTH = 16

/** Eighty bits as sixteen letters, from as many random bytes. */
export const createRecoveryCode = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, RECOVERY_LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('')

/** In groups of four, as people read and write it. */
export const formatRecoveryCode = (code: string): string => (code.match(/.{4}/g) ?? []).join('-')

/** What is kept of a recovery code: it is found by it for its member, and cannot be made from it. */
export const hashRecoveryCode = (member_id: number, code: string): Buffer =>
  createHash('sha256').update(`recovery ${member_id} ${code}`).digest()

/** By what a code was given: six digits are an app's, anything else is a recovery code. */
export const tellWay = (code: string): 'code' | 'recovery' => (/^\d{6}$/.test(code) ? 'code' : 'recovery')

/** The page that asks for a passkey: its origin, and the domain that its passkeys belong to. */
export type Page = { origin: string; domain: string }

/**
 * Where passkeys work: a page with a name, not a bare address, and safe from listeners, or on the machine itself. Nothing for
 * every other.
 */
export const readPage = (origin: string | undefined): Page | undefined => {
  if (origin === undefined || !URL.canParse(origin)) return undefined
  const { protocol, hostname, origin: plain } = new URL(origin)
  const local = hostname === 'localhost' || hostname.endsWith('.localhost')
  if (plain !== origin || isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0) return undefined
  return protocol === 'https:' || (protocol === 'http:' && local) ? { origin, domain: hostname } : undefined
}
