import { listNames } from './states.ts'

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
