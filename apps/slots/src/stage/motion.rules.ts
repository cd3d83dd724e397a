/** How a reel turns: rows a second at full speed, and how long it takes to get there (ms). */
export type Pace = { readonly speed: number; readonly rise_ms: number }
/** Where a turning reel is told to stop: at what time since its start (ms), and at how many rows from where it began. */
export type Landing = { readonly at_ms: number; readonly rows: number }

export const CALM: Pace = { speed: 25, rise_ms: 260 }
export const QUICK: Pace = { speed: 34, rise_ms: 150 }

export const BOUNCE_MS = 280
const BACK_ROWS = 0.3
const BOUNCE_ROWS = 0.2
const LEAST_ROWS = 3

/** Rows that a reel has turned after a time: it draws back a little, gathers speed, and keeps it. */
export const computeTurn = ({ speed, rise_ms }: Pace, ms: number): number => {
  if (ms >= rise_ms) return (speed * (ms - rise_ms / 2)) / 1000
  const share = Math.max(0, ms) / rise_ms
  return (speed * rise_ms * share * share) / 2000 - BACK_ROWS * Math.sin(Math.PI * share)
}

/** Where a reel lands when it is told to at this time: on the next whole row with some of its strip between. */
export const planLanding = (pace: Pace, ms: number): Landing => {
  const from = Math.max(ms, pace.rise_ms)
  const rows = Math.ceil(computeTurn(pace, from)) + LEAST_ROWS
  return { rows, at_ms: (rows * 1000) / pace.speed + pace.rise_ms / 2 }
}

/** Rows that a reel has turned on its way to where it lands; it runs over that place a little and comes back. */
export const computeLandingTurn = (pace: Pace, landing: Landing, ms: number): number => {
  if (ms < landing.at_ms) return Math.min(landing.rows, computeTurn(pace, ms))
  const share = Math.min(1, (ms - landing.at_ms) / BOUNCE_MS)
  return landing.rows + BOUNCE_ROWS * Math.sin(Math.PI * share) * (1 - share)
}

/** Whether a reel lies still. */
export const isAtRest = (landing: Landing, ms: number): boolean => ms >= landing.at_ms + BOUNCE_MS
