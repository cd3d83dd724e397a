import { z } from 'zod'
import { countryInSetting, defineSetting } from '../site/index.ts'
import { isRange } from './browser.rules.ts'

/** How long a session lives without a call, a year at most; and on how many devices at once a member is logged in (decisions/0260). */
export const sessionSetting = defineSetting('session', {
  schema: z.object({ idle_minutes: z.number().positive().max(525_600), devices: z.int().min(1).max(10).default(1) }),
  default: { idle_minutes: 120, devices: 1 },
  group: 'access',
  help: 'sessions:settings.session',
})

/**
 * Which place an address range is, as members and staff read it beside a login, and in which country, as policy asks it of who plays or deposits;
 * an address of none is shown masked.
 */
const place = z.object({
  range: z.string().refine(isRange),
  place: z.string().trim().min(1).max(60),
  country: countryInSetting.optional(),
})
export const placesSetting = defineSetting('address_places', {
  schema: z.array(place).max(500),
  default: [],
  group: 'access',
  help: 'sessions:settings.address_places',
})

export const sessionsSettings = [sessionSetting, placesSetting] as const
