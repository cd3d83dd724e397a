import {
  type Bet,
  computeOddsBand,
  findBetFault,
  isWithinBand,
  computeBetStake,
  findBetType,
  type Game,
  parseSelection,
} from '@moongate/lottery'
import type { Verdict } from '../ledger/index.ts'
import type { NewTicket, Ticket } from './ticket.sql.ts'

/** `odds_milli`: what the player was shown; without it the line takes the odds of the moment. */
export type Line = {
  bet_type: string
  selection: string
  unit_stake: bigint
  multiple: number
  odds_milli?: number | undefined
}
/** A line that may be sold: what it costs and how it will be judged. */
export type Sold = Line & { bet: Bet; units: number; stake: bigint }
export type Refused = {
  refused:
    | 'odds_changed'
    | 'bet_type_unknown'
    | 'selection_invalid'
    | 'stake_below_min'
    | 'stake_above_max'
    | 'payout_above_max'
    | 'too_many_lines'
}

/**
 * A slip's line read and priced with the odds it names, or why it is refused. What it may pay is judged at the highest odds that
 * may be set where it names none, so that it stays within the limit whatever the odds of the moment are.
 */
export const priceLine = (game: Game, line: Line): Sold | Refused => {
  const type = findBetType(game, line.bet_type)
  if (!type) return { refused: 'bet_type_unknown' }
  const parsed = parseSelection(type, line.selection)
  if (!parsed.ok) return { refused: 'selection_invalid' }
  if (line.odds_milli !== undefined && !isWithinBand(type, line.odds_milli)) return { refused: 'odds_changed' }
  const { text: selection, picks, units } = parsed.selection
  const bet: Bet = {
    type,
    picks,
    unit_stake_minor: line.unit_stake,
    multiple: line.multiple,
    odds_milli: line.odds_milli ?? computeOddsBand(type).max_milli,
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

/** A ticket written at the close or after it was not in time (decisions/0088). */
export const isLate = ({ placed_at, close_at }: { placed_at: Date; close_at: Date }): boolean => placed_at >= close_at

type SameTicket = Pick<NewTicket, 'id' | 'game_code' | 'issue' | 'bet_type' | 'selection' | 'unit_stake' | 'multiple'>
type Found = SameTicket & Pick<Ticket, 'odds_milli'>
type Asked = SameTicket & Pick<NewTicket, 'named_milli'>

/** Whether a ticket found under a repeated key is the one asked for now. */
export const isSameTicket = (a: Found | undefined, b: Asked): boolean =>
  a !== undefined &&
  a.id === b.id &&
  a.game_code === b.game_code &&
  a.issue === b.issue &&
  a.bet_type === b.bet_type &&
  a.selection === b.selection &&
  a.unit_stake === b.unit_stake &&
  a.multiple === b.multiple &&
  (b.named_milli === null || a.odds_milli === b.named_milli)

/**
 * What the ledger's verdict on a slip's stake amounts to. `key_reused`: the key was used before, for another slip, or for this one by a
 * version that took a stake for each line.
 */
export const judgeStake = (
  verdict: Verdict['status'],
): 'posted' | 'repeat' | 'key_reused' | 'policy.member_frozen' | 'lottery.insufficient' => {
  if (verdict === 'posted' || verdict === 'repeat' || verdict === 'key_reused') return verdict
  if (verdict === 'frozen') return 'policy.member_frozen'
  if (verdict === 'insufficient') return 'lottery.insufficient'
  throw new Error(`taking a stake was answered: ${verdict}`)
}
