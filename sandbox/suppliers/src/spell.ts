import type { Spell as SpellTold } from '@moongate/game-contract'
import type { Spell } from './visit.ts'
import { type Entered, findSession } from './rounds.ts'
import { readTime, type World } from './world.ts'

/** What a player staked and won in a game since a moment. */
const sumRounds = (
  { books }: World,
  { brand, player, game }: Entered,
  since: number,
): { staked: number; won: number } =>
  books
    .prepare(
      'select coalesce(sum(stake), 0) as staked, coalesce(sum(payout), 0) as won from bets where brand = ? and player = ? and game = ? and bet_at >= ?',
    )
    .all(brand, player, game, since)[0] as { staked: number; won: number }

/** How a visit went until now: how long it lasts, what was staked and won in it, and whether it went so badly that a time-out is offered. */
export const readSpell = (w: World, session: string): SpellTold | { error: 'session' } => {
  const visit = findSession(w, session)
  if (!visit) return { error: 'session' }
  const seconds = Math.max(0, Math.round((readTime(w) - visit.entered_at) / 1000))
  const sums = sumRounds(w, visit, visit.entered_at)
  const is_offered = visit.break_loss !== null && sums.staked - sums.won >= visit.break_loss
  return { seconds, ...sums, is_offered }
}

/** The same as the page is told it that was opened. */
export const tellSpell = (said: Spell) => ({
  minutes: said.reality_minutes,
  played: said.played_seconds,
  left: said.seconds_left,
  offers: said.break_loss !== null,
})
