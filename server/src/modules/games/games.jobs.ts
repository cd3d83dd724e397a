import { defineJob, noPayload } from '../../kernel/jobs.ts'

/** Begins and ends planned maintenance; windows have whole minutes. */
export const windowsJob = defineJob('games.windows', noPayload, { cron: '* * * * *' })
