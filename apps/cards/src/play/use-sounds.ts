import { useEffect } from 'react'
import type { Player } from './sound.ts'
import type { Round } from './use-round.ts'

/** Lets a round be heard: each turn as its cards come, and what it brought once that is shown. */
export const useSounds = (
  player: Player,
  round: Pick<Round, 'id' | 'turn'> | null,
  shown: boolean,
  { staked, paid }: { staked: number; paid: number },
): void => {
  const turn = round && `${round.id} ${round.turn}`
  useEffect(() => {
    if (turn) player.play('card')
  }, [player, turn])
  useEffect(() => {
    if (shown && turn && paid !== staked) player.play(paid > staked ? 'win' : 'lose')
  }, [player, shown, turn, paid, staked])
}
