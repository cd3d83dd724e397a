/** What may go wrong with a call, on order. */
export const FAULTS = [
  'never_answers',
  'applies_then_silent',
  'fails_then_applies',
  'applies_each_time',
  'says_ok_does_nothing',
  'wrong_amount',
  'stale_balance',
  'not_found',
  'slow',
  'maintenance',
] as const
export type FaultName = (typeof FAULTS)[number]

export const CALLS = [
  'player',
  'transfer',
  'status',
  'balance',
  'launch',
  'bets',
  'games',
  'free_spins',
  'leave',
] as const
export type CallName = (typeof CALLS)[number]

/**
 * `times`: for so many calls, without it until it is cleared; `share`: for so many of a hundred calls, by chance. Without a brand for all,
 * without calls for those it is made for.
 */
export type Fault = {
  fault: FaultName
  brand?: string | undefined
  calls?: readonly CallName[] | undefined
  times?: number | undefined
  share?: number | undefined
  delay_ms: number
}

/** The calls that each fault is made for. */
export const MADE_FOR: Readonly<Record<FaultName, readonly CallName[]>> = {
  never_answers: CALLS,
  applies_then_silent: ['transfer', 'free_spins'],
  fails_then_applies: ['transfer'],
  applies_each_time: ['transfer'],
  says_ok_does_nothing: ['transfer'],
  wrong_amount: ['transfer'],
  stale_balance: ['balance'],
  not_found: ['status'],
  slow: CALLS,
  maintenance: CALLS,
}

const isMeant = (fault: Fault, brand: string, call: CallName): boolean =>
  (fault.brand ?? brand) === brand && MADE_FOR[fault.fault].includes(call) && (fault.calls?.includes(call) ?? true)

/** The first fault that is meant for this call, and what waits for the calls after it. `roll` answers below 100, each time anew. */
export const takeFault = (
  waiting: readonly Fault[],
  brand: string,
  call: CallName,
  roll: () => number,
): { fault: Fault | undefined; left: Fault[] } => {
  const at = waiting.findIndex(
    (fault) => isMeant(fault, brand, call) && (fault.share === undefined || roll() < fault.share),
  )
  const fault = waiting[at]
  if (!fault) return { fault: undefined, left: [...waiting] }
  const times = fault.times === undefined ? undefined : fault.times - 1
  const rest = times === 0 ? [] : [{ ...fault, times }]
  return { fault, left: [...waiting.slice(0, at), ...rest, ...waiting.slice(at + 1)] }
}
