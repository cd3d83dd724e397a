/** How long a stream may say nothing: two heartbeats of the server and some. */
const SILENCE_MS = 60_000

/**
 * One try of a stream, or the pause before it. It ends with the stream, when the network changes, and as `silent` when nothing
 * was heard for too long: a machine that lost its power closes no connection.
 */
export type Turn = { signal: AbortSignal; isSilent: () => boolean; hear: () => void; end: () => void }

const network = typeof window === 'object' ? window : undefined
const CHANGES = ['online', 'offline']

const watchChanges = (whole: AbortSignal, changed: () => void): (() => void) => {
  whole.addEventListener('abort', changed)
  for (const change of CHANGES) network?.addEventListener(change, changed)
  return () => {
    whole.removeEventListener('abort', changed)
    for (const change of CHANGES) network?.removeEventListener(change, changed)
  }
}

export const startTurn = (whole: AbortSignal): Turn => {
  const controller = new AbortController()
  const abort = () => controller.abort()
  let silent = false
  const giveUp = () => ((silent = true), abort())
  let timer = setTimeout(giveUp, SILENCE_MS)
  if (whole.aborted) abort()
  const stop = watchChanges(whole, abort)
  return {
    signal: controller.signal,
    isSilent: () => silent,
    hear: () => {
      clearTimeout(timer)
      timer = setTimeout(giveUp, SILENCE_MS)
    },
    end: () => (clearTimeout(timer), stop()),
  }
}

/** Waits, or until the turn ends. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resume) => {
    if (signal.aborted) return resume()
    const timer = setTimeout(resume, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resume()), { once: true })
  })
