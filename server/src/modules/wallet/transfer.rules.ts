import type { StaffRole } from '@moongate/contract/staff.states'
import { listSteps, type Step } from '@moongate/contract/states'
import {
  type Direction,
  type MoneyType,
  type OpenTransferState,
  TRANSFER_DESK_STEPS,
  TRANSFER_STATES,
  type TransferDeskStep,
  type TransferEnd,
  type TransferStage,
  type TransferState,
} from '@moongate/contract/wallet.states'
import type { Verdict } from '../ledger/index.ts'

export {
  type Direction,
  type MoneyType,
  OPEN_TRANSFER,
  TRANSFER_STEPS as STEPS,
  TRANSFER_DESK_STEPS as DESK_STEPS,
  type TransferDeskStep,
  type TransferEnd,
  type TransferEntry,
  type TransferStage,
  type TransferState,
  UNCLEAR_TRANSFER,
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
  | 'in_booked'
  | 'in_booked_rebate'
  | 'out_booked'
  | 'in_held'
  | 'in_held_rebate'
  | 'in_confirmed'
  | 'in_rejected'
  | 'in_rejected_rebate'
  | 'out_held'
  | 'out_confirmed'
  | 'out_rejected'

/** What of a transfer is posted; `booked` is all of one that nobody has to be asked about. */
export type PostedStep = 'booked' | 'held' | 'confirmed' | 'rejected'

/** The posting of a step, by direction and by the wallet it came from. */
export const choosePosting = (direction: Direction, money_type: MoneyType, step: PostedStep): Kind => {
  if (direction === 'out') return `out_${step}`
  return step === 'confirmed' || money_type === 'money' ? `in_${step}` : `in_${step}_rebate`
}

/** Why a transfer that is booked at once was not made. `repeat`: its money was moved before. */
export type Unmade = 'repeat' | 'policy.member_frozen' | 'wallet.insufficient'

/** What the ledger's verdict on a transfer that is booked at once amounts to. */
export const judgeBooked = (verdict: Verdict['status']): 'posted' | Unmade => {
  if (verdict === 'posted') return 'posted'
  if (verdict === 'repeat' || verdict === 'key_reused') return 'repeat'
  if (verdict === 'frozen') return 'policy.member_frozen'
  if (verdict === 'insufficient') return 'wallet.insufficient'
  throw new Error(`moving money was answered: ${verdict}`)
}

/** R5.13: the centre and the rebate wallet are not suppliers; between them nothing moves. */
export const isOwnWallet = (api_code: string): boolean => api_code === 'money' || api_code === 'fs_money'

/** How staff see a transfer: what was proposed as its end counts for as long as it is open. */
export const getStage = ({ state, proposal }: { state: TransferState; proposal: TransferEnd | null }): TransferStage =>
  proposal === null || !isOpen(state) ? state : proposal === 'confirmed' ? 'to_confirm' : 'to_reject'

/** What decides whether somebody may take a step of staff's; `unclear_ms` since it was sent, `horizon_ms` of its supplier. */
export type DeskFacts = {
  state: TransferState
  proposal: TransferEnd | null
  proposed_by: number | null
  unclear_ms: number
  horizon_ms: number
}
export type DeskRefusal = 'wallet.transfer_changed' | 'wallet.transfer_too_early' | 'wallet.second_person'

/**
 * Why somebody may not take a step of staff's, or nothing. Until its horizon the supplier may still come to know the transfer, so before
 * that nobody says how it ended; and who proposed an end does not settle it.
 */
export const refuseDeskStep = (name: TransferDeskStep, facts: DeskFacts, staff_id: number): DeskRefusal | undefined => {
  const step: Step<TransferStage> = DESK_STEPS_BY_NAME[name]
  if (!step.from.includes(getStage(facts))) return 'wallet.transfer_changed'
  if (name !== 'ask' && facts.state === 'unknown' && facts.unclear_ms <= facts.horizon_ms)
    return 'wallet.transfer_too_early'
  return step.second_person && facts.proposed_by === staff_id ? 'wallet.second_person' : undefined
}
const DESK_STEPS_BY_NAME: Readonly<Record<TransferDeskStep, Step<TransferStage>>> = TRANSFER_DESK_STEPS

/** The steps that stage and roles would leave open to somebody, and the transfer does not. */
export const listWithheldSteps = (
  facts: DeskFacts,
  { roles, staff_id }: { roles: readonly StaffRole[]; staff_id: number },
): { step: TransferDeskStep; refusal: DeskRefusal }[] =>
  listSteps(DESK_STEPS_BY_NAME, getStage(facts), roles).flatMap((step) => {
    const refusal = refuseDeskStep(step, facts, staff_id)
    return refusal ? [{ step, refusal }] : []
  })

/** Entries of a transfer with those told several times in a row as one: the last of them, and how often. */
export const mergeEntries = <E extends { entry: string; remark: string; staff_name: string }>(
  entries: readonly E[],
): (E & { times: number })[] =>
  entries.reduce<(E & { times: number })[]>((folded, entry) => {
    const last = folded.at(-1)
    const same = last?.entry === entry.entry && last.remark === entry.remark && last.staff_name === entry.staff_name
    return same ? [...folded.slice(0, -1), { ...entry, times: last.times + 1 }] : [...folded, { ...entry, times: 1 }]
  }, [])
