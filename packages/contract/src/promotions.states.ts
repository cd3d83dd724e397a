import type { StaffRole } from './staff.states.ts'

/** The states of an application; `approved` waits for its reward to be sent, or for a second person. */
export const APPLY_STATES = { pending: 'open', approved: 'open', refused: 'done', paid: 'done' } as const
export type ApplyState = keyof typeof APPLY_STATES
/** The same on the wire. */
export const APPLY_STATUS = { pending: 0, approved: 1, refused: 2, paid: 3 } as const satisfies Record<
  ApplyState,
  number
>

/** What can be done about an activity, by its number on the wire. */
export const APPLY_TYPES = { none: 0, service: 1, form: 2, link: 3 } as const
export type ApplyType = keyof typeof APPLY_TYPES

/** How often a member may apply: once ever, or once on each day of the site. */
export const FREQUENCIES = ['once', 'daily'] as const
export type Frequency = (typeof FREQUENCIES)[number]

export const REWARDS = ['money', 'coupon', 'goods'] as const
export type Reward = (typeof REWARDS)[number]

/** How an activity stands by its dates. */
export const ACTIVITY_STAGES = ['coming', 'running', 'ended'] as const
export type ActivityStage = (typeof ACTIVITY_STAGES)[number]

export const ACTIVITY_CATEGORIES = ['newcomer', 'daily', 'live', 'slots', 'lottery', 'sport', 'vip'] as const
export type ActivityCategory = (typeof ACTIVITY_CATEGORIES)[number]

/** The scenes an activity is pictured with; the kit draws them. */
export const ACTIVITY_SCENES = [
  'harvest',
  'lanterns',
  'voyage',
  'temple',
  'stadium',
  'garden',
  'summit',
  'comet',
] as const
export type ActivityScene = (typeof ACTIVITY_SCENES)[number]

/** Who sees activities and applications, who writes activities, and who decides applications. */
export const PROMOTION_READERS = [
  'finance',
  'support',
  'content',
  'risk',
  'admin',
] as const satisfies readonly StaffRole[]
export const PROMOTION_WRITERS = ['content', 'admin'] as const satisfies readonly StaffRole[]
export const APPLY_DECIDERS = ['finance', 'admin'] as const satisfies readonly StaffRole[]
