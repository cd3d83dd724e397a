import type { RegisterSettings } from '@moongate/contract/members.states'
import { toast } from '@moongate/ui'
import { api, ApiError } from '../api/api.ts'
import { alertBox, closeRegister } from '../popups/popups.store.ts'
import { goTo } from '../session/go.ts'
import { enterSession } from '../session/session.ts'
import { forgetInvite, readInviteCode } from '../start/address.ts'
import { t } from '../text.ts'
import { findFirstFault, readText } from './fields.ts'
import { describeFault, describeRule } from './fault-text.ts'
import { listRegisterFields } from './register.rules.ts'

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
export const findRegisterFault = async (
  settings: RegisterSettings,
  read: (name: string) => string,
): Promise<string | undefined> => {
  const proveHuman = (name: string) => (name === 'captcha' && read('proof') !== '' ? 'proof' : read(name))
  const fields = listRegisterFields(settings)
  const after = fields.findIndex((field) => field.name === 'password') + 1
  const first = findFirstFault(fields.slice(0, after), proveHuman)
  if (first) return describeFault(first)
  if (read('password_confirmation') !== read('password')) return describeRule('same', 'password_confirmation')
  const rest = findFirstFault(fields.slice(after), proveHuman)
  if (rest) return describeFault(rest)
  return read('agreement') === '' ? describeRule('boolean_true', 'agreement') : undefined
}

const send = (form: FormData) => {
  const pickGiven = (name: string) => {
    const value = readText(form, name)
    return value === '' ? undefined : value
  }
  return api.sessions.register(
    {
      invite_code: pickGiven('invite_code') ?? (readInviteCode() || undefined),
      name: readText(form, 'name'),
      password: readText(form, 'password'),
      password_confirmation: readText(form, 'password_confirmation'),
      realname: pickGiven('realname'),
      phone: pickGiven('phone'),
      qk_pwd: readText(form, 'qk_pwd'),
      captcha: readText(form, 'captcha'),
      key: readText(form, 'key'),
      ...(pickGiven('proof') && { proof: pickGiven('proof') }),
      register_site: location.origin,
      agreement: readText(form, 'agreement') !== '',
    },
    { quiet: true },
  )
}

/** One try to register: a fault or a refusal keeps what was typed; success logs in and goes home (R4.6). */
export const tryRegister =
  (settings: RegisterSettings) =>
  async (state: RegisterState, form: FormData): Promise<RegisterState> => {
    const typed = Object.fromEntries(NAMES.map((name) => [name, readText(form, name)]))
    const fault = await findRegisterFault(settings, (name) => readText(form, name))
    if (fault !== undefined) {
      await alertBox(fault, t('member:ui.tip'), 'warn')
      return { typed, round: state.round }
    }
    try {
      const answer = await send(form)
      if (await enterSession(answer.data.access_token)) {
        closeRegister()
        goTo('/Index')
        toast(t('member-register:done'), { tone: 'good' })
      }
      return { typed: {}, round: state.round + 1 }
    } catch (error) {
      if (error instanceof ApiError && error.code === 'members.invite_unknown') forgetInvite()
      if (error instanceof ApiError && error.status > 0) await alertBox(error.message, t('member:ui.error'), 'error')
      return { typed: { ...typed, captcha: '' }, round: state.round + 1 }
    }
  }
