import type { StaffRole } from './staff.states.ts'

/** What brings free spins: a credited deposit, the member who claims them, or staff. */
export const SPIN_TRIGGERS = ['deposit', 'claim', 'staff'] as const
export type SpinTrigger = (typeof SPIN_TRIGGERS)[number]

/** How often an offer is given to a member: once ever, or again with each deposit and on each day. */
export const SPIN_LIMITS = ['once', 'again'] as const
export type SpinLimit = (typeof SPIN_LIMITS)[number]

/** What a win is: money of the member's own, or a bonus that is to be bet. */
export const SPIN_PAYS = ['real', 'bonus'] as const
export type SpinPay = (typeof SPIN_PAYS)[number]

/**
 * The states of granted free spins. `asked`: the supplier has not said yes yet; `closing`: it is asked to take back what is left;
 * `counting`: none can be played any more, wins are still told or wait to be given.
 */
export const GRANT_STATES = {
  asked: 'open',
  ready: 'open',
  closing: 'open',
  counting: 'open',
  played: 'done',
  expired: 'done',
  cancelled: 'done',
  refused: 'done',
} as const
export type GrantState = keyof typeof GRANT_STATES

/** Who may lead granted free spins from where to where. */
export const GRANT_STEPS = {
  confirm: { from: ['asked'], to: 'ready' },
  reject: { from: ['asked'], to: 'refused' },
  close: { from: ['asked', 'ready'], to: 'closing' },
  play_last: { from: ['asked', 'ready', 'closing'], to: 'counting' },
  take_back: { from: ['closing'], to: 'counting' },
  finish_played: { from: ['counting'], to: 'played' },
  finish_expired: { from: ['counting'], to: 'expired' },
  finish_cancelled: { from: ['counting'], to: 'cancelled' },
} as const satisfies Record<string, { from: readonly GrantState[]; to: GrantState }>

/** How granted free spins may end that the supplier took. */
export const GRANT_ENDS = ['played', 'expired', 'cancelled'] as const satisfies readonly GrantState[]
export type GrantEnd = (typeof GRANT_ENDS)[number]

/** Why a free spin that a supplier told of brings nothing. */
export const PLAY_FAULTS = ['unknown', 'other_member', 'other_game', 'too_many', 'refused'] as const
export type PlayFault = (typeof PLAY_FAULTS)[number]

/** Who sees free spins, who makes offers, and who gives and cancels. */
export const SPIN_READERS = ['finance', 'support', 'risk', 'admin'] as const satisfies readonly StaffRole[]
export const SPIN_SETTERS = ['admin'] as const satisfies readonly StaffRole[]
export const SPIN_GIVERS = ['finance', 'risk', 'admin'] as const satisfies readonly StaffRole[]
