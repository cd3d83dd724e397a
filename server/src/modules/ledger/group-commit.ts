import { setTimeout as wait } from 'node:timers/promises'
import type { PostingItem, Verdict } from './posting.rules.ts'
import { afterFailure } from './group-commit.rules.ts'

/** The queue is full: nothing was posted, ask again later with the same keys. */
export class LedgerBusy extends Error {
  override readonly name = 'LedgerBusy'
}

export type GroupCommit = { post(items: readonly PostingItem[]): Promise<Verdict[]> }

type Call = { items: readonly PostingItem[]; resolve: (verdicts: Verdict[]) => void; reject: (error: unknown) => void }
type Run = (items: readonly PostingItem[]) => Promise<Verdict[]>

const MAX_BATCH = 512
const MAX_WAITING = 20_000

/**
 * Gathers concurrent callers without a timer: while one batch is under way the next fills, so a lone caller never waits
 * and a crowd shares one commit.
 */
export function groupCommit(run: Run, max_waiting = MAX_WAITING): GroupCommit {
  const queue: Call[] = []
  let waiting = 0
  let busy = false

  function take(): Call[] {
    let size = 0
    let count = 0
    for (const call of queue) {
      if (count > 0 && size + call.items.length > MAX_BATCH) break
      size += call.items.length
      count += 1
    }
    waiting -= size
    return queue.splice(0, count)
  }

  async function flush(): Promise<void> {
    while (queue.length > 0) await settle(take(), run)
    busy = false
  }

  return {
    post(items) {
      if (waiting + items.length > max_waiting) return Promise.reject(new LedgerBusy(`${waiting} postings are waiting already`))
      return new Promise((resolve, reject) => {
        queue.push({ items, resolve, reject })
        waiting += items.length
        if (busy) return
        busy = true
        setImmediate(() => void flush())   // callers of the same turn of the event loop share the first batch
      })
    },
  }
}

/** One statement for all calls; when it fails, each call again alone, so that one caller's fault stays its own. */
async function settle(calls: Call[], run: Run): Promise<void> {
  try {
    deal(calls, await run(calls.flatMap((call) => call.items)))
  } catch (error) {
    await Promise.all(calls.map((call) => again(call, run, error, calls.length > 1)))
  }
}

function deal(calls: Call[], verdicts: Verdict[]): void {
  let from = 0
  for (const call of calls) {
    call.resolve(verdicts.slice(from, from + call.items.length))
    from += call.items.length
  }
}

/** Asks again under the same keys: what an uncertain commit did is found there, and nothing is posted twice. */
async function again(call: Call, run: Run, first: unknown, had_company: boolean): Promise<void> {
  let error = first
  for (let tries = had_company ? 0 : 1; ; tries++) {
    const pause_ms = afterFailure(error, tries)
    if (pause_ms === undefined) return call.reject(error)
    if (pause_ms > 0) await wait(pause_ms)
    try {
      return call.resolve(await run(call.items))
    } catch (next) {
      error = next
    }
  }
}
