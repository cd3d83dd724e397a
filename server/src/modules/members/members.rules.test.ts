import { LANGS } from '@moongate/contract'
import { makePhoneCheck } from '@moongate/contract/fields'
import { readTexts } from '@moongate/i18n/server'
import { describe, expect, it } from 'vitest'
import { memberRowView } from './member.view.ts'
import { phonePatternSetting } from './members.settings.ts'
import { type RegistrationForm, refuseForm } from './registration.rules.ts'
import { QK_PWD_LOCK_MS, type QkPwdRow, countTry, judgeQkPwd } from './withdrawal-password.rules.ts'

const now = new Date('2026-11-21T04:00:00Z')
const at = (ms: number): Date => new Date(now.getTime() + ms)

const off = { isInviteCodeRequired: false, isRealNameRequred: false, isPhoneRequired: false, isCaptchaRequired: false }
const form: RegistrationForm = { password: 'secret1', password_confirmation: 'secret1', agreement: 1 }

describe('R3.4 R5.4 the register form by its settings', () => {
  it.each<[string, Partial<typeof off>, Partial<RegistrationForm>, string | undefined]>([
    ['nothing required', {}, {}, undefined],
    ['invite code required, missing', { isInviteCodeRequired: true }, {}, 'members.invite_required'],
    ['invite code required, given', { isInviteCodeRequired: true }, { invite_code: 'X' }, undefined],
    ['real name required, missing', { isRealNameRequred: true }, {}, 'members.realname_required'],
    ['real name required, given', { isRealNameRequred: true }, { realname: '王明' }, undefined],
    ['phone required, missing', { isPhoneRequired: true }, {}, 'members.phone_required'],
    ['phone required, given', { isPhoneRequired: true }, { phone: '13800138000' }, undefined],
    ['confirmation differs', {}, { password_confirmation: 'secret2' }, 'members.confirmation_differs'],
    ['agreement not ticked', {}, { agreement: 0 }, 'members.agreement_required'],
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
    ['1|2', '13800138000', false],
  ])('%s %s', (pattern, phone, fits) => {
    expect(makePhoneCheck(pattern).test(phone)).toBe(fits)
  })

  it('takes no text that is no pattern', () => {
    expect(phonePatternSetting.schema.safeParse('([').success).toBe(false)
    expect(phonePatternSetting.schema.safeParse('0\\d{9}').success).toBe(true)
  })
})

type Words = Record<string, Record<string, string> & { account?: Record<string, string> }>
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

  const hours = new RegExp(String.raw`(?<!\d)${QK_PWD_LOCK_MS / 3_600_000} ?(小时|小時|hours|ชั่วโมง|giờ)`)
  it.each(LANGS)('R1.10 people are told its hours, by what refuses, by mail and by the help: %s', (lang) => {
    const { cashier, members, mail, 'member-help': help } = readTexts(lang) as Record<string, Words>
    const told = [
      cashier?.errors?.qk_pwd_locked,
      members?.errors?.qk_pwd_locked,
      mail?.words?.account?.qk_pwd_locked,
      help?.answer?.draw_password,
    ]
    expect(told.filter((text) => !hours.test(String(text)))).toEqual([])
  })
})

it.each([
  ['active', 'active'],
  ['frozen', 'frozen'],
  ['closed', 'frozen'],
] as const)('R6.6 an account that is %s shows in the list as %s', (state, shown) => {
  const words = { name: 'alice', realname: '', phone: '', email: '', qq: '' }
  const is = { is_demo: false, is_trans_on: true, has_qk_pwd: true, agent_id: null, invited_by: null }
  const times = { registered_at: now, last_login_at: null, login_before_at: null }
  const row = memberRowView({ id: 1, ...words, ...is, ...times, state, money: 0n, fs_money: 0n }, 'Asia/Shanghai')
  expect([row.state, row.last_login_at]).toEqual([shown, null])
})
