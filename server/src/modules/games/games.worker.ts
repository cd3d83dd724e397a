import type { Kernel } from '../../kernel/index.ts'
import { handle, type JobHandler } from '../../kernel/jobs.ts'
import { windowsJob } from './games.jobs.ts'
import { applyWindows } from './supplier-desk.sql.ts'

export const createGamesJobs = (d: Pick<Kernel, 'db' | 'log'>): JobHandler[] => [
  handle(windowsJob, async () => {
    const changed = await applyWindows(d.db)
    if (changed > 0) d.log.info({ changed }, 'planned maintenance of suppliers began or ended')
  }),
]
