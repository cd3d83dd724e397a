import type { Kernel } from '../../kernel/index.ts'
import { handle, type JobHandler } from '../../kernel/jobs.ts'
import { windowsJob } from './games.jobs.ts'
import { carryOutWindows } from './supplier-desk.sql.ts'

export const createGamesJobs = (d: Pick<Kernel, 'db' | 'log'>): JobHandler[] => [
  handle(windowsJob, async () => {
    const changed = await carryOutWindows(d.db)
    if (changed > 0) d.log.info({ changed }, 'planned maintenance of suppliers began or ended')
  }),
]
