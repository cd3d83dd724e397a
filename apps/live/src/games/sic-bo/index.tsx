import { markRound, type TableRound } from '@moongate/tables'
import { Glance } from '../../roads/glance.tsx'
import type { Roaded } from '../../roads/roaded.ts'
import { RoadsPanel } from '../../roads/roads-panel.tsx'
import { t } from '../../text.ts'
import type { GameView, PastProps } from '../game.ts'
import { nameBet } from '../name-bet.ts'
import { Layout } from './layout.tsx'
import { Shaker } from './shaker.tsx'

const ROADED: Roaded = {
  letters: { red: 'bead.big', blue: 'bead.small', tie: 'bead.triple' },
  names: { red: 'spot.big', blue: 'spot.small', tie: 'spot.triple' },
  asked: { red: 'ask_big', blue: 'ask_small' },
}
const Past = ({ past }: PastProps) => <RoadsPanel past={past} roaded={ROADED} />
const SIDES = { red: 'big', blue: 'small', tie: 'triple' } as const

const putResult = (round: TableRound): string => {
  if (round.game !== 'sic_bo') return ''
  const sum = round.dice.reduce((all, eyes) => all + eyes, 0)
  return t('came.dice', { dice: round.dice.join(' · '), sum, side: nameBet(SIDES[markRound(round)]) })
}

export const sicBo: GameView = {
  keys: ['small', 'odd', 'any_triple', 'even', 'big'],
  rules: ['rule.dice_goal', 'rule.dice_triple', 'rule.dice_more'],
  Scene: Shaker,
  Layout,
  Past,
  Glance,
  putResult,
}
