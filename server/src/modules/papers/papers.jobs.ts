import { z } from 'zod'
import { defineJob, noPayload } from '../../kernel/jobs.ts'

/** Papers that have run out, pictures that nobody needs any more. */
export const tidyPapersJob = defineJob('papers.tidy', noPayload, { cron: '13 * * * *' })
/** Asks the lists of sanctions about a member who sent a paper in. */
export const screenJob = defineJob('papers.screen', z.object({ member_id: z.int() }))
/** Asks them once more about those of whom they said nothing. */
export const screenAgainJob = defineJob('papers.screen_again', noPayload, { cron: '*/10 * * * *' })
