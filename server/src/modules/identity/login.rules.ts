/** How many tries that did not succeed a counter takes, and for how long it counts from the first. */
export type Limit = { tries: number; window_ms: number }

const quarter = 15 * 60_000

/**
 * Three counters (decisions/0062). An account on an address from which it has logged in before counts for itself, so whoever
 * guesses from elsewhere cannot lock the owner out; all other addresses share one counter of the account; and an
 * address has one over all accounts.
 */
export const LIMITS = {
  known: { tries: 10, window_ms: quarter },
  account: { tries: 10, window_ms: quarter },
  address: { tries: 40, window_ms: quarter },
} as const satisfies Record<string, Limit>

export type Scope = keyof typeof LIMITS
export type Counter = { scope: Scope; subject: string }

/** The counters a try is booked on. `account` is `member:<name>` or `staff:<name>`, in lower case, whether it exists or not. */
export const listCounters = (account: string, address: string, known: boolean): Counter[] =>
  known
    ? [{ scope: 'known', subject: `${account} ${address}` }]
    : [
        { scope: 'account', subject: account },
        { scope: 'address', subject: address },
      ]

/** Seconds until a counter opens anew. */
export const computeWait = (scope: Scope, opened_at: Date, now: Date): number =>
  Math.max(1, Math.ceil((opened_at.getTime() + LIMITS[scope].window_ms - now.getTime()) / 1000))
