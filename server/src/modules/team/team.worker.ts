import { handle, type JobHandler } from '../../kernel/jobs.ts'
import { listen, type Listener } from '../../kernel/outbox.ts'
import { corrected, settled } from '../betting/index.ts'
import { registered } from '../members/index.ts'
import { countBets } from './count.ts'
import type { TeamDeps } from './deps.ts'
import { gatherMoney } from './gather.ts'
import { joinRegistered } from './invite.ts'
import { gatherJob } from './team.jobs.ts'

export const createTeamJobs = (d: TeamDeps): JobHandler[] => [handle(gatherJob, () => gatherMoney(d))]

export const createTeamListeners = (d: TeamDeps): Listener[] => [
  listen(registered, 'team', (told) => joinRegistered(d, told)),
  listen(settled, 'team', ({ bets }) => countBets(d, bets)),
  listen(corrected, 'team', ({ bets }) => countBets(d, bets)),
]
