import {
  type Direction,
  type MoneyType,
  type OpenTransferState,
  TRANSFER_STATES,
  type TransferState,
} from '@moongate/contract/wallet.states'

export {
  type Direction,
  type MoneyType,
  OPEN_TRANSFER,
  TRANSFER_STEPS as STEPS,
  type TransferState,
} from '@moongate/contract/wallet.states'

export type Outcome = 'ok' | 'rejected' | 'unknown'

export const isOpen = (state: TransferState): state is OpenTransferState => TRANSFER_STATES[state] === 'pending'

type Order = { supplier_code: string; direction: Direction; money_type: MoneyType; amount: bigint }

/** What a repeated key must ask for again; `whole` leaves the amount to what lay there the first time. */
export const pickFingerprint = (
  { supplier_code, direction, money_type, amount }: Order,
  whole: boolean,
): Partial<Order> => ({ supplier_code, direction, money_type, ...(!whole && { amount }) })

const SECOND = 1000
const MINUTE = 60 * SECOND
const FIRST_WAITS = [2 * SECOND, 5 * SECOND, 15 * SECOND, 60 * SECOND]
const DAY = 24 * 60 * MINUTE

/** When an unclear transfer is asked about next, in ms; nothing once a day has passed: then people must look. */
export const computeNextCheck = (checks: number, age_ms: number): number | undefined =>
  age_ms >= DAY ? undefined : (FIRST_WAITS[checks] ?? 5 * MINUTE)

/**
 * What a status answer means. "Never heard of it" is a no only after the supplier's own horizon: before that the
 * transfer may still be on its way (R4.14).
 */
export const judgeAnswer = (answer: Outcome | 'not_found', since_sent_ms: number, horizon_ms: number): Outcome =>
  answer === 'not_found' ? (since_sent_ms > horizon_ms ? 'rejected' : 'unknown') : answer

type Kind =
  | 'in_held'
  | 'in_held_rebate'
  | 'in_confirmed'
  | 'in_rejected'
  | 'in_rejected_rebate'
  | 'out_held'
  | 'out_confirmed'
  | 'out_rejected'

/** The posting of a step, by direction and by the wallet it came from. */
export const choosePosting = (
  direction: Direction,
  money_type: MoneyType,
  step: 'held' | 'confirmed' | 'rejected',
): Kind => {
  if (direction === 'out') return `out_${step}`
  return step === 'confirmed' || money_type === 'money' ? `in_${step}` : `in_${step}_rebate`
}

/** R5.13: the centre and the rebate wallet are not suppliers; between them nothing moves. */
export const isOwnWallet = (api_code: string): boolean => api_code === 'money' || api_code === 'fs_money'
