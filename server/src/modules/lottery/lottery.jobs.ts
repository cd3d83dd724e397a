import { z } from 'zod'
import type { JobTable, Schedule } from '../../kernel/jobs.ts'
import type { LotteryDeps } from './deps.ts'
import { keepDrawing, runDraw } from './draw.ts'
import { forgetGameSessions } from './session.sql.ts'
import { settleDraw } from './settle.ts'

const issue = z.object({ game_code: z.string(), issue: z.string() })

export const createLotteryJobs = (d: LotteryDeps): JobTable => ({
  'lottery.draw': (payload) => {
    const about = issue.parse(payload)
    return runDraw(d, about.game_code, about.issue)
  },
  'lottery.settle': (payload) => {
    const about = issue.parse(payload)
    return settleDraw(d, about.game_code, about.issue)
  },
  'lottery.keep': () => keepDrawing(d),
  'lottery.forget': () => forgetGameSessions(d.db),
})

export const lotterySchedule: Schedule = { 'lottery.keep': '* * * * *', 'lottery.forget': '17 4 * * *' }
