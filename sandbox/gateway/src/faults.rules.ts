/** What may go wrong, on order. */
export const FAULTS = [
  'never_answers',
  'applies_then_silent',
  'slow',
  'maintenance',
  'payout_fails',
  'payout_stays',
  'wrong_amount',
  'wrong_currency',
  'webhook_lost',
  'webhook_late',
  'webhook_twice',
] as const
export type FaultName = (typeof FAULTS)[number]

export const CALLS = ['payment', 'payout', 'refund', 'status', 'buyer', 'webhook'] as const
export type CallName = (typeof CALLS)[number]

/** `times`: for so many calls, without it until it is cleared; `share`: for so many of a hundred calls, by chance. */
export type Fault = {
  fault: FaultName
  calls?: readonly CallName[] | undefined
  times?: number | undefined
  share?: number | undefined
  delay_ms: number
}

/** The calls that each fault is made for. */
export const MADE_FOR: Readonly<Record<FaultName, readonly CallName[]>> = {
  never_answers: ['payment', 'payout', 'refund', 'status'],
  applies_then_silent: ['payment', 'payout', 'refund'],
  slow: ['payment', 'payout', 'refund', 'status'],
  maintenance: ['payment', 'payout', 'refund', 'status'],
  payout_fails: ['payout'],
  payout_stays: ['payout'],
  wrong_amount: ['buyer'],
  wrong_currency: ['buyer'],
  webhook_lost: ['webhook'],
  webhook_late: ['webhook'],
  webhook_twice: ['webhook'],
}

const isMeant = ({ fault, calls }: Fault, call: CallName): boolean =>
  MADE_FOR[fault].includes(call) && (calls?.includes(call) ?? true)

/** The first fault that is meant for this call, and what waits for those after it. `roll` answers below 100, each time anew. */
export const takeFault = (
  waiting: readonly Fault[],
  call: CallName,
  roll: () => number,
): { fault: Fault | undefined; left: Fault[] } => {
  const at = waiting.findIndex((one) => isMeant(one, call) && (one.share === undefined || roll() < one.share))
  const fault = waiting[at]
  if (!fault) return { fault: undefined, left: [...waiting] }
  const times = fault.times === undefined ? undefined : fault.times - 1
  return {
    fault,
    left: [...waiting.slice(0, at), ...(times === 0 ? [] : [{ ...fault, times }]), ...waiting.slice(at + 1)],
  }
}
