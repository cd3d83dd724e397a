export type Measured = {
  withdrawal: { seconds: number | null; n: number }
  channels: number
  /** What suppliers took bets on within thirty days. */
  taken: { matches: number; sports: number }
  offered: readonly { game_type: number; n: number }[]
  draws: number
}

export type StatisticName =
  | 'withdrawal_median_seconds'
  | 'payment_channels'
  | 'live_matches_30d'
  | 'sports'
  | 'games'
  | 'draws_24h'
/** What an operator decides: which figures are hidden, and from which measure on the others are shown. */
export type StatisticTerms = {
  hidden: readonly string[]
  from: Readonly<Partial<Record<StatisticName, number>>>
}

/** The marketing figures as measured; an operator may hide one, or show it from a measure on, never set it. A figure of nothing is none (R1.11). */
export const computeStatistics = (m: Measured, { hidden, from }: StatisticTerms) => {
  const show = (name: StatisticName, measure: number, value = measure): number | null =>
    hidden.includes(name) || measure < (from[name] ?? 1) ? null : value
  const { seconds, n } = m.withdrawal
  return {
    // One slow or quick payment says nothing: what is asked of this figure is how many it was measured on.
    withdrawal_median_seconds: seconds === null ? null : show('withdrawal_median_seconds', n, Math.round(seconds)),
    payment_channels: show('payment_channels', m.channels),
    live_matches_30d: show('live_matches_30d', m.taken.matches),
    sports: show('sports', m.taken.sports),
    games: show(
      'games',
      m.offered.reduce((sum, o) => sum + o.n, 0),
    ),
    draws_24h: show('draws_24h', m.draws),
  }
}
