import type { SeatTold } from '@moongate/game-contract/live'
import { useEffect } from 'react'
import type { Player } from './sound.ts'
import type { Table } from './use-tables.ts'

/** Lets a table be heard: cards as they come, a ball or dice that roll, the close of the bets, and what a round brought. */
export const useSounds = (player: Player, { game, phase, round }: Table, seat: SeatTold, cards: number): void => {
  const won = seat.round === round && (seat.payout ?? 0) > 0
  useEffect(() => {
    if (phase === 'closed') player.play('close')
    if (phase === 'dealing' && (game === 'roulette' || game === 'sic_bo')) player.play('roll')
    if (phase === 'result' && won) player.play('win')
  }, [player, game, phase, won])
  useEffect(() => {
    if (phase === 'dealing' && cards > 0) player.play('card')
  }, [player, phase, cards])
}
