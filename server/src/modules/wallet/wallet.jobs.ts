import type { JobTable, Schedule } from '../../kernel/jobs.ts'
import type { WalletDeps } from './deps.ts'
import { checkTransfer, sweepStalled } from './reconcile.ts'

export const createWalletJobs = (d: WalletDeps): JobTable => ({
  'wallet.check': ({ member_id, id }) => checkTransfer(d, Number(member_id), String(id)),
  'wallet.sweep': async () => {
    const found = await sweepStalled(d)
    if (found > 0) d.log.warn({ found }, 'transfers left by a dead process were taken up')
  },
})

export const walletSchedule: Schedule = { 'wallet.sweep': '* * * * *' }
