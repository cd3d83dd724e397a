import type { StaffRole } from './staff.states.ts'

/** What a member can limit for themselves: sums of money, and `time` in seconds. */
export const LIMIT_KINDS = ['deposit', 'stake', 'loss', 'time'] as const
export type LimitKind = (typeof LIMIT_KINDS)[number]
/** The site's calendar: its day, its week from Monday, its month. */
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const
export type LimitPeriod = (typeof LIMIT_PERIODS)[number]
/** What waits to be confirmed: a higher limit, or none. */
export const LIMIT_WISHES = ['raise', 'remove'] as const

/** How long a member can shut themselves out. A time-out is short and ends by itself; an exclusion is long, or for ever. */
export const EXCLUSION_SPANS = ['1h', '24h', '72h', '1w', '2w', '6w', '6m', '1y', '5y', 'ever'] as const
export type ExclusionSpan = (typeof EXCLUSION_SPANS)[number]
export const EXCLUSION_KINDS = ['time_out', 'exclusion'] as const
export type ExclusionKind = (typeof EXCLUSION_KINDS)[number]

/** Of whom what they do says that play may harm them. */
export const HARM_MARKERS = [
  'chasing',
  'night_play',
  'rising_deposits',
  'failed_deposits',
  'cancelled_withdrawals',
] as const
export type HarmMarker = (typeof HARM_MARKERS)[number]

/** The nine questions of the Problem Gambling Severity Index, each answered from 0 (never) to 3 (almost always). */
export const PGSI_QUESTIONS = 9
export const PGSI_MOST = 3
/** Its bands as they are published: 0, 1-2, 3-7, 8 and more. */
export const PGSI_BANDS = ['none', 'low', 'moderate', 'problem'] as const
export type PgsiBand = (typeof PGSI_BANDS)[number]

/** By which texts a site holds; one that is not named here is held to the strictest of each. */
export const PROFILES = ['standard', 'GB', 'MT', 'SE', 'ON', 'PA'] as const

export const CONTACT_WAYS = ['phone', 'mail', 'chat'] as const

/** Who sees whom play may harm, and who writes of talks with them and shuts them out. */
export const PROTECTION_READERS = ['support', 'risk', 'admin'] as const satisfies readonly StaffRole[]
export const PROTECTION_SETTERS = ['risk', 'admin'] as const satisfies readonly StaffRole[]
