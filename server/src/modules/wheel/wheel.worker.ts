import { listen, type Listener } from '../../kernel/outbox.ts'
import { corrected, settled } from '../betting/index.ts'
import { depositCredited } from '../cashier/index.ts'
import { countMoneyIn, countPlay } from './chance.ts'
import type { WheelDeps } from './deps.ts'

export const createWheelListeners = (d: WheelDeps): Listener[] => [
  listen(settled, 'wheel', ({ bets }) => countPlay(d, bets)),
  listen(corrected, 'wheel', ({ bets }) => countPlay(d, bets)),
  listen(depositCredited, 'wheel', (deposit) => countMoneyIn(d, deposit)),
]
