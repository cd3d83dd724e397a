/** How many tries that did not succeed a counter takes, and for how long it counts from the first. */
export type Limit = { points: number; per_s: number }

const QUARTER_S = 15 * 60

/**
 * Three counters (decisions/0062). An account on an address from which it has logged in before counts for itself, so whoever
 * guesses from elsewhere cannot lock the owner out; all other addresses share one counter of the account; and an
 * address has one over all accounts.
 */
export const LIMITS = {
  known: { points: 10, per_s: QUARTER_S },
  account: { points: 10, per_s: QUARTER_S },
  address: { points: 40, per_s: QUARTER_S },
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
