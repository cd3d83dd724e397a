import { REGISTER_SETTINGS, type RegisterSettings } from '@moongate/contract/members.states'
import { listNames } from '@moongate/contract/states'
import { choosePhoneRule, type Field } from './fields.ts'

const isOn = (value: unknown): boolean => value === true || value === 1 || value === '1'

/** Reads `data.register_setting_json` (R3.4); unreadable ones ask for the captcha only, and the server has the last word. */
export const readSettings = (json: string): RegisterSettings => {
  try {
    const read = JSON.parse(json) as Record<string, unknown>
    return Object.fromEntries(listNames(REGISTER_SETTINGS).map((name) => [name, isOn(read[name])])) as RegisterSettings
  } catch {
    return REGISTER_SETTINGS
  }
}

/** The inputs of the form in their order, as the settings ask for them (R5.4). */
export const listRegisterFields = (settings: RegisterSettings, phone_pattern?: string): readonly Field[] => [
  ...(settings.isInviteCodeRequired ? [{ name: 'invite_code', rule: 'invite_code' } as const] : []),
  { name: 'name', rule: 'new_name' },
  { name: 'password', rule: 'new_password' },
  ...(settings.isRealNameRequred ? [{ name: 'realname', rule: 'realname' } as const] : []),
  ...(settings.isPhoneRequired ? [{ name: 'phone', ...choosePhoneRule(phone_pattern) }] : []),
  { name: 'qk_pwd', rule: 'qk_pwd' },
  ...(settings.isCaptchaRequired ? [{ name: 'captcha', rule: 'register_captcha' } as const] : []),
]
