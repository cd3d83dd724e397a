import type { Return } from '../game.ts'
import { isBetterHand, type BullRound, multiplyBull, nameBull } from './hand.ts'

const SEATS = ['1', '2', '3'] as const
/** A player beats the banker, the banker beats a player, or a player's win or loss is multiplied by what the winner's hand makes. */
export const BULL_BETS: readonly string[] = ['player', 'banker', 'times'].flatMap((kind) =>
  SEATS.map((seat) => `${kind}:${seat}`),
)

/** Of each hundred staked a fifth is what is multiplied: five times of it may be lost. Five in a hundred of a win are kept. */
const UNIT = 20
const WON_UNIT = 19
const EVEN = 195

/** What a bet such as `player:1`, `banker:3` or `times:2` brings back. */
export const returnBullBet = (bet: string, { banker, players }: BullRound): Return => {
  const [kind, seat] = bet.split(':')
  const player = players[Number(seat) - 1]
  if (!player || !BULL_BETS.includes(bet)) throw new RangeError(`niuniu knows no bet ${bet}`)
  const won = isBetterHand(player, banker)
  if (kind === 'banker') return won ? 0 : EVEN
  if (kind === 'player') return won ? EVEN : 0
  return won ? 100 + WON_UNIT * multiplyBull(nameBull(player)) : 100 - UNIT * multiplyBull(nameBull(banker))
}
