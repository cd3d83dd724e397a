import { explainError, OperatorError } from './operator-error.ts'

export type Life = {
  /** Aborted when the product is to leave; stages look at it between their steps. */
  signal: AbortSignal
  /** Remembers how to undo a stage; undone in reverse order. */
  onLeave: (undo: () => Promise<unknown>) => void
  /** Ends the product with an error. */
  fail: (error: unknown) => void
}

/** Leaving is over by then, whatever hangs: a service manager that waits 30 s never has to kill. */
const leaveWithin_ms = 28_000
/** What may still be under way when a signal comes in the middle of a start. */
const settleTimeout_ms = 8_000
/** What is left at least to each stage that is still to be undone. */
const stageTime_ms = 3_000
const parentEvery_ms = 500

const waitForAbort = (signal: AbortSignal): Promise<void> => {
  return new Promise((done) =>
    signal.aborted ? done() : signal.addEventListener('abort', () => done(), { once: true }),
  )
}

/** True when the promise ended in time; what it throws is thrown. */
const endsWithin = async (promise: Promise<unknown>, timeout_ms: number): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((tell) => (timer = setTimeout(() => tell(false), timeout_ms)))
  try {
    return await Promise.race([promise.then(() => true), late])
  } finally {
    clearTimeout(timer)
  }
}

/** npm passes signals on, but when npm itself is killed nobody tells us: then our parent changes. */
const watchParent = (leave: () => void): NodeJS.Timeout | undefined => {
  if (!process.env.npm_lifecycle_event) return undefined
  const parent = process.ppid
  return setInterval(() => process.ppid !== parent && leave(), parentEvery_ms).unref()
}

/** Undoes each stage, the last one first. One that hangs is left, in time for the others. */
const undoAll = async (undos: readonly (() => Promise<unknown>)[], end_ms: number): Promise<boolean> => {
  let clean = true
  for (const [i, undo] of [...undos.entries()].toReversed()) {
    try {
      if (await endsWithin(undo(), end_ms - performance.now() - i * stageTime_ms)) continue
      throw new OperatorError(
        'something did not end in time and was left; what it was doing is taken up at the next start',
      )
    } catch (error) {
      clean = false
      console.error(`moongate: ${explainError(error)}`)
    }
  }
  return clean
}

/**
 * Runs `start`, stays until SIGINT, SIGTERM or a failure, then undoes every stage in reverse order, all of it within `within_ms`.
 * Returns the exit code: 0 after a signal, 1 after a failure (told in one line).
 */
export const supervise = async (start: (life: Life) => Promise<void>, within_ms = leaveWithin_ms): Promise<number> => {
  const leave = new AbortController()
  const undos: (() => Promise<unknown>)[] = []
  const failures: unknown[] = []
  const fail = (error: unknown): void => {
    if (!leave.signal.aborted) failures.push(error)
    leave.abort()
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => leave.abort())
  process.on('uncaughtException', fail)
  process.on('unhandledRejection', fail)
  const parent = watchParent(() => leave.abort())
  const starting = start({ signal: leave.signal, onLeave: (undo) => undos.push(undo), fail }).catch(fail)
  await waitForAbort(leave.signal)
  for (const error of failures) console.error(`moongate: ${explainError(error)}`)
  const end_ms = performance.now() + within_ms
  await endsWithin(starting, settleTimeout_ms)
  const clean = await undoAll(undos, end_ms)
  clearInterval(parent)
  return failures.length === 0 && clean ? 0 : 1
}
