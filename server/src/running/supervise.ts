import { explainError } from './operator-error.ts'

export type Life = {
  /** Aborted when the product is to leave; stages look at it between their steps. */
  signal: AbortSignal
  /** Remembers how to undo a stage; undone in reverse order. */
  onLeave: (undo: () => Promise<unknown>) => void
  /** Ends the product with an error. */
  fail: (error: unknown) => void
}

/** What may still be under way when a signal comes in the middle of a start. */
const settleTimeout_ms = 20_000
const parentEvery_ms = 500

const waitForAbort = (signal: AbortSignal): Promise<void> => {
  return new Promise((done) =>
    signal.aborted ? done() : signal.addEventListener('abort', () => done(), { once: true }),
  )
}

const waitWithin = (promise: Promise<unknown>, timeout_ms: number): Promise<unknown> => {
  return new Promise((done) => {
    const timer = setTimeout(done, timeout_ms)
    void promise.finally(() => {
      clearTimeout(timer)
      done(undefined)
    })
  })
}

/** npm passes signals on, but when npm itself is killed nobody tells us: then our parent changes. */
const watchParent = (leave: () => void): NodeJS.Timeout | undefined => {
  if (!process.env.npm_lifecycle_event) return undefined
  const parent = process.ppid
  return setInterval(() => process.ppid !== parent && leave(), parentEvery_ms).unref()
}

const undoAll = async (undos: (() => Promise<unknown>)[]): Promise<boolean> => {
  let clean = true
  for (const undo of undos.toReversed()) {
    try {
      await undo()
    } catch (error) {
      clean = false
      console.error(`moongate: ${explainError(error)}`)
    }
  }
  return clean
}

/**
 * Runs `start`, stays until SIGINT, SIGTERM or a failure, then undoes every stage in reverse order.
 * Returns the exit code: 0 after a signal, 1 after a failure (told in one line).
 */
export const supervise = async (start: (life: Life) => Promise<void>): Promise<number> => {
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
  await waitWithin(starting, settleTimeout_ms)
  const clean = await undoAll(undos)
  clearInterval(parent)
  return failures.length === 0 && clean ? 0 : 1
}
