import type { Ticker } from '../api/answers.ts'

/** `open` takes bets; `locked` waits for the draw; `drawing` waits for the result to be told; `paused` by the operator. */
export type Phase = 'open' | 'locked' | 'drawing' | 'paused'

/** Where the running draw stands at `now` (epoch ms on the server's clock). */
export const findPhase = (ticker: Pick<Ticker, 'state' | 'close_at' | 'draw_at'>, now: number): Phase => {
  if (ticker.state === 'paused') return 'paused'
  if (now >= ticker.draw_at) return 'drawing'
  return ticker.state === 'open' && now < ticker.close_at ? 'open' : 'locked'
}

const SOON_MS = 1_000
const OVERDUE_MS = 5_000
const LATE_MS = 15_000

/** The issue before the running one has been drawn, but its balls are not here yet. */
export const isResultDue = (ticker: Pick<Ticker, 'last' | 'draw_at' | 'state'>, period_ms: number): boolean =>
  ticker.state !== 'paused' && (ticker.last === null || ticker.last.drawn_at < ticker.draw_at - period_ms)

/** The balls of the issue before the running one are on their way; after some seconds nobody waits for them any more. */
export const isResultAwaited = (
  ticker: Pick<Ticker, 'last' | 'draw_at' | 'state'>,
  period_ms: number,
  now: number,
): boolean => isResultDue(ticker, period_ms) && now < ticker.draw_at - period_ms + 2 * OVERDUE_MS

/** How long to wait before asking for the tickers again, ms: soon while something is due, calmly once it is long overdue, else at the next draw. */
export const computeNextAsk = (tickers: readonly Ticker[], period_ms: number, now: number): number => {
  if (tickers.some((ticker) => now >= ticker.draw_at)) return SOON_MS
  const due = tickers.filter((ticker) => isResultDue(ticker, period_ms))
  if (due.length > 0) return due.some((ticker) => isResultAwaited(ticker, period_ms, now)) ? SOON_MS : OVERDUE_MS
  const next = Math.min(...tickers.map((ticker) => ticker.draw_at - now + 300))
  return Math.min(LATE_MS, Math.max(SOON_MS, next))
}

/** `20261121-0255` → `0255`: the day is known. */
export const shortenIssue = (issue: string): string => issue.slice(issue.indexOf('-') + 1)
