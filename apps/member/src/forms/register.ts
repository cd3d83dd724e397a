import type { RegisterSettings } from '@moongate/contract/members.states'
import type { Send } from '@moongate/client/react'
import { toast } from '@moongate/ui'
import { api, ApiError } from '../api/api.ts'
import { alertBox, closeRegister, openWelcome } from '../popups/popups.store.ts'
import { goTo } from '../session/go.ts'
import { enterSession } from '../session/session.ts'
import { takeTarget } from '../session/target.ts'
import { forgetInvite, readInviteCode } from '../start/address.ts'
import { t } from '../text.ts'
import { readFigures } from './read-figures.ts'
import { type Asks, type Faults, findRegisterFaults, placeRefusal } from './register-fault.ts'

/** `errors`: what was wrong with the last try, the first of it said in a dialog. */
export type RegisterState = { typed: Record<string, string>; errors: Faults; round: number }
const NAMES = [
  'invite_code',
  'name',
  'password',
  'password_confirmation',
  'realname',
  'phone',
  'birth_on',
  'qk_pwd',
  'captcha',
  'agreement',
] as const

const register = (form: FormData, signal: AbortSignal) => {
  const pickGiven = (name: string) => {
    const value = readFigures(form, name)
    return value === '' ? undefined : value
  }
  return api.sessions.register(
    {
      invite_code: pickGiven('invite_code') ?? (readInviteCode() || undefined),
      name: readFigures(form, 'name'),
      password: readFigures(form, 'password'),
      password_confirmation: readFigures(form, 'password_confirmation'),
      realname: pickGiven('realname'),
      phone: pickGiven('phone'),
      birth_on: pickGiven('birth_on'),
      qk_pwd: readFigures(form, 'qk_pwd'),
      captcha: readFigures(form, 'captcha'),
      key: readFigures(form, 'key'),
      ...(pickGiven('proof') && { proof: pickGiven('proof') }),
      register_site: location.origin,
      agreement: readFigures(form, 'agreement') !== '',
    },
    { quiet: true, signal },
  )
}

/** One try to register: a fault or a refusal keeps what was typed; success logs in and goes where the visitor wanted to, else home, where the first steps are shown (R4.6). */
export const tryRegister =
  (settings: RegisterSettings, send: Send['send'], asks: Asks) =>
  async (state: RegisterState, form: FormData): Promise<RegisterState> => {
    const typed = Object.fromEntries(NAMES.map((name) => [name, readFigures(form, name)]))
    const errors = await findRegisterFaults(settings, (name) => readFigures(form, name), asks)
    const first = Object.values(errors)[0]
    if (first !== undefined) {
      await alertBox(first, t('member:ui.tip'), 'warn')
      return { typed, errors, round: state.round }
    }
    try {
      const answer = await send((signal) => register(form, signal))
      if (await enterSession(answer.data.access_token)) {
        closeRegister()
        const target = takeTarget()
        goTo(target)
        if (target === '/Index') openWelcome()
        toast(t('member-register:done'), { tone: 'good' })
      }
      return { typed: {}, errors: {}, round: state.round + 1 }
    } catch (error) {
      if (error instanceof ApiError && error.code === 'members.invite_unknown') forgetInvite()
      const answered = error instanceof ApiError && error.status > 0 ? error : undefined
      if (answered) await alertBox(answered.message, t('member:ui.error'), 'error')
      const refused = answered ? { ...placeRefusal(answered.code, answered.message), ...answered.fields } : {}
      return { typed: { ...typed, captcha: '' }, errors: refused, round: state.round + 1 }
    }
  }
