import { createLate, type HttpRefusal } from './failure.ts'

const SWEEP_MS = 250

type Waiting = { until_ms: number; give_up: (refusal: HttpRefusal) => void }

const waiting = new Set<Waiting>()
let sweep: NodeJS.Timeout | undefined

/** One look at all who wait, four times a second, costs less than a timer for each. */
const endLate = (): void => {
  const now_ms = performance.now()
  for (const call of waiting)
    if (call.until_ms <= now_ms) {
      waiting.delete(call)
      call.give_up(createLate())
    }
  if (waiting.size > 0) return
  clearInterval(sweep)
  sweep = undefined
}

/** The answer, or its refusal once `limit_ms` have passed: the client has stopped waiting by then. What runs is not cut off, and its answer is kept for the repeat. */
export const answerWithin = <T>(limit_ms: number, answer: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const call: Waiting = { until_ms: performance.now() + limit_ms, give_up: reject }
    waiting.add(call)
    sweep ??= setInterval(endLate, SWEEP_MS)
    answer.finally(() => waiting.delete(call)).then(resolve, reject)
  })
