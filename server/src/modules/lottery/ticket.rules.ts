import { type Bet, findBetType, type Game, parseSelection } from '@moongate/lottery'
import type { Ticket } from './ticket.sql.ts'

/** What a ticket was sold on. Throws for one that the game's rules do not know. */
export const readSelection = (
  game: Game,
  t: Pick<Ticket, 'id' | 'bet_type' | 'selection'>,
): Pick<Bet, 'type' | 'picks'> => {
  const type = findBetType(game, t.bet_type)
  const parsed = type && parseSelection(type, t.selection)
  if (!type || !parsed?.ok) throw new Error(`ticket ${t.id} cannot be read`)
  return { type, picks: parsed.selection.picks }
}

/** The bet as it was sold: the odds are the ticket's, whatever is offered now. */
export const readBet = (game: Game, t: Ticket): Bet => ({
  ...readSelection(game, t),
  unit_stake_minor: t.unit_stake,
  multiple: t.multiple,
  odds_milli: t.odds_milli,
})
