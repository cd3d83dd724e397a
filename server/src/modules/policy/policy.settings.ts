import { maintenance } from '@moongate/contract/maintenance'
import { z } from 'zod'
import { defineSetting } from '../site/index.ts'

/** On the wire a switch is "1" or "0". */
const off = { schema: z.enum(['0', '1']), default: '0' } as const

/** Where members may play for real money, as ISO 3166 codes; none means nowhere. */
export const countriesSetting = defineSetting('countries', {
  schema: z.array(z.string()),
  default: [],
  group: 'play',
  help: 'policy:settings.countries',
})

export const levelupSetting = defineSetting('activity_shengji_enable', {
  ...off,
  group: 'play',
  help: 'policy:settings.activity_shengji_enable',
  public: { as: 'activity_shengji_enable', show: (stored) => stored },
})

export const creditSetting = defineSetting('activity_jiebei_enable', {
  ...off,
  group: 'play',
  help: 'policy:settings.activity_jiebei_enable',
  public: { as: 'activity_jiebei_enable', show: (stored) => stored },
})

export const rebateSwitchSetting = defineSetting('activity_fsnow_enable', {
  ...off,
  group: 'play',
  help: 'policy:settings.activity_fsnow_enable',
  public: { as: 'activity_fsnow_enable', show: (stored) => stored },
})

/** R8.1: whether the site is closed for maintenance, what it says, where it sends people, and which addresses pass. */
export const maintenanceSetting = defineSetting('maintenance', {
  schema: maintenance,
  default: { on: false, message: {}, redirect: '', passes: [] },
  group: 'access',
  help: 'policy:settings.maintenance',
})

export const policySettings = [
  countriesSetting,
  levelupSetting,
  creditSetting,
  rebateSwitchSetting,
  maintenanceSetting,
] as const
