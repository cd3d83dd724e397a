import { defineJob, noPayload } from '../../kernel/jobs.ts'

/** Begins and ends planned maintenance; windows have whole minutes. */
export const windowsJob = defineJob('games.windows', noPayload, { cron: '* * * * *' })

/** The catalogue follows what suppliers from outside name. */
export const refreshJob = defineJob('games.refresh', noPayload, { cron: '41 * * * *' })
