import { handle, type JobHandler } from '../../kernel/jobs.ts'
import type { MatchesDeps } from './deps.ts'
import { refreshJob } from './matches.jobs.ts'
import { refreshMatches } from './refresh.ts'

/** What the worker does for matches by the clock. */
export const createMatchesJobs = (d: MatchesDeps): JobHandler[] => [handle(refreshJob, () => refreshMatches(d))]
