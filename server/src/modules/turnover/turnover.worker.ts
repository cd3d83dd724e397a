import { listen, type Listener } from '../../kernel/outbox.ts'
import { settled } from '../betting/index.ts'
import { countBets, type TurnoverDeps } from './requirement.ts'

export const createTurnoverListeners = (d: TurnoverDeps): Listener[] => [
  listen(settled, 'turnover', ({ bets }) => countBets(d, bets)),
]
