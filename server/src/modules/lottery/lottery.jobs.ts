import { z } from 'zod'
import { defineJob, noPayload } from '../../kernel/jobs.ts'

const issue = z.object({ game_code: z.string(), issue: z.string() })

/** The alarm of one draw. */
export const drawJob = defineJob('lottery.draw', issue)
export const settleJob = defineJob('lottery.settle', issue)
/** Keeps draws ahead and takes up what a dead worker left. */
export const keepDrawingJob = defineJob('lottery.keep', noPayload, { cron: '* * * * *' })
/** Forgets game sessions that are over. */
export const forgetSessionsJob = defineJob('lottery.forget', noPayload, { cron: '17 4 * * *' })
