import type { Draw, Ticker, Ticket } from '../api/answers.ts'

/** A result as it is told: the newest one of a game. */
export type Told = NonNullable<Ticker['last']>

/** Issues are told in their order; `undefined` stands before the first. */
const isAfter = (issue: string, until: string | undefined): boolean => until === undefined || issue > until

/** The result whose balls fall now: newer than the one that lies there. */
export const findFalling = (last: Told | null, shown: Told | null): Told | undefined =>
  last && isAfter(last.issue, shown?.issue) ? last : undefined

/** The draws as far as their balls have landed: no list may tell what still falls. */
export const withholdDraws = (draws: readonly Draw[], until: string | undefined): Draw[] =>
  draws.filter(({ issue, balls }) => balls === null || !isAfter(issue, until))

/** A ticket as of the last ball that has landed: one that was settled since still waits. A void one is told at once. */
export const withholdTicket = (ticket: Ticket, until: string | undefined): Ticket =>
  ticket.status === 'COMPLETE' && isAfter(ticket.issue, until)
    ? { ...ticket, status: 'X', won: false, payout: '0.00', settled_at: null, seed: null, balls: null }
    : ticket

/** The tickers with a result that was just told, so that its balls fall without another question. An older one changes nothing. */
export const applyDraw = (
  tickers: readonly Ticker[],
  told: { code: string; issue: string; balls: number[] | null; drawn_at: number | null },
): Ticker[] =>
  tickers.map((ticker) => {
    const { balls, drawn_at, issue } = told
    if (ticker.code !== told.code || !balls || drawn_at === null || !isAfter(issue, ticker.last?.issue)) return ticker
    return { ...ticker, last: { issue, balls, drawn_at } }
  })
