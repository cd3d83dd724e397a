import { judgeHand, sumPoints, type TableRound } from '@moongate/tables'
import { SpotRow } from '../bets/spot-row.tsx'
import { pickSide } from '../play/deal.rules.ts'
import { Glance } from '../roads/glance.tsx'
import type { Roaded } from '../roads/roaded.ts'
import { RoadsPanel } from '../roads/roads-panel.tsx'
import { t } from '../text.ts'
import { Hands } from './cards/hands.tsx'
import { useSqueeze } from './cards/use-squeeze.ts'
import type { GameView, LayoutProps, PastProps, SceneProps } from './game.ts'
import { PAYS } from './pays.ts'

const PLACES = 2

const Scene = ({ table, dealt }: SceneProps) => {
  const { outcome, phase } = table
  const winner = phase === 'result' && outcome?.game === 'baccarat' ? outcome.winner : undefined
  const show = (side: 'player' | 'banker') => {
    const cards = pickSide(dealt, side)
    return { side, cards, places: PLACES, count: sumPoints, won: winner === side }
  }
  return <Hands phase={phase} squeeze={useSqueeze(table)} sides={[show('player'), show('banker')]} />
}

const judge = (round: TableRound) => (round.game === 'baccarat' ? judgeHand(round) : undefined)
const ROADED: Roaded = {
  letters: { red: 'bead.banker', blue: 'bead.player', tie: 'bead.tie' },
  names: { red: 'spot.banker', blue: 'spot.player', tie: 'spot.tie' },
  asked: { red: 'ask_banker', blue: 'ask_player' },
  dot: (round, side) => judge(round)?.[side === 'red' ? 'banker_pair' : 'player_pair'] ?? false,
}
const Past = ({ past }: PastProps) => <RoadsPanel past={past} roaded={ROADED} />
const Layout = (props: LayoutProps) => <SpotRow game="baccarat" {...props} />

export const baccarat: GameView = {
  keys: PAYS.baccarat.map(([bet]) => bet),
  rules: ['rule.goal', 'rule.third', 'rule.tie', 'rule.shoe'],
  Scene,
  Layout,
  Past,
  Glance,
  putResult: (round) => {
    if (round.game !== 'baccarat') return ''
    return t(`won.${round.winner}`, { player: sumPoints(round.player), banker: sumPoints(round.banker) })
  },
}
