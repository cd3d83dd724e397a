import type { Field } from './fields.ts'

/** `data.register_setting_json` as the server spells it (R3.4). */
export type RegisterSettings = {
  isInviteCodeRequired: boolean
  isRealNameRequred: boolean
  isPhoneRequired: boolean
  isCaptchaRequired: boolean
}
const STRICT: RegisterSettings = {
  isInviteCodeRequired: false,
  isRealNameRequred: false,
  isPhoneRequired: false,
  isCaptchaRequired: true,
}
const isOn = (value: unknown): boolean => value === true || value === 1 || value === '1'

/** Reads the settings; unreadable ones ask for the captcha only, and the server has the last word. */
export const readSettings = (json: string): RegisterSettings => {
  try {
    const read = JSON.parse(json) as Record<string, unknown>
    return {
      isInviteCodeRequired: isOn(read.isInviteCodeRequired),
      isRealNameRequred: isOn(read.isRealNameRequred),
      isPhoneRequired: isOn(read.isPhoneRequired),
      isCaptchaRequired: isOn(read.isCaptchaRequired),
    }
  } catch {
    return STRICT
  }
}

/** The inputs of the form in their order, as the settings ask for them (R5.4). */
export const listRegisterFields = (settings: RegisterSettings): readonly Field[] => [
  ...(settings.isInviteCodeRequired ? [{ name: 'invite_code', rule: 'invite_code' } as const] : []),
  { name: 'name', rule: 'name' },
  { name: 'password', rule: 'new_password' },
  ...(settings.isRealNameRequred ? [{ name: 'realname', rule: 'realname' } as const] : []),
  ...(settings.isPhoneRequired ? [{ name: 'phone', rule: 'phone' } as const] : []),
  { name: 'qk_pwd', rule: 'qk_pwd' },
  ...(settings.isCaptchaRequired ? [{ name: 'captcha', rule: 'register_captcha' } as const] : []),
]
