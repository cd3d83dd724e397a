import { Unavailable } from './unavailable.ts'

/** As many wait as may: nothing was done for this call, it may be asked again. */
export class Busy extends Unavailable {
  override name = 'Busy'
}

export type BatchPlan<C, R> = {
  /** Does all calls at once, in one transaction; a result for each, in their order. */
  run: (calls: readonly C[]) => Promise<readonly R[]>
  /** What is done for each call of a batch that failed with `error`. */
  rescue: (call: C, error: unknown, had_company: boolean) => Promise<R>
  /** How much a call adds to a batch. */
  measure: (call: C) => number
  /** A batch takes no more than this, unless its first call alone is larger. */
  max_size: number
  max_waiting: number
  createBusy?: (waiting: number) => Error
}

type Waiting<C, R> = { call: C; resolve: (result: R) => void; reject: (error: unknown) => void }

/** Takes the first calls of a queue, in their order; at least one. */
const takeFirst = <C, R>(queue: Waiting<C, R>[], most: number, measure: (call: C) => number): Waiting<C, R>[] => {
  let size = 0
  let count = 0
  for (const { call } of queue) {
    size += measure(call)
    if (count > 0 && size > most) break
    count += 1
  }
  return queue.splice(0, count)
}

/** All at once; when that fails, each call by itself, so that one caller's fault stays its own. */
const settle = async <C, R>(batch: readonly Waiting<C, R>[], { run, rescue }: BatchPlan<C, R>): Promise<void> => {
  try {
    const results = await run(batch.map(({ call }) => call))
    batch.forEach(({ resolve }, i) => resolve(results[i] as R))
  } catch (error) {
    const had_company = batch.length > 1
    await Promise.all(batch.map(({ call, resolve, reject }) => rescue(call, error, had_company).then(resolve, reject)))
  }
}

/**
 * Gathers concurrent callers without a timer: while a batch is under way the next one fills, so a lone caller never waits and a
 * crowd shares few commits. First come, first served; a call above `max_waiting` is rejected with Busy.
 */
export const createBatches = <C, R>(plan: BatchPlan<C, R>): ((call: C) => Promise<R>) => {
  const { measure, max_size, max_waiting } = plan
  const createBusy = plan.createBusy ?? ((n: number) => new Busy(`${n} are waiting already`))
  const queue: Waiting<C, R>[] = []
  let waiting = 0
  let under_way = false

  const runBatches = async (): Promise<void> => {
    while (queue.length > 0) {
      const batch = takeFirst(queue, max_size, measure)
      for (const { call } of batch) waiting -= measure(call)
      await settle(batch, plan)
    }
    under_way = false
  }

  return (call) => {
    if (waiting + measure(call) > max_waiting) return Promise.reject(createBusy(waiting))
    return new Promise((resolve, reject) => {
      queue.push({ call, resolve, reject })
      waiting += measure(call)
      if (under_way) return
      under_way = true
      setImmediate(() => void runBatches()) // callers of the same turn of the event loop share the first batch
    })
  }
}
