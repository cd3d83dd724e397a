import { defineJob, noPayload } from '../../kernel/jobs.ts'

export const watchSettingsJob = defineJob('site.watch_settings', noPayload, { cron: '* * * * *' })
