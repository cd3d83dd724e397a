import { z } from 'zod'
import { money, nothing, wireTime } from './common.ts'
import { defineRoutes } from './route.ts'
import { text } from './text.ts'

const me = z.object({
  name: z.string(),
  realname: z.string(),
  phone: z.string(),
  email: z.string(),
  qq: z.string(),
  money,
  ml_money: money,
  fs_money: money,
  is_trans: z.number(),
  is_trans_on: z.number(),
  is_demo: z.number(),
  has_qk_pwd: z.boolean(),
  agent_id: z.number().nullable(),
  updated_at: wireTime,
})

export const membersRoutes = defineRoutes({
  me: {
    method: 'POST',
    path: '/auth/me',
    who: 'member+demo',
    summary: 'The member as the site shows it',
    input: nothing,
    output: z.object({ data: me }),
    errors: [],
    loading: false,
    limit: 'read',
    rows: ['R3.1', 'R7.1'],
  },
  updateInfo: {
    method: 'POST',
    path: '/auth/info/update',
    who: 'member',
    summary:
      'Changes contact data: what is left out stays, an empty email or qq is cleared; a real name only while it is empty',
    input: z.object({
      realname: text('realname', false).optional(),
      phone: text('phone', false).optional(),
      email: text('email', false).optional(),
      qq: text('qq', false).optional(),
    }),
    output: z.object({ data: me }),
    errors: ['members.realname_fixed', 'members.phone_required', 'members.phone_invalid', 'members.phone_taken'],
    rows: ['R3.6', 'R7.1'],
  },
  setWithdrawalPassword: {
    method: 'POST',
    path: '/member/drawing_pwd/set',
    who: 'member',
    summary: 'Sets the withdrawal password for the first time',
    input: z.object({ qk_pwd: text('qk_pwd') }),
    output: nothing,
    errors: ['members.qk_pwd_already_set'],
    limit: 'auth',
    rows: ['R3.6', 'R4.17'],
  },
  changeWithdrawalPassword: {
    method: 'POST',
    path: '/member/drawing_pwd/modify',
    who: 'member',
    summary: 'Changes the withdrawal password',
    input: z.object({
      old_qk_pwd: text('qk_pwd'),
      qk_pwd: text('qk_pwd'),
      qk_pwd_confirmation: z.string().default(''),
    }),
    output: nothing,
    errors: ['members.qk_pwd_wrong', 'members.qk_pwd_not_set', 'members.qk_pwd_locked', 'members.confirmation_differs'],
    limit: 'auth',
    rows: ['R3.6'],
  },
})
export type MeAnswer = z.output<typeof me>
