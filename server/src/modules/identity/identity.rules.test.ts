import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { normalizeAddress } from './address.rules.ts'
import { LIMITS, listCounters, computeWait } from './login.rules.ts'
import { type RegistrationForm, refuseForm, matchesPhone } from './registration.rules.ts'
import { QK_PWD_LOCK_MS, type QkPwdRow, countTry, judgeQkPwd } from './withdrawal-password.rules.ts'
import {
  STAFF_IDLE_MS,
  STAFF_SESSION_MS,
  createTotpSecret,
  isStaffSessionValid,
  findTotpStep,
  buildTotpUri,
} from './staff.rules.ts'

const now = new Date('2026-11-21T04:00:00Z')
const at = (ms: number): Date => new Date(now.getTime() + ms)

describe('what counts as one address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:bbbb:0:0:9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s is %s', (ip, address) => {
    expect(normalizeAddress(ip)).toBe(address)
  })
})

describe('counters of a login try (decisions/0062)', () => {
  it('a known address counts for itself alone', () => {
    expect(listCounters('member:alice', 'a', true)).toEqual([{ scope: 'known', subject: 'member:alice a' }])
  })
  it('any other address counts on the account and on itself', () => {
    expect(listCounters('member:alice', 'a', false)).toEqual([
      { scope: 'account', subject: 'member:alice' },
      { scope: 'address', subject: 'a' },
    ])
  })
  it('the wait is what is left of the window', () => {
    expect(computeWait('account', now, at(1000))).toBe(LIMITS.account.window_ms / 1000 - 1)
    expect(computeWait('account', now, at(LIMITS.account.window_ms + 5000))).toBe(1)
  })
})

const off = { isInviteCodeRequired: false, isRealNameRequred: false, isPhoneRequired: false, isCaptchaRequired: false }
const form: RegistrationForm = { password: 'secret1', password_confirmation: 'secret1', agreement: true }

describe('R3.4 R5.4 the register form by its settings', () => {
  it.each<[string, Partial<typeof off>, Partial<RegistrationForm>, string | undefined]>([
    ['nothing required', {}, {}, undefined],
    ['invite code required, missing', { isInviteCodeRequired: true }, {}, 'identity.invite_required'],
    ['invite code required, given', { isInviteCodeRequired: true }, { invite_code: 'X' }, undefined],
    ['real name required, missing', { isRealNameRequred: true }, {}, 'identity.realname_required'],
    ['real name required, given', { isRealNameRequred: true }, { realname: '王明' }, undefined],
    ['phone required, missing', { isPhoneRequired: true }, {}, 'identity.phone_required'],
    ['phone required, given', { isPhoneRequired: true }, { phone: '13800138000' }, undefined],
    ['confirmation differs', {}, { password_confirmation: 'secret2' }, 'identity.confirmation_differs'],
    ['agreement not ticked', {}, { agreement: false }, 'identity.agreement_required'],
  ])('%s', (_case, settings, change, refusal) => {
    expect(refuseForm({ ...off, ...settings }, { ...form, ...change })).toBe(refusal)
  })
})

describe('R5.6 the phone pattern of the settings', () => {
  it.each([
    ['^1[3-9]\\d{9}$', '13800138000', true],
    ['^1[3-9]\\d{9}$', '12800138000', false],
    ['13\\d{9}', '13800138000', true],
    ['13\\d{9}', '15800138000', false],
    ['([', '13800138000', true],
  ])('%s %s', (pattern, phone, fits) => {
    expect(matchesPhone(pattern, phone)).toBe(fits)
  })
})

const open: QkPwdRow = { qk_pwd_hash: 'x', qk_pwd_fails: 0, qk_pwd_locked_until: null }

describe('the withdrawal password and its lock', () => {
  it.each<[string, Partial<QkPwdRow>, string]>([
    ['never set', { qk_pwd_hash: null }, 'not_set'],
    ['set', {}, 'open'],
    ['locked', { qk_pwd_locked_until: at(1) }, 'locked'],
    ['the lock is over', { qk_pwd_locked_until: now }, 'open'],
  ])('%s', (_case, change, state) => {
    expect(judgeQkPwd({ ...open, ...change }, now)).toBe(state)
  })

  it.each<[string, Partial<QkPwdRow>, boolean, number, Date | null]>([
    ['right after four wrong ones', { qk_pwd_fails: 4 }, true, 0, null],
    ['the first wrong one', {}, false, 1, null],
    ['the fourth wrong one', { qk_pwd_fails: 3 }, false, 4, null],
    ['the fifth wrong one locks', { qk_pwd_fails: 4 }, false, 5, at(QK_PWD_LOCK_MS)],
    ['the first wrong one after a lock', { qk_pwd_fails: 5, qk_pwd_locked_until: now }, false, 1, null],
  ])('%s', (_case, change, fits, qk_pwd_fails, qk_pwd_locked_until) => {
    expect(countTry({ ...open, ...change }, fits, now)).toEqual({ qk_pwd_fails, qk_pwd_locked_until })
  })
})

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
