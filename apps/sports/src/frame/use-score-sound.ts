import type { MatchTold } from '@moongate/game-contract/sports'
import { useEffect } from 'react'
import { readScore } from '../board/standing.tsx'
import type { Player } from './sound.ts'

/** Lets the scores of the match that is looked at be heard. */
export const useScoreSound = (player: Player, match: MatchTold | undefined): void => {
  const score = match?.phase === 'live' ? readScore(match)?.join(':') : undefined
  const scored = match && score !== undefined && score !== '0:0' ? `${match.id} ${score}` : ''
  useEffect(() => {
    if (scored !== '') player.play('score')
  }, [player, scored])
}
