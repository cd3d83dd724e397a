import type { StaffRole } from './staff.states.ts'

/** The kinds of prizes with their numbers on the wire. */
export const PRIZE_TYPES = { cash: 1, coupon: 2, goods: 3 } as const
export type PrizeType = keyof typeof PRIZE_TYPES

/** The states of a record with their numbers on the wire: money is paid at once, the rest is sent by staff. */
export const SPIN_STATES = { to_send: 1, sent: 2, paid: 3 } as const
export type SpinState = keyof typeof SPIN_STATES

/** Places on the wheel. */
export const WHEEL_PLACES = 12

/** The pictures a prize may have, by their names in the kit. */
export const WHEEL_PICS = [
  'coin',
  'money-bag',
  'red-envelope',
  'gift',
  'gem',
  'crown',
  'lantern',
  'moon-cake',
  'four-leaf-clover',
  'trophy',
  'rocket',
  'dice',
  'receipt',
  'bell',
  'lotus',
  'video-game',
] as const
export type WheelPic = (typeof WHEEL_PICS)[number]

/** Who sees the wheel's figures, who sets it, and who sends prizes. */
export const WHEEL_READERS = ['finance', 'support', 'risk', 'admin'] as const satisfies readonly StaffRole[]
export const WHEEL_SETTERS = ['admin'] as const satisfies readonly StaffRole[]
export const PRIZE_SENDERS = ['support', 'finance', 'admin'] as const satisfies readonly StaffRole[]
