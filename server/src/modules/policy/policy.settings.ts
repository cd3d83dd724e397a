import { type Feature, features } from '@moongate/contract/features'
import { maintenance } from '@moongate/contract/maintenance'
import { z } from 'zod'
import { amountInSetting, countryInSetting, defineSetting } from '../site/index.ts'
import { chooseProfile } from './profile.rules.ts'

/** On the wire a switch is "1" or "0". */
const off = { schema: z.enum(['0', '1']), default: '0' } as const

/** Where members may play for real money, as ISO 3166 codes; none means nowhere. */
export const countriesSetting = defineSetting('countries', {
  schema: z.array(countryInSetting),
  default: [],
  group: 'play',
  help: 'policy:settings.countries',
})

const defineSwitch = <Key extends (typeof features)[Feature]>(key: Key) =>
  defineSetting(key, {
    ...off,
    group: 'play',
    help: `policy:settings.${key}`,
    public: { as: key, show: (stored) => stored },
  })

/** The switch of each feature. Every one is off until an operator switches it on: some jurisdictions forbid them. */
export const switchSettings = {
  levelup: defineSwitch(features.levelup),
  credit: defineSwitch(features.credit),
  rebate: defineSwitch(features.rebate),
  promotions: defineSwitch(features.promotions),
  wheel: defineSwitch(features.wheel),
  savings: defineSwitch(features.savings),
} as const satisfies Record<Feature, unknown>

/** R8.1: whether the site is closed for maintenance, what it says, where it sends people, and which addresses pass. */
export const maintenanceSetting = defineSetting('maintenance', {
  schema: maintenance,
  default: { on: false, message: {}, redirect: '', passes: [] },
  group: 'access',
  help: 'policy:settings.maintenance',
})

const link = z.object({
  country: z.union([z.literal(''), countryInSetting]),
  name: z.string().min(1).max(80),
  url: z.url(),
  phone: z.string().max(30),
})

/**
 * How members are protected: by the texts of which licence (the strictest of all until an operator names theirs), after how many minutes of play they are shown how it went (0 is never, where the
 * profile leaves it to them), from which loss of a day on they are offered a time-out (0 is never), and where help is to be had; a link
 * without a country is for everybody.
 */
export const protectionSetting = defineSetting('protection', {
  schema: z.object({
    profile: z.string(),
    reality_minutes: z.number().int().min(0).max(240),
    cool_off_loss: amountInSetting,
    help: z.array(link).max(40),
  }),
  default: { profile: 'strictest', reality_minutes: 60, cool_off_loss: '2000.00', help: [] },
  group: 'play',
  help: 'policy:settings.protection',
  public: {
    as: 'age',
    show: ({ profile }) => {
      const { min_age, asks_birth } = chooseProfile(profile)
      return { min: min_age, asks_birth }
    },
  },
})

export const policySettings = [
  countriesSetting,
  ...Object.values(switchSettings),
  maintenanceSetting,
  protectionSetting,
] as const
