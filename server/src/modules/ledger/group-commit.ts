import { setTimeout as wait } from 'node:timers/promises'
import { Busy, createBatches } from '../../kernel/batch.ts'
import { createLanes, LANES } from '../../kernel/lanes.ts'
import type { PostingItem, Verdict } from './posting.rules.ts'
import { computePause } from './group-commit.rules.ts'

/** The queue is full: nothing was posted, ask again later with the same keys. */
export class LedgerBusy extends Busy {
  override name = 'LedgerBusy'
}

export type GroupCommit = { post(items: readonly PostingItem[]): Promise<Verdict[]> }

type Items = readonly PostingItem[]
type Run = (items: Items) => Promise<Verdict[]>

const MAX_BATCH = 512
const MAX_WAITING = 20_000

/** Posts for concurrent callers together, a statement and a commit for many. */
export const createGroupCommit = (run: Run, max_waiting = MAX_WAITING): GroupCommit => {
  const createLane = () =>
    createBatches<Items, Verdict[]>({
      run: async (calls) => deal(calls, await run(calls.flat())),
      rescue: (items, error, had_company) => retryCall(items, run, error, had_company),
      measure: (items) => items.length,
      max_size: MAX_BATCH,
      max_waiting: max_waiting / LANES,
      createBusy: (waiting) => new LedgerBusy(`${waiting} postings are waiting already`),
    })
  const findLane = createLanes(createLane)
  return { post: (items) => findLane(items[0]?.member_id ?? 0)(items) }
}

/** Each call's own verdicts of those of all. */
const deal = (calls: readonly Items[], verdicts: Verdict[]): Verdict[][] => {
  let from = 0
  return calls.map((items) => verdicts.slice(from, (from += items.length)))
}

/** Asks again under the same keys: what an uncertain commit did is found there, and nothing is posted twice. */
const retryCall = async (items: Items, run: Run, first: unknown, had_company: boolean): Promise<Verdict[]> => {
  let error = first
  for (let tries = had_company ? 0 : 1; ; tries++) {
    const pause_ms = computePause(error, tries)
    if (pause_ms === undefined) throw error
    if (pause_ms > 0) await wait(pause_ms)
    try {
      return await run(items)
    } catch (next) {
      error = next
    }
  }
}
