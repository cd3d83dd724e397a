import { findNumber, type Task } from './find-number.ts'
import type { Report } from './proof-of-work.worker.ts'

/** The task as the server sends it, in ALTCHA's form. */
export type Challenge = Task & { algorithm: string; signature: string }
type Listen = { on_share: (done: number) => void; signal: AbortSignal }

/** The page waits beside a worker: typing and scrolling stay smooth. */
const searchInWorker = (worker: Worker, task: Task, { on_share, signal }: Listen): Promise<number | undefined> =>
  new Promise<number | undefined>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('the dialog was closed', 'AbortError')))
    worker.addEventListener('error', () => reject(new Error('the worker did not start')))
    worker.addEventListener('message', ({ data }: MessageEvent<Report>) => {
      if ('share' in data) on_share(data.share)
      else resolve(data.number ?? undefined)
    })
    worker.postMessage(task) // oxlint-disable-line unicorn/require-post-message-target-origin -- a worker has no origin
  }).finally(() => worker.terminate())

const pause = () => new Promise((resolve) => setTimeout(resolve))

/** The same on the page itself, in slices, where a browser has no workers or does not let this one start. */
const searchOnPage = async (task: Task, { on_share, signal }: Listen): Promise<number | undefined> => {
  const search = findNumber(task)
  let step = search.next()
  for (; !step.done; step = search.next()) {
    on_share(step.value)
    await pause()
    signal.throwIfAborted()
  }
  return step.value
}

const openWorker = (): Worker | undefined => {
  try {
    return new Worker(new URL('./proof-of-work.worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return undefined
  }
}

const search = async (task: Task, listen: Listen, open: () => Worker | undefined): Promise<number | undefined> => {
  const worker = open()
  if (!worker) return searchOnPage(task, listen)
  return searchInWorker(worker, task, listen).catch((error: unknown) => {
    if (listen.signal.aborted) throw error
    return searchOnPage(task, listen)
  })
}

/**
 * Does the work that stands in for a captcha (decisions/0061). Answers the proof as ALTCHA clients send it, base64 of JSON, or
 * nothing when no number fits. `on_share` hears the part done, 0-1. Rejects with AbortError when `signal` is aborted.
 */
export const solve = async (
  { algorithm, signature, ...task }: Challenge,
  listen: Listen,
  open = openWorker,
): Promise<string | undefined> => {
  listen.signal.throwIfAborted()
  const { challenge, salt } = task
  const number = await search(task, listen, open)
  return number === undefined ? undefined : btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }))
}
