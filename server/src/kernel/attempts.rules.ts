/** How many tries that did not succeed a counter takes, and for how long it counts from the first. */
export type Limit = { points: number; per_s: number }

const QUARTER_S = 15 * 60

/**
 * The counters (decisions/0062, 0090). An account on an address from which it has logged in before counts for itself, so whoever
 * guesses from elsewhere cannot lock the owner out; all other addresses share one counter of the account; and an
 * address has one over all accounts. When the account's are used up, who brings more than a guess goes on: few tries for each
 * address (`pair`), all of them counted, without an end (`guarded`).
 */
export const LIMITS = {
  known: { points: 10, per_s: QUARTER_S },
  account: { points: 10, per_s: QUARTER_S },
  address: { points: 40, per_s: QUARTER_S },
  pair: { points: 5, per_s: QUARTER_S },
  guarded: { points: 1_000_000_000, per_s: QUARTER_S },
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

/** The counters of a try that goes on although the account's are used up. */
export const listGuardedCounters = (account: string, address: string, known: boolean): Counter[] => [
  { scope: 'pair', subject: `${account} ${address}` },
  ...(known ? [] : [{ scope: 'address', subject: address } as const]),
  { scope: 'guarded', subject: account },
]
