type Returns = { return_least: string; return_most: string }

/** What comes back of a stake in per cent: one figure, or the lowest and the highest of a game with many bets. */
export const formatReturn = ({ return_least, return_most }: Returns): string =>
  return_least === return_most ? `${return_least}%` : `${return_least}% – ${return_most}%`
