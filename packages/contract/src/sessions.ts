import { z } from 'zod'
import { day } from './papers.rows.ts'
import { flag, nothing } from './common.ts'
import { defineRoutes } from './route.ts'
import { securityRoutes } from './sessions.security.ts'
import { stepRoutes, token, tokenOrStep } from './sessions.steps.ts'
import { optionalText, text } from './text.ts'

/** Proof of work in place of the picture, for people who cannot read it (WCAG 3.3.8). */
const challenge = z.object({
  algorithm: z.string(),
  challenge: z.string(),
  salt: z.string(),
  maxnumber: z.number(),
  signature: z.string(),
})
const proof = z.string().max(2000).optional()
const captchaKey = z.string().max(64).default('')

export const sessionsRoutes = defineRoutes({
  captcha: {
    method: 'POST',
    path: '/auth/captcha',
    who: 'anyone',
    summary: 'A captcha picture and its proof-of-work alternative; single use',
    /** Of the account that is logged in to: the task is longer while others guess at it. */
    input: z.object({ name: optionalText('name') }),
    output: z.object({ data: z.object({ key: z.string(), img: z.string(), challenge }) }),
    errors: [],
    limit: 'auth',
    rows: ['R7.1', 'R5.5'],
  },
  login: {
    method: 'POST',
    path: '/auth/login',
    who: 'anyone',
    summary: "Opens a session and ends the member's older one, or asks for the second step where there is one",
    input: z.object({
      name: text('name'),
      password: text('password'),
      captcha: text('captcha', false).default(''),
      key: captchaKey,
      proof,
    }),
    output: z.object({ data: tokenOrStep }),
    errors: [
      'sessions.captcha_wrong',
      'sessions.credentials_wrong',
      'sessions.login_blocked',
      'sessions.work_needed',
      'sessions.account_disabled',
    ],
    limit: 'auth',
    device: true,
    rows: ['R3.2', 'R4.1', 'R4.2', 'R5.1', 'R5.2', 'R5.3'],
  },
  register: {
    method: 'POST',
    path: '/auth/register',
    who: 'anyone',
    summary: "Makes a member by the site's register settings and logs in",
    input: z.object({
      invite_code: optionalText('invite_code'),
      name: text('new_name'),
      password: text('new_password'),
      password_confirmation: z.string().default(''),
      realname: optionalText('realname'),
      phone: optionalText('phone'),
      birth_on: day.optional(),
      qk_pwd: text('qk_pwd'),
      captcha: text('register_captcha', false).default(''),
      key: captchaKey,
      proof,
      register_site: z.string().max(200).default(''),
      /** The form asks for it (R5.4); a client that sends the specified fields alone has asked by itself. */
      agreement: flag.default(1),
    }),
    output: z.object({ data: token }),
    errors: [
      'sessions.captcha_wrong',
      'members.name_taken',
      'members.invite_unknown',
      'members.invite_required',
      'members.realname_required',
      'members.phone_required',
      'members.phone_invalid',
      'members.phone_taken',
      'members.confirmation_differs',
      'members.password_short',
      'members.password_has_name',
      'members.password_common',
      'members.agreement_required',
      'policy.birth_required',
      'policy.birth_invalid',
      'policy.too_young',
    ],
    limit: 'auth',
    device: true,
    rows: ['R3.3', 'R3.4', 'R3.5', 'R4.6', 'R5.4', 'R5.6'],
  },
  demo: {
    method: 'POST',
    path: '/auth/demo',
    who: 'anyone',
    summary: 'A trial account with play money; one per address and day',
    input: z.object({ captcha: z.string().max(13).default(''), key: captchaKey, proof }).partial(),
    output: z.object({ data: token }),
    errors: ['members.demo_limit'],
    limit: 'auth',
    rows: ['R4.3', 'R1.13'],
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    who: 'member+demo',
    summary: 'Ends this session',
    input: nothing,
    output: nothing,
    errors: [],
    rows: ['R4.4', 'R7.1'],
  },
  changePassword: {
    method: 'POST',
    path: '/member/password/modify',
    who: 'member',
    summary: 'Changes the login password and ends every session',
    input: z.object({
      oldpassword: text('password'),
      password: text('new_password'),
      password_confirmation: z.string().default(''),
    }),
    output: nothing,
    errors: [
      'sessions.password_wrong',
      'members.confirmation_differs',
      'members.password_short',
      'members.password_has_name',
      'members.password_common',
      'sessions.password_same',
      'sessions.login_blocked',
    ],
    limit: 'auth',
    rows: ['R3.6', 'R8.3'],
  },
  ...stepRoutes,
  ...securityRoutes,
})
