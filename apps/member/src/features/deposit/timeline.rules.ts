import { type DepositState, OPEN_DEPOSIT } from '@moongate/contract/cashier.states'

type Item = {
  id: 'reported' | 'review' | Exclude<DepositState, 'pending' | 'in_review'>
  state: 'done' | 'now' | 'next' | 'failed'
}

/** The words above a deposit that somebody tells us of. */
export const describeOnline = (state: DepositState) => {
  if (state === 'credited') return 'member-deposit:at_credited'
  return OPEN_DEPOSIT.includes(state) ? 'member-deposit:pay_waiting' : 'member-deposit:pay_over'
}

/** What has happened to a deposit and what comes next (R4.20). */
export const buildDepositTimeline = (state: DepositState): readonly Item[] => {
  if (state === 'pending' || state === 'in_review')
    return [
      { id: 'reported', state: 'done' },
      { id: 'review', state: 'now' },
      { id: 'credited', state: 'next' },
    ]
  // What expires was neither paid nor looked at.
  if (state === 'expired')
    return [
      { id: 'reported', state: 'done' },
      { id: 'expired', state: 'failed' },
    ]
  return [
    { id: 'reported', state: 'done' },
    { id: 'review', state: 'done' },
    { id: state, state: state === 'credited' ? 'done' : 'failed' },
  ]
}
