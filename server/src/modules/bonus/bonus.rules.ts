import type { BonusState } from '@moongate/contract/bonus.states'
import type { Terms } from './terms.rules.ts'

/** What a bonus has come to; `loss` below nothing where its bets have won. */
export type Progress = { amount: bigint; required: bigint; wagered: bigint; loss: bigint; terms: Pick<Terms, 'order'> }
/** How a bonus that ran has ended. */
export type Ended = Extract<BonusState, 'released' | 'spent' | 'cancelled' | 'expired' | 'forfeited'>

/** What losses have used of a bonus that is played first; nothing of one that waits behind the member's own money. */
const computeUsed = ({ amount, loss, terms: { order } }: Progress): bigint => {
  if (order === 'real_first' || loss <= 0n) return 0n
  return loss < amount ? loss : amount
}

/** How a bonus ends by itself: bet enough for it is the member's, lost it is over; nothing while it goes on. */
export const chooseEnd = (bonus: Progress): Ended | undefined => {
  if (bonus.wagered >= bonus.required) return 'released'
  return computeUsed(bonus) === bonus.amount ? 'spent' : undefined
}

/** What of the locked sum becomes the member's at an end: all of it when it was bet enough for, else what losses have used of it (decisions/0182). */
export const computePaid = (bonus: Progress, state: Ended): bigint =>
  state === 'released' ? bonus.amount : computeUsed(bonus)

/** What is still to be bet. */
export const computeMissing = ({ required, wagered }: Pick<Progress, 'required' | 'wagered'>): bigint =>
  wagered < required ? required - wagered : 0n
