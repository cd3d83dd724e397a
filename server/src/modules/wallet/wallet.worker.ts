import { handle, type JobHandler } from '../../kernel/jobs.ts'
import type { WalletDeps } from './deps.ts'
import { checkTransfer, sweepStalled } from './reconcile.ts'
import { checkJob, sweepJob } from './wallet.jobs.ts'

export const createWalletJobs = (d: WalletDeps): JobHandler[] => [
  handle(checkJob, ({ member_id, id }) => checkTransfer(d, member_id, id)),
  handle(sweepJob, async () => {
    const found = await sweepStalled(d)
    if (found > 0) d.log.warn({ found }, 'transfers left by a dead process were taken up')
  }),
]
