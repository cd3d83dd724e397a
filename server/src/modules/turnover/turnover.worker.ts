import { listen, type Listener } from '../../kernel/outbox.ts'
import { corrected, settled } from '../betting/index.ts'
import { countBets, recountBets, type TurnoverDeps } from './requirement.ts'

export const createTurnoverListeners = (d: TurnoverDeps): Listener[] => [
  listen(settled, 'turnover', ({ bets }) => countBets(d, bets)),
  listen(corrected, 'turnover', ({ bets }) => recountBets(d, bets)),
]
