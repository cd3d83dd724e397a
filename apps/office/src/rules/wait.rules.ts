export type Patience = 'calm' | 'late' | 'overdue'

/** The product's aim is a payout in about 100 s; past ten minutes somebody has forgotten the order. */
const LATE_S = 120
const OVERDUE_S = 600

/** Seconds an order has waited: what the server counted, and what has passed since its answer (ms epochs). */
export const countWaitedSeconds = (waiting_seconds: number, seen_at_ms: number, now_ms: number): number =>
  waiting_seconds + Math.max(0, Math.floor((now_ms - seen_at_ms) / 1000))

/** How a wait of so many seconds is coloured. */
export const judgePatience = (seconds: number): Patience =>
  seconds >= OVERDUE_S ? 'overdue' : seconds >= LATE_S ? 'late' : 'calm'

/** `2026-11-21 10:28:33` → `11-21 10:28`: in a queue the year is known. Nothing → a dash. */
export const formatShortTime = (wire: string | null): string => (wire ? wire.slice(5, 16) : '–')

/** A card number in fours, so that it can be read out and compared. */
export const groupInFours = (card_no: string): string => card_no.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

/** Longer than any bank's account: a chain's address or hash, of which both ends are compared. */
const LONG_CODE = 24
/** The ends of what is too long to be read out, e.g. `0x71C765…d8976F`; a bank's account stays whole. */
export const shortenCode = (code: string): string =>
  code.length > LONG_CODE ? `${code.slice(0, 8)}…${code.slice(-6)}` : code
