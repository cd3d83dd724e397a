import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import {
  STAFF_IDLE_MS,
  STAFF_SESSION_MS,
  buildTotpUri,
  createTotpSecret,
  findTotpStep,
  isStaffSessionValid,
} from './staff.rules.ts'

const now = new Date('2026-11-21T04:00:00Z')
const at = (ms: number): Date => new Date(now.getTime() + ms)

describe('R6.6 staff: one-time codes and sessions', () => {
  const secret = 'JBSWY3DPEHPK3PXP'
  it.each([
    ['the code of now', 0, 0],
    ['the code before', -30_000, -1],
    ['the code after', 30_000, 1],
  ])('%s', (_case, ms, steps) => {
    const { code } = codeAt(secret, at(ms))
    expect(findTotpStep(secret, code, now)).toBe(Math.floor(now.getTime() / 30_000) + steps)
  })
  it('a code of two steps ago is wrong', () => {
    expect(findTotpStep(secret, codeAt(secret, at(-60_000)).code, now)).toBeUndefined()
  })
  it('a new secret is 160 bits and its link names product and person', () => {
    const made = createTotpSecret(new Uint8Array(20).fill(5))
    expect(made).toMatch(/^[A-Z2-7]{32}$/)
    expect(buildTotpUri('erin', made)).toMatch(/^otpauth:\/\/totp\/Moongate:erin\?.*secret=/)
  })

  const session = { expires_at: at(STAFF_SESSION_MS), seen_at: now, ended_at: null, state: 'active' as const }
  it.each([
    ['fresh', {}, 0, true],
    ['idle for half an hour', {}, STAFF_IDLE_MS, false],
    ['used a moment ago, at its end', { seen_at: at(STAFF_SESSION_MS - 1000) }, STAFF_SESSION_MS, false],
    ['logged out', { ended_at: now }, 1, false],
    ['the person disabled', { state: 'disabled' as const }, 1, false],
  ])('%s', (_case, change, ms, stands) => {
    expect(isStaffSessionValid({ ...session, ...change }, at(ms))).toBe(stands)
  })
})

const codeAt = (secret: string, time: Date): { code: string } => {
  return { code: new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time.getTime() }) }
}
