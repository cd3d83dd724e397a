import { Spot } from '../../bets/spot.tsx'
import { t } from '../../text.ts'
import type { GameView, LayoutProps } from '../game.ts'
import { PAYS } from '../pays.ts'
import { listWon, putBull } from './bulls.ts'
import css from './niuniu.module.css'
import { Glance, Past } from './past.tsx'
import { Scene } from './scene.tsx'

const SEATS = ['1', '2', '3'] as const
const KINDS = ['player', 'times', 'banker'] as const

/** A column for each player: that they win, that they win or lose many times over, that the banker beats them. */
const Layout = (props: LayoutProps) => (
  <fieldset className={css.layout} data-played aria-label={t('spots')}>
    {KINDS.flatMap((kind) =>
      SEATS.map((seat) => (
        <Spot
          key={`${kind}:${seat}`}
          {...props}
          bet={`${kind}:${seat}`}
          odds={PAYS.niuniu.find(([bet]) => bet.startsWith(kind))?.[1]}
        />
      )),
    )}
  </fieldset>
)

export const niuniu: GameView = {
  keys: KINDS.flatMap((kind) => SEATS.map((seat) => `${kind}:${seat}`)),
  rules: ['rule.bull_goal', 'rule.bull_rank', 'rule.bull_equal', 'rule.bull_times'],
  Scene,
  Layout,
  Past,
  Glance,
  putResult: (round) => {
    if (round.game !== 'niuniu') return ''
    return t('came.bulls', { bull: putBull(round.banker), count: listWon(round).filter((won) => !won).length })
  },
}
