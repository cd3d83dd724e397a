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
  const [id, turn] = [round?.id, round?.turn]
  useEffect(() => {
    if (id !== undefined) player.play('card')
  }, [player, id, turn])
  useEffect(() => {
    if (shown && id !== undefined && paid !== staked) player.play(paid > staked ? 'win' : 'lose')
  }, [player, shown, id, paid, staked])
}
