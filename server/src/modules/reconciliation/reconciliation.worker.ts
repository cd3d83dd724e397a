import { enqueue, handle, type JobHandler } from '../../kernel/jobs.ts'
import { isWatched } from '../chain/index.ts'
import { compareSource, findSources, readToday } from './day.ts'
import { findMissing, findUnfinished } from './day.sql.ts'
import type { ReconciliationDeps } from './deps.ts'
import { compareDayJob, compareDaysJob } from './reconciliation.jobs.ts'
import { nameSource, shiftDay } from './source.rules.ts'

/**
 * How many days back every source is compared, how many that were missed are taken up in an hour, and how long one with something open is looked at
 * again.
 */
const NEW_DAYS = 3
const MOST_MISSING = 100
const OPEN_DAYS = 30

/** A chain whose node was never heard has no days yet. */
const listReady = async (d: ReconciliationDeps): Promise<string[]> => {
  const sources = findSources(d)
  const ready = await Promise.all(
    sources.map(async ({ kind, code }) => kind !== 'chain' || (await isWatched(d.db, code))),
  )
  return sources.filter((_, at) => ready[at]).map(nameSource)
}

const enqueueDays = async (d: ReconciliationDeps): Promise<void> => {
  const today = readToday(d)
  const missing = await findMissing(d.db, await listReady(d), { today, new_days: NEW_DAYS, limit: MOST_MISSING })
  for (const one of [...missing, ...(await findUnfinished(d.db, shiftDay(today, -OPEN_DAYS)))])
    await enqueue(d.db, compareDayJob, one, { key: `reconciliation:${one.day}:${one.source}` })
}

/** Compares days: those that are over by the clock, one when it is asked for. */
export const createReconciliationJobs = (d: ReconciliationDeps): JobHandler[] => [
  handle(compareDaysJob, () => enqueueDays(d)),
  handle(compareDayJob, async ({ day, source }) => {
    const found = findSources(d).find((one) => nameSource(one) === source)
    if (found) await compareSource(d, found, day, false)
  }),
]
