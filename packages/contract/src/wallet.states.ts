import { TRANSFER_DECIDERS, TRANSFER_READERS } from './staff.states.ts'
import { listNames, type Step } from './states.ts'

/** The wallets of a member by the wire's names: centre and rebate. */
export const MONEY_TYPES = ['money', 'fs_money'] as const
export type MoneyType = (typeof MONEY_TYPES)[number]

export const DIRECTIONS = ['in', 'out'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** The states of a transfer with what the wire calls them: everything that is open is `pending`. */
export const TRANSFER_STATES = {
  held: 'pending',
  sent: 'pending',
  unknown: 'pending',
  manual: 'pending',
  confirmed: 'done',
  rejected: 'done',
} as const satisfies Record<string, 'pending' | 'done'>
export type TransferState = keyof typeof TRANSFER_STATES

/** Step → the states it starts from and the one it leads to (R4.14). Only the supplier's answer and the clock take them. */
export const TRANSFER_STEPS = {
  send: { from: ['held'], to: 'sent' },
  /** For a supplier whose book is ours: held and confirmed in one transaction. */
  book: { from: ['held'], to: 'confirmed' },
  confirm: { from: ['sent', 'unknown', 'manual'], to: 'confirmed' },
  reject: { from: ['held', 'sent', 'unknown', 'manual'], to: 'rejected' },
  lose_track: { from: ['sent', 'unknown'], to: 'unknown' },
  give_up: { from: ['unknown'], to: 'manual' },
} as const satisfies Record<string, { from: readonly TransferState[]; to: TransferState }>

/** The states in which money is still under way. */
export type OpenTransferState = {
  [S in TransferState]: (typeof TRANSFER_STATES)[S] extends 'pending' ? S : never
}[TransferState]
export const OPEN_TRANSFER: readonly TransferState[] = listNames(TRANSFER_STATES).filter(
  (state) => TRANSFER_STATES[state] === 'pending',
)

/** How staff see a transfer: by its state, and while it is unclear also by what one of them proposed as its end. */
export const TRANSFER_STAGES = { ...TRANSFER_STATES, to_confirm: 'pending', to_reject: 'pending' } as const
export type TransferStage = keyof typeof TRANSFER_STAGES

/** Where only the supplier's answer or people end it. */
export const UNCLEAR_TRANSFER = ['unknown', 'manual'] as const satisfies readonly TransferState[]
const UNCLEAR_STAGES = [...UNCLEAR_TRANSFER, 'to_confirm', 'to_reject'] as const satisfies readonly TransferStage[]

/**
 * What staff do with an unclear transfer (R4.14). Asking leaves it where it stands unless the answer is clear. One person proposes an end
 * and says why, another one settles it so; the supplier's own answer goes before both for as long as it is open.
 */
export const TRANSFER_DESK_STEPS = {
  ask: { from: UNCLEAR_STAGES, to: 'unknown', who: TRANSFER_READERS },
  settle_confirmed: { from: ['to_confirm'], to: 'confirmed', who: TRANSFER_DECIDERS, second_person: 'always' },
  settle_rejected: { from: ['to_reject'], to: 'rejected', who: TRANSFER_DECIDERS, second_person: 'always' },
  propose_confirmed: {
    from: ['unknown', 'manual', 'to_reject'],
    to: 'to_confirm',
    who: TRANSFER_DECIDERS,
    needs_reason: true,
  },
  propose_rejected: {
    from: ['unknown', 'manual', 'to_confirm'],
    to: 'to_reject',
    who: TRANSFER_DECIDERS,
    needs_reason: true,
  },
} as const satisfies Record<string, Step<TransferStage>>
export type TransferDeskStep = keyof typeof TRANSFER_DESK_STEPS

/** Ends that people may propose and settle. */
export const TRANSFER_ENDS = ['confirmed', 'rejected'] as const
export type TransferEnd = (typeof TRANSFER_ENDS)[number]

/** What is written down of an unclear transfer: each answer of its supplier, that a day went by, and each step of staff. */
export const TRANSFER_ENTRIES = [
  'ok',
  'rejected',
  'unknown',
  'not_found',
  'give_up',
  ...listNames(TRANSFER_DESK_STEPS),
] as const
export type TransferEntry = (typeof TRANSFER_ENTRIES)[number]
