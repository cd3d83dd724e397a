import { handle, type JobHandler } from '../../kernel/jobs.ts'
import type { LotteryDeps } from './deps.ts'
import { keepDrawing, runDraw } from './draw.ts'
import { drawJob, forgetSessionsJob, keepDrawingJob, settleJob } from './lottery.jobs.ts'
import { forgetGameSessions } from './session.sql.ts'
import { settleDraw } from './settle.ts'

export const createLotteryJobs = (d: LotteryDeps): JobHandler[] => [
  handle(drawJob, ({ game_code, issue }) => runDraw(d, game_code, issue)),
  handle(settleJob, ({ game_code, issue }) => settleDraw(d, game_code, issue)),
  handle(keepDrawingJob, () => keepDrawing(d)),
  handle(forgetSessionsJob, () => forgetGameSessions(d.db)),
]
