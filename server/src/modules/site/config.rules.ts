import type { configs } from '@moongate/contract/site'
import { REGISTER_SETTINGS, type RegisterSettings } from '@moongate/contract/members.states'
import type { z } from 'zod'
import { fieldRules } from '@moongate/contract/fields'
import type { Text } from './content.rules.ts'

export type SiteConfigs = {
  /** One name for all languages, or one for each. */
  site_title: string | Text
  site_name: string | Text
  site_mobile: string
  site_logo: string
  service_link: string
  service_phone: string
  wap_app_link: string
  wap_qrcode: string
  app_android: string
  app_ios: string
  activity_shengji_enable: string
  activity_jiebei_enable: string
  agent_login: { full_url: string }
  register_setting: RegisterSettings
  phone_pattern: string
  currency_symbol: string
  badges: z.output<typeof configs>['badges']
  partners: z.output<typeof configs>['partners']
  /** Where members may play for real money; none means nowhere. */
  countries: string[]
  /** Names of measured statistics the operator hides (R1.11). */
  hidden_statistics: string[]
  withdrawal: { min: string; max: string; daily_count: number; fee_percent: string; open_from: string; open_to: string }
  deposit: { max_open: number; expires_minutes: number; turnover_percent: number }
  session: { idle_minutes: number }
  demo: { start: string; per_address_day: number }
}

/** What a setting is until an operator sets it. Every switch is off. */
export const DEFAULTS: SiteConfigs = {
  site_title: 'Moongate',
  site_name: 'Moongate',
  site_mobile: '',
  site_logo: '',
  service_link: '',
  service_phone: '',
  wap_app_link: '',
  wap_qrcode: '',
  app_android: '',
  app_ios: '',
  activity_shengji_enable: '0',
  activity_jiebei_enable: '0',
  agent_login: { full_url: '' },
  register_setting: REGISTER_SETTINGS,
  phone_pattern: fieldRules.phone.pattern.source,
  currency_symbol: '¥',
  badges: [],
  partners: [],
  countries: [],
  hidden_statistics: [],
  withdrawal: {
    min: '100.00',
    max: '50000.00',
    daily_count: 5,
    fee_percent: '2.00',
    open_from: '00:00',
    open_to: '24:00',
  },
  deposit: { max_open: 3, expires_minutes: 1440, turnover_percent: 100 },
  session: { idle_minutes: 120 },
  demo: { start: '2000.00', per_address_day: 1 },
}

export type ConfigKey = keyof SiteConfigs

/** The settings in force: what is stored over the built-in values; unknown keys are left out. */
export const mergeConfigs = (rows: readonly { key: string; value: unknown }[]): SiteConfigs => {
  const stored = Object.fromEntries(rows.filter(({ key }) => key in DEFAULTS).map(({ key, value }) => [key, value]))
  return { ...DEFAULTS, ...stored }
}
