import type { Kernel } from '../../kernel/index.ts'
import { handle, type JobHandler } from '../../kernel/jobs.ts'
import type { Setting } from './setting.rules.ts'
import { watchSettings } from './setting.ts'
import { watchSettingsJob } from './site.jobs.ts'

/** The alarm of a setting that cannot be read, a line a minute until it is put right. */
export const createSiteJobs = (d: Pick<Kernel, 'db' | 'log'> & { settings: readonly Setting[] }): JobHandler[] => [
  handle(watchSettingsJob, async () => {
    for (const { key, why } of await watchSettings(d.db, d.settings)) d.log.error({ alarm: 'setting_misfit', key }, why)
  }),
]
