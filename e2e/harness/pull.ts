import type { Journey } from './journey.ts'

/** What is waited for a pulled bet to stand in the books: the clock asks a supplier once a minute, so what one pull missed the next brings. */
export const PULLED = { timeout: 90_000 } as const

/** Asks a supplier for its bets now, not at the next minute. */
export const pullBets = (journey: Journey, supplier_code: string): Promise<unknown> =>
  journey.books.rows(`select kernel.enqueue('mirror.pull', $1::json, null, null, 5)`, [
    JSON.stringify({ supplier_code }),
  ])
