import { handle, type JobHandler } from '../../kernel/jobs.ts'
import { listen, type Listener } from '../../kernel/outbox.ts'
import { corrected, settled } from '../betting/index.ts'
import { withdrawalApproved } from '../cashier/index.ts'
import { endBonusesJob } from './bonus.jobs.ts'
import { countBonusBets } from './count.ts'
import type { BonusDeps } from './deps.ts'
import { endByWithdrawal, settleDue } from './end.ts'

export const createBonusJobs = (d: BonusDeps): JobHandler[] => [handle(endBonusesJob, () => settleDue(d))]

export const createBonusListeners = (d: BonusDeps): Listener[] => [
  listen(settled, 'bonus', ({ bets }) => countBonusBets(d, bets)),
  listen(corrected, 'bonus', ({ bets }) => countBonusBets(d, bets)),
  listen(withdrawalApproved, 'bonus', (approved) => endByWithdrawal(d, approved)),
]
