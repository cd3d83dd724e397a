const MINUTE_MS = 60_000
/** Who has not touched the page for as long is not there. */
const AWAY_MS = 3 * MINUTE_MS
/** How often the site says that somebody plays. */
export const PULSE_MS = MINUTE_MS

/** Whether somebody is at the page: it is seen, and a hand was at it of late. An idle page says nothing, so that its session can end. */
export const isThere = (is_visible: boolean, touched_at: number, now: number): boolean =>
  is_visible && now - touched_at < AWAY_MS

/** What of a spell was confirmed: how many looks, and whether a time-out that was offered. */
export type Confirmed = { times: number; is_offered: boolean }

/** Whether a look waits to be confirmed: one has come due by time, or the day went so badly that a time-out is offered, once a spell. */
export const isLookDue = (now: Confirmed, confirmed: Confirmed): boolean =>
  now.times > confirmed.times || (now.is_offered && !confirmed.is_offered)

/** How many looks at how it went have come due in a spell of play; 0 minutes is never. */
export const countDue = (seconds: number, minutes: number): number =>
  minutes === 0 ? 0 : Math.floor((seconds * 1000) / (minutes * MINUTE_MS))
