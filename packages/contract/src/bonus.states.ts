import type { StaffRole } from './staff.states.ts'

/** What bonuses are offered for. */
export const BONUS_OFFERS = ['first_deposit', 'reload', 'cashback'] as const
export type BonusOffer = (typeof BONUS_OFFERS)[number]

/** What a bonus is given for: an offer that was taken, or what free spins have won. */
export const BONUS_KINDS = [...BONUS_OFFERS, 'free_spins'] as const
export type BonusKind = (typeof BONUS_KINDS)[number]

/** Whose losses come first while a bonus runs: the member's own money's, or the bonus's (decisions/0182). */
export const BONUS_ORDERS = ['real_first', 'bonus_first'] as const
export type BonusOrder = (typeof BONUS_ORDERS)[number]

/** The states of a bonus. `released` was bet enough for, `spent` lost in play, `forfeited` by a withdrawal. */
export const BONUS_STATES = {
  in_review: 'open',
  running: 'open',
  released: 'done',
  spent: 'done',
  cancelled: 'done',
  expired: 'done',
  forfeited: 'done',
  refused: 'done',
} as const
export type BonusState = keyof typeof BONUS_STATES

/** What may speak against a bonus: others with the same card, from the same address, or in the same browser. */
export const BONUS_FLAGS = ['shared_card', 'shared_address', 'shared_device'] as const
export type BonusFlag = (typeof BONUS_FLAGS)[number]

/** Who sees bonuses, who makes offers, and who decides and cancels. */
export const BONUS_READERS = ['finance', 'support', 'risk', 'admin'] as const satisfies readonly StaffRole[]
export const BONUS_SETTERS = ['admin'] as const satisfies readonly StaffRole[]
export const BONUS_DECIDERS = ['finance', 'risk', 'admin'] as const satisfies readonly StaffRole[]
