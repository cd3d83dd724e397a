import { defineJob, noPayload } from '../../kernel/jobs.ts'

/** Papers that have run out, pictures that nobody needs any more. */
export const tidyPapersJob = defineJob('papers.tidy', noPayload, { cron: '13 * * * *' })
