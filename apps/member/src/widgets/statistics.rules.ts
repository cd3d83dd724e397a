/** The measured figures in the order in which they stand, with what each is called. */
export const STATISTICS = [
  ['withdrawal_median_seconds', 'member-home:stat_withdrawal'],
  ['payment_channels', 'member-home:stat_channels'],
  ['live_matches_30d', 'member-home:stat_matches'],
  ['sports', 'member-home:stat_sports'],
  ['games', 'member-home:stat_games'],
  ['draws_24h', 'member-home:stat_draws'],
] as const
