import { Secret, TOTP } from 'otpauth'

export const STAFF_SESSION_MS = 8 * 60 * 60_000
export const STAFF_IDLE_MS = 30 * 60_000
export const STAFF_SEEN_STEP_MS = 30_000
export const ENROLMENT_LIFE_MS = 24 * 60 * 60_000

const STEP_MS = 30_000
const createTotp = (name: string, secret: string): TOTP =>
  new TOTP({
    issuer: 'Moongate',
    label: name,
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_MS / 1000,
    secret: Secret.fromBase32(secret),
  })

/** The step whose code this is, one step either way of now; undefined for a wrong code. */
export const findTotpStep = (secret: string, code: string, now: Date): number | undefined => {
  const delta = createTotp('', secret).validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? undefined : Math.floor(now.getTime() / STEP_MS) + delta
}

/** The link that an authenticator app reads. */
export const buildTotpUri = (name: string, secret: string): string => createTotp(name, secret).toString()

export const createTotpSecret = (bytes: Uint8Array): string =>
  new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32

export type StaffSessionTimes = { expires_at: Date; seen_at: Date; ended_at: Date | null; state: 'active' | 'disabled' }

/** Whether a staff session still stands: 8 hours at most, half an hour without use. */
export const isStaffSessionValid = (s: StaffSessionTimes, now: Date): boolean =>
  s.state === 'active' &&
  s.ended_at === null &&
  now < s.expires_at &&
  now.getTime() - s.seen_at.getTime() < STAFF_IDLE_MS
