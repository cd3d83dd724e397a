import type { Kernel } from '../../kernel/index.ts'
import { handle, type JobHandler } from '../../kernel/jobs.ts'
import { leaveJob, refreshJob, windowsJob } from './games.jobs.ts'
import { endVisit } from './player.ts'
import { refreshGames } from './refresh.ts'
import { applyWindows } from './supplier-desk.sql.ts'
import type { Suppliers } from './supplier.port.ts'

/** What the worker does for games by the clock. */
export const createGamesJobs = (d: Pick<Kernel, 'db' | 'clock' | 'log'> & { suppliers: Suppliers }): JobHandler[] => [
  handle(windowsJob, async () => {
    const changed = await applyWindows(d.db)
    if (changed > 0) d.log.info({ changed }, 'planned maintenance of suppliers began or ended')
  }),
  handle(leaveJob, (visit) => endVisit(d, visit)),
  handle(refreshJob, async () => {
    const outside = Object.values(d.suppliers).filter(({ book }) => book !== 'ours')
    await Promise.all(outside.map((port) => refreshGames(d, port)))
  }),
]
