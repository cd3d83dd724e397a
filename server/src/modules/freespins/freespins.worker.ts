import { handle, type JobHandler } from '../../kernel/jobs.ts'
import { listen, type Listener } from '../../kernel/outbox.ts'
import { depositCredited } from '../cashier/index.ts'
import { freeSpinsPlayed } from '../mirror/index.ts'
import type { FreeSpinsDeps } from './deps.ts'
import { sweepJob, tendJob } from './freespins.jobs.ts'
import { grantForDeposit } from './give.ts'
import { hearPlays } from './play.ts'
import { sweepGrants, moveGrant } from './tend.ts'

export const createFreeSpinsJobs = (d: FreeSpinsDeps): JobHandler[] => [
  handle(tendJob, ({ id }) => moveGrant(d, id)),
  handle(sweepJob, () => sweepGrants(d)),
]

export const createFreeSpinsListeners = (d: FreeSpinsDeps): Listener[] => [
  listen(depositCredited, 'freespins', (deposit) => grantForDeposit(d, deposit)),
  listen(freeSpinsPlayed, 'freespins', ({ supplier_code, plays }) => hearPlays(d, supplier_code, plays)),
]
