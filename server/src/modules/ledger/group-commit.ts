import { setTimeout as wait } from 'node:timers/promises'
import { Unavailable } from '../../kernel/unavailable.ts'
import type { PostingItem, Verdict } from './posting.rules.ts'
import { computePause } from './group-commit.rules.ts'

/** The queue is full: nothing was posted, ask again later with the same keys. */
export class LedgerBusy extends Unavailable {
  override name = 'LedgerBusy'
}

export type GroupCommit = { post(items: readonly PostingItem[]): Promise<Verdict[]> }

type Call = { items: readonly PostingItem[]; resolve: (verdicts: Verdict[]) => void; reject: (error: unknown) => void }
type Run = (items: readonly PostingItem[]) => Promise<Verdict[]>

const MAX_BATCH = 512
/** Two statements under way: while one waits for the disk the other is worked on. Ordered locks make that safe. */
const LANES = 2
/** Fewer than this are not worth dividing between the lanes. */
const WORTH_DIVIDING = 16
const MAX_WAITING = 20_000

/**
 * Gathers concurrent callers without a timer: while batches are under way the next fills, so a lone caller never waits
 * and a crowd shares few commits.
 */
export const createGroupCommit = (run: Run, max_waiting = MAX_WAITING): GroupCommit => {
  const queue: Call[] = []
  let waiting = 0
  let lanes = 0
  let under_way = 0

  const take = (): Call[] => {
    const most = Math.min(MAX_BATCH, Math.max(WORTH_DIVIDING, Math.ceil(waiting / (LANES - under_way))))
    let size = 0
    let count = 0
    for (const call of queue) {
      if (count > 0 && size + call.items.length > most) break
      size += call.items.length
      count += 1
    }
    waiting -= size
    return queue.splice(0, count)
  }

  const runLane = async (): Promise<void> => {
    while (queue.length > 0) {
      const batch = take()
      under_way += 1
      await settle(batch, run)
      under_way -= 1
    }
    lanes -= 1
  }

  return {
    post(items) {
      if (waiting + items.length > max_waiting)
        return Promise.reject(new LedgerBusy(`${waiting} postings are waiting already`))
      return new Promise((resolve, reject) => {
        queue.push({ items, resolve, reject })
        waiting += items.length
        if (lanes === LANES) return
        lanes += 1
        setImmediate(() => void runLane()) // callers of the same turn of the event loop share the first batch
      })
    },
  }
}

/** One statement for all calls; when it fails, each call again alone, so that one caller's fault stays its own. */
const settle = async (calls: Call[], run: Run): Promise<void> => {
  try {
    deal(calls, await run(calls.flatMap((call) => call.items)))
  } catch (error) {
    await Promise.all(calls.map((call) => retryCall(call, run, error, calls.length > 1)))
  }
}

const deal = (calls: Call[], verdicts: Verdict[]): void => {
  let from = 0
  for (const call of calls) {
    call.resolve(verdicts.slice(from, from + call.items.length))
    from += call.items.length
  }
}

/** Asks again under the same keys: what an uncertain commit did is found there, and nothing is posted twice. */
const retryCall = async (call: Call, run: Run, first: unknown, had_company: boolean): Promise<void> => {
  let error = first
  for (let tries = had_company ? 0 : 1; ; tries++) {
    const pause_ms = computePause(error, tries)
    if (pause_ms === undefined) return call.reject(error)
    if (pause_ms > 0) await wait(pause_ms)
    try {
      return call.resolve(await run(call.items))
    } catch (next) {
      error = next
    }
  }
}
