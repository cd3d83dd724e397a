import { toast } from '@moongate/ui'
import { api, ApiError } from '../api/api.ts'
import { alertBox, closeRegister } from '../popups/popups.store.ts'
import { goTo } from '../session/go.ts'
import { enter } from '../session/session.ts'
import { forgetInvite, inviteCode } from '../start/address.ts'
import { t } from '../text.ts'
import { firstFault, textOf } from './fields.ts'
import { faultText, ruleText } from './fault-text.ts'
import { type RegisterSettings, registerFields } from './register.rules.ts'

export type RegisterState = { typed: Record<string, string>; round: number }
const NAMES = [
  'invite_code',
  'name',
  'password',
  'password_confirmation',
  'realname',
  'phone',
  'qk_pwd',
  'captcha',
  'agreement',
] as const

/** The first thing that is wrong with the form, in words; nothing when it may be sent (R5.4, R5.5). */
export const registerFault = async (
  settings: RegisterSettings,
  read: (name: string) => string,
): Promise<string | undefined> => {
  const proven = (name: string) => (name === 'captcha' && read('proof') !== '' ? 'proof' : read(name))
  const fields = registerFields(settings)
  const after = fields.findIndex((field) => field.name === 'password') + 1
  const first = firstFault(fields.slice(0, after), proven)
  if (first) return faultText(first)
  if (read('password_confirmation') !== read('password')) return ruleText('same', 'password_confirmation')
  const rest = firstFault(fields.slice(after), proven)
  if (rest) return faultText(rest)
  return read('agreement') === '' ? ruleText('boolean_true', 'agreement') : undefined
}

const send = (form: FormData) => {
  const given = (name: string) => {
    const value = textOf(form, name)
    return value === '' ? undefined : value
  }
  return api.identity.register(
    {
      invite_code: given('invite_code') ?? (inviteCode() || undefined),
      name: textOf(form, 'name'),
      password: textOf(form, 'password'),
      password_confirmation: textOf(form, 'password_confirmation'),
      realname: given('realname'),
      phone: given('phone'),
      qk_pwd: textOf(form, 'qk_pwd'),
      captcha: textOf(form, 'captcha'),
      key: textOf(form, 'key'),
      ...(given('proof') && { proof: given('proof') }),
      register_site: location.origin,
      agreement: textOf(form, 'agreement') !== '',
    },
    { quiet: true },
  )
}

/** One try to register: a fault or a refusal keeps what was typed; success logs in and goes home (R4.6). */
export const tryRegister =
  (settings: RegisterSettings) =>
  async (state: RegisterState, form: FormData): Promise<RegisterState> => {
    const typed = Object.fromEntries(NAMES.map((name) => [name, textOf(form, name)]))
    const fault = await registerFault(settings, (name) => textOf(form, name))
    if (fault !== undefined) {
      await alertBox(fault, t('member:ui.tip'), 'warn')
      return { typed, round: state.round }
    }
    try {
      const answer = await send(form)
      if (await enter(answer.data.access_token)) {
        closeRegister()
        goTo('/Index')
        toast(t('member-register:done'), { tone: 'good' })
      }
      return { typed: {}, round: state.round + 1 }
    } catch (error) {
      if (error instanceof ApiError && error.code === 'identity.invite_unknown') forgetInvite()
      if (error instanceof ApiError && error.status > 0) await alertBox(error.message, t('member:ui.error'), 'error')
      return { typed: { ...typed, captcha: '' }, round: state.round + 1 }
    }
  }
