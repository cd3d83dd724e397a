import { fieldRules, makePhoneCheck } from '@moongate/contract/fields'
import { REGISTER_SETTINGS, type RegisterSettings } from '@moongate/contract/members.states'
import { listNames } from '@moongate/contract/states'
import { z } from 'zod'
import { PASSWORD_MIN, PASSWORD_PROFILES } from './password.rules.ts'
import { amountInSetting, defineSetting } from '../site/index.ts'

const switches = Object.fromEntries(listNames(REGISTER_SETTINGS).map((name) => [name, z.boolean()])) as Record<
  keyof RegisterSettings,
  z.ZodBoolean
>

/** R3.4: the register form's switches, all of them. */
export const registerSetting = defineSetting('register_setting', {
  schema: z.object(switches),
  default: REGISTER_SETTINGS,
  group: 'access',
  help: 'members:settings.register_setting',
  public: { as: 'register_setting_json', show: (stored) => JSON.stringify(stored) },
})

const isPattern = (text: string): boolean => {
  try {
    return makePhoneCheck(text) instanceof RegExp
  } catch {
    return false
  }
}

/** R5.6: the phone numbers that are taken; `fieldRules.phone` is as wide as it can be. */
export const phonePatternSetting = defineSetting('phone_pattern', {
  schema: z.string().max(200).refine(isPattern, 'a regular expression'),
  default: fieldRules.phone_default.pattern.source,
  group: 'access',
  help: 'members:settings.phone_pattern',
  public: { as: 'phone_pattern', show: (stored) => stored },
})

/** R1.13: what a demo account starts with, in minor units, and how many an address may start a day. */
export const demoSetting = defineSetting('demo', {
  schema: z.object({ start: amountInSetting, per_address_day: z.int().min(0) }),
  default: { start: '2000.00', per_address_day: 1 },
  group: 'access',
  help: 'members:settings.demo',
})

/** R5.4: what a chosen password must be beyond the specification's form (decisions/0091). */
export const passwordProfileSetting = defineSetting('password_profile', {
  schema: z.enum(PASSWORD_PROFILES),
  default: 'specification',
  group: 'access',
  help: 'members:settings.password_profile',
  public: { as: 'password_min', show: (stored) => PASSWORD_MIN[stored] },
})

export const membersSettings = [registerSetting, phonePatternSetting, demoSetting, passwordProfileSetting] as const
