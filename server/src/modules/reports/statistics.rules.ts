export type Measured = {
  withdrawal: { seconds: number | null; n: number }
  channels: number
  offered: readonly { game_type: number; n: number }[]
}

const SPORTS = 5

/** A figure of nothing is no figure: it is null, and the site does not show it (R1.11). */
const countOrNull = (n: number): number | null => (n > 0 ? n : null)

/** The marketing figures as measured; an operator may hide one, never set it. */
export const computeStatistics = (m: Measured, hidden: readonly string[]) => {
  const shown = {
    withdrawal_median_seconds:
      m.withdrawal.n > 0 && m.withdrawal.seconds !== null ? Math.round(m.withdrawal.seconds) : null,
    payment_channels: countOrNull(m.channels),
    // Matches come with a sports supplier; without one none is offered.
    live_matches_30d: null,
    sports: countOrNull(m.offered.find((o) => o.game_type === SPORTS)?.n ?? 0),
    games: countOrNull(m.offered.reduce((sum, o) => sum + o.n, 0)),
  }
  const visible = <T>(name: keyof typeof shown, value: T): T | null => (hidden.includes(name) ? null : value)
  return {
    withdrawal_median_seconds: visible('withdrawal_median_seconds', shown.withdrawal_median_seconds),
    payment_channels: visible('payment_channels', shown.payment_channels),
    live_matches_30d: visible('live_matches_30d', shown.live_matches_30d),
    sports: visible('sports', shown.sports),
    games: visible('games', shown.games),
  }
}
