import { type Card, compareDuel, getRank } from '@moongate/tables'
import { SpotRow } from '../bets/spot-row.tsx'
import { pickSide } from '../play/deal.rules.ts'
import { Glance } from '../roads/glance.tsx'
import type { Roaded } from '../roads/roaded.ts'
import { RoadsPanel } from '../roads/roads-panel.tsx'
import { t } from '../text.ts'
import { Hands } from './cards/hands.tsx'
import { useSqueeze } from './cards/use-squeeze.ts'
import { nameCard } from './cards/playing-card.tsx'
import type { GameView, LayoutProps, PastProps, SceneProps } from './game.ts'
import { PAYS } from './pays.ts'

const countRank = ([card = 0]: readonly Card[]): number => getRank(card)

const Scene = ({ table, dealt }: SceneProps) => {
  const { outcome, phase } = table
  const winner = phase === 'result' && outcome?.game === 'dragon_tiger' ? compareDuel(outcome) : undefined
  const show = (side: 'dragon' | 'tiger') => {
    const cards = pickSide(dealt, side)
    return { side, cards, places: 1, count: countRank, won: winner === side }
  }
  return <Hands phase={phase} squeeze={useSqueeze(table)} sides={[show('dragon'), show('tiger')]} />
}

const ROADED: Roaded = {
  letters: { red: 'bead.dragon', blue: 'bead.tiger', tie: 'bead.tie' },
  names: { red: 'spot.dragon', blue: 'spot.tiger', tie: 'spot.tie' },
  asked: { red: 'ask_dragon', blue: 'ask_tiger' },
}
const Past = ({ past }: PastProps) => <RoadsPanel past={past} roaded={ROADED} />
const Layout = (props: LayoutProps) => <SpotRow game="dragon_tiger" {...props} />

export const dragonTiger: GameView = {
  keys: PAYS.dragon_tiger.map(([bet]) => bet),
  rules: ['rule.duel_goal', 'rule.duel_tie', 'rule.duel_shoe'],
  Scene,
  Layout,
  Past,
  Glance,
  putResult: (round) => {
    if (round.game !== 'dragon_tiger') return ''
    return t(`duel.${compareDuel(round)}`, { dragon: nameCard(round.dragon), tiger: nameCard(round.tiger) })
  },
}
