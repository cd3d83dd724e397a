import { useCallback, useMemo, useRef, useState } from 'react'
import { ApiError } from './types.ts'

/**
 * How the last thing a person sent stands. `unsent`: there was no network, nothing went out. `unknown`: it may have gone out,
 * and nobody said what became of it. `refused`: the server said no.
 */
export type Sending = 'idle' | 'sending' | 'done' | 'refused' | 'unsent' | 'unknown'

/** How a call stands after it failed. */
export const readFailure = (error: unknown): 'refused' | 'unsent' | 'unknown' => {
  if (!(error instanceof ApiError)) return 'unknown'
  if (error.code === 'client.offline') return 'unsent'
  return error.status === 0 || error.status >= 500 ? 'unknown' : 'refused'
}

export type Send = {
  state: Sending
  /** Sends once, at once. While something is under way another press is not sent; it gets the answer to the first. */
  send: <T>(call: (signal: AbortSignal) => Promise<T>) => Promise<T>
  /** Gives up what is under way; false when there was nothing. */
  giveUp: () => boolean
}

/**
 * The one way in which apps send what a person wants done: it goes out at the press or never. It is not kept for later, not
 * repeated by itself, and given up by Cancel; the key of its intent stays until the outcome is known (decisions/0045).
 * `content` is what the form holds: once that has changed, how the old content stands is no longer told.
 */
export const useSend = (content = ''): Send => {
  const [held, setHeld] = useState<{ state: Sending; content: string }>({ state: 'idle', content })
  const under_way = useRef<{ abort: AbortController; answer: Promise<unknown> }>(undefined)
  const send = useCallback(
    <T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> => {
      if (under_way.current) return under_way.current.answer as Promise<T>
      const abort = new AbortController()
      const run = async () => {
        setHeld({ state: 'sending', content })
        try {
          const answer = await call(abort.signal)
          setHeld({ state: 'done', content })
          return answer
        } catch (error) {
          setHeld({ state: readFailure(error), content })
          throw error
        } finally {
          under_way.current = undefined
        }
      }
      const answer = run()
      under_way.current = { abort, answer }
      return answer
    },
    [content],
  )
  const giveUp = useCallback(() => {
    under_way.current?.abort.abort()
    return under_way.current !== undefined
  }, [])
  const state = held.state === 'sending' || held.content === content ? held.state : 'idle'
  return useMemo(() => ({ state, send, giveUp }), [state, send, giveUp])
}
