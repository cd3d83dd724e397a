import { z } from 'zod'
import { money, nothing, wireTime } from './common.ts'
import { errors, routes } from './route.ts'
import { optionalText, text } from './text.ts'

const token = z.object({ access_token: z.string(), token_type: z.string(), expires_in: z.number().int() })

/** Proof of work in place of the picture, for people who cannot read it (WCAG 3.3.8). */
const challenge = z.object({ algorithm: z.string(), challenge: z.string(), salt: z.string(), maxnumber: z.number(), signature: z.string() })
const proof = z.string().max(2000).optional()
const captchaKey = z.string().max(64).default('')

export const me = z.object({
  name: z.string(), realname: z.string(), phone: z.string(), email: z.string(), qq: z.string(),
  money, ml_money: money, fs_money: money,
  is_trans: z.number(), is_trans_on: z.number(), is_demo: z.number(), has_qk_pwd: z.boolean(),
  agent_id: z.number().nullable(), updated_at: wireTime,
})

export const identityRoutes = routes({
  captcha: {
    method: 'POST', path: '/auth/captcha', who: 'anyone', summary: 'A captcha picture and its proof-of-work alternative; single use',
    input: nothing, output: z.object({ data: z.object({ key: z.string(), img: z.string(), challenge }) }),
    errors: [], limit: 'auth', rows: ['R7.1', 'R5.5'],
  },
  login: {
    method: 'POST', path: '/auth/login', who: 'anyone', summary: 'Opens a session and ends the member\'s older one',
    input: z.object({ name: text('name'), password: text('password'), captcha: text('captcha', false).default(''), key: captchaKey, proof }),
    output: z.object({ data: token }),
    errors: ['identity.captcha_wrong', 'identity.credentials_wrong', 'identity.login_blocked', 'identity.account_disabled'],
    limit: 'auth', rows: ['R3.2', 'R4.1', 'R4.2', 'R5.1', 'R5.2', 'R5.3'],
  },
  register: {
    method: 'POST', path: '/auth/register', who: 'anyone', summary: 'Makes a member by the site\'s register settings and logs in',
    input: z.object({
      invite_code: optionalText('invite_code'), name: text('name'), password: text('new_password'), password_confirmation: z.string().default(''),
      realname: optionalText('realname'), phone: optionalText('phone'), qk_pwd: text('qk_pwd'),
      captcha: text('register_captcha', false).default(''), key: captchaKey, proof,
      register_site: z.string().max(200).default(''), agreement: z.coerce.boolean().default(false),
    }),
    output: z.object({ data: token }),
    errors: ['identity.captcha_wrong', 'identity.name_taken', 'identity.invite_unknown', 'identity.invite_required', 'identity.realname_required', 'identity.phone_required', 'identity.phone_invalid', 'identity.phone_taken', 'identity.confirmation_differs', 'identity.agreement_required'],
    limit: 'auth', rows: ['R3.3', 'R3.4', 'R3.5', 'R4.6', 'R5.4', 'R5.6'],
  },
  demo: {
    method: 'POST', path: '/auth/demo', who: 'anyone', summary: 'A trial account with play money; one per address and day',
    input: z.object({ captcha: z.string().max(13).default(''), key: captchaKey, proof }).partial(), output: z.object({ data: token }), errors: ['identity.demo_limit'], limit: 'auth', rows: ['R4.3', 'R1.13'],
  },
  me: {
    method: 'POST', path: '/auth/me', who: 'member+demo', summary: 'The member as the site shows it',
    input: nothing, output: z.object({ data: me }), errors: [], loading: false, limit: 'read', rows: ['R3.1', 'R7.1'],
  },
  updateInfo: {
    method: 'POST', path: '/auth/info/update', who: 'member', summary: 'Changes contact data; a real name only while it is empty',
    input: z.object({ realname: optionalText('realname'), phone: optionalText('phone'), email: optionalText('email'), qq: optionalText('qq') }),
    output: z.object({ data: me }), errors: ['identity.realname_fixed', 'identity.phone_invalid', 'identity.phone_taken'], rows: ['R3.6', 'R7.1'],
  },
  logout: {
    method: 'POST', path: '/auth/logout', who: 'member+demo', summary: 'Ends this session',
    input: nothing, output: nothing, errors: [], rows: ['R4.4', 'R7.1'],
  },
  changePassword: {
    method: 'POST', path: '/member/password/modify', who: 'member', summary: 'Changes the login password and ends every session',
    input: z.object({ oldpassword: text('password'), password: text('new_password'), password_confirmation: z.string().default('') }),
    output: nothing, errors: ['identity.password_wrong', 'identity.confirmation_differs', 'identity.password_same', 'identity.login_blocked'], limit: 'auth', rows: ['R3.6', 'R8.3'],
  },
  setWithdrawalPassword: {
    method: 'POST', path: '/member/drawing_pwd/set', who: 'member', summary: 'Sets the withdrawal password for the first time',
    input: z.object({ qk_pwd: text('qk_pwd') }), output: nothing, errors: ['identity.qk_pwd_already_set'], limit: 'auth', rows: ['R3.6', 'R4.17'],
  },
  changeWithdrawalPassword: {
    method: 'POST', path: '/member/drawing_pwd/modify', who: 'member', summary: 'Changes the withdrawal password',
    input: z.object({ old_qk_pwd: text('qk_pwd'), qk_pwd: text('qk_pwd'), qk_pwd_confirmation: z.string().default('') }),
    output: nothing, errors: ['identity.qk_pwd_wrong', 'identity.qk_pwd_not_set', 'identity.qk_pwd_locked', 'identity.confirmation_differs'], limit: 'auth', rows: ['R3.6'],
  },
})
export const identityErrors = errors({
  captcha_wrong: 400, credentials_wrong: 400, login_blocked: 429, account_disabled: 403,
  name_taken: 409, invite_unknown: 400, invite_required: 422, realname_required: 422, phone_required: 422, phone_invalid: 422, phone_taken: 409,
  confirmation_differs: 422, agreement_required: 422, demo_limit: 429, realname_fixed: 400,
  password_wrong: 400, password_same: 400, qk_pwd_already_set: 409, qk_pwd_wrong: 400, qk_pwd_not_set: 400, qk_pwd_locked: 400,
})
export type MeAnswer = z.output<typeof me>
