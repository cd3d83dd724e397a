import { type Bet, findBetFault, computeBetStake, findBetType, type Game, parseSelection } from '@moongate/lottery'

export type Line = { bet_type: string; selection: string; unit_stake: bigint; multiple: number }
/** A line that may be sold: what it costs and how it will be judged. */
export type Sold = Line & { bet: Bet; units: number; stake: bigint }
export type Refused = {
  refused:
    | 'bet_type_unknown'
    | 'selection_invalid'
    | 'stake_below_min'
    | 'stake_above_max'
    | 'payout_above_max'
    | 'too_many_lines'
}

/** A slip's line read and priced with the odds of now, or why it is refused. */
export const priceLine = (game: Game, line: Line): Sold | Refused => {
  const type = findBetType(game, line.bet_type)
  if (!type) return { refused: 'bet_type_unknown' }
  const parsed = parseSelection(type, line.selection)
  if (!parsed.ok) return { refused: 'selection_invalid' }
  const { text: selection, picks, units } = parsed.selection
  const bet: Bet = {
    type,
    picks,
    unit_stake_minor: line.unit_stake,
    multiple: line.multiple,
    odds_milli: type.odds_milli,
  }
  const fault = findBetFault(game.limits, bet)
  return fault ? { refused: fault } : { ...line, selection, bet, units, stake: computeBetStake(bet) }
}

/** A whole slip: all lines or the first refusal. */
export const priceSlip = (game: Game, lines: readonly Line[]): Sold[] | Refused => {
  if (lines.length > game.limits.max_lines) return { refused: 'too_many_lines' }
  const read = lines.map((line) => priceLine(game, line))
  return read.find((l): l is Refused => 'refused' in l) ?? (read as Sold[])
}
