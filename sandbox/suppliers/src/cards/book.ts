import type { Play } from '@moongate/cards'
import { bookRound } from '../bets.ts'
import { readTime, type World } from '../world.ts'
import { getPart } from './decks.ts'
import { type RoundRow, writeRound } from './rounds.sql.ts'

/** How the bet of a round's wager is called in the books. */
export const nameBet = (round: string, wager: number): string => `${round}-${wager + 1}`
/** The round that a bet belongs to. */
export const readRoundId = (bet: string): string => bet.split('-')[0] ?? ''

/**
 * Writes how a round stands, within the transaction of who calls: each new wager is a bet of its own, and once the round is over all of them are paid.
 * Whoever calls has seen that the stakes are there.
 */
export const bookPlay = (w: World, row: RoundRow, play: Play<object>, before: number): void => {
  const part = getPart(row)
  for (const [at, { staked, paid }] of play.wagers.entries()) {
    if (at < before && !play.over) continue
    const { brand, player, game } = row
    const bet = { brand, player, game, id: nameBet(row.id, at), stake: staked * part }
    const ended = play.over
      ? { payout: paid * part, status: 'settled' as const }
      : { payout: 0, status: 'open' as const }
    if (!bookRound(w, { ...bet, ...ended })) throw new Error(`a wager of round ${row.id} is not there`)
  }
  writeRound(w, { ...row, state: play.over ? 'over' : 'open', acted_at: readTime(w) })
}
