import { RED } from '@moongate/tables'
import { t } from '../../text.ts'
import type { GameView } from '../game.ts'
import { nameBet } from '../name-bet.ts'
import { Layout } from './layout.tsx'
import { Glance, Past } from './past.tsx'
import { Wheel } from './wheel.tsx'

const nameColour = (pocket: number): string => {
  if (pocket === 0) return t('zero')
  return nameBet(RED.has(pocket) ? 'red' : 'black')
}

export const roulette: GameView = {
  keys: ['red', 'black', 'odd', 'even', 'low', 'high'],
  rules: ['rule.wheel_goal', 'rule.wheel_zero', 'rule.wheel_track', 'rule.wheel_arrows'],
  Scene: Wheel,
  Layout,
  Past,
  Glance,
  putResult: (round) =>
    round.game === 'roulette' ? t('came.pocket', { pocket: round.pocket, colour: nameColour(round.pocket) }) : '',
}
