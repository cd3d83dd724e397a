import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from '../../api/api.ts'
import { meQuery } from '../../api/queries.ts'
import { queryClient } from '../../api/query-client.ts'
import { onPush } from '../../session/events.ts'
import { IS_MOBILE } from '../../start/mobile.ts'
import { type readAsked, type At, buildGameAddress, type Progress, readProgress } from './launch.rules.ts'

/** What the transfer step came to. */
export type Moved = { kind: 'none' | 'manual' | 'pending' } | { kind: 'moved'; money: string }
type Game = NonNullable<ReturnType<typeof readAsked>>

/**
 * Read balances → move money in when transfers are automatic → open the game. A failed step is tried again from there; what
 * the server is at while money moves comes by its pushes (R2.10).
 */
export const useLaunch = (game: Game | undefined) => {
  const [at, setAt] = useState<At>({ step: 'read', state: game ? 'busy' : 'failed' })
  const [moved, setMoved] = useState<Moved>()
  const [progress, setProgress] = useState<Progress>()
  const begun = useRef(false)

  // Who has left the page has let go: no later step is taken, no money moved.
  const left = useRef(new AbortController())
  const open = useCallback(async () => {
    const { signal } = left.current
    if (!game || signal.aborted) return
    setAt({ step: 'open', state: 'busy' })
    const answer = await api.games
      .launch({ ...game, isMobile: IS_MOBILE }, { quiet: false, signal })
      .catch(() => undefined)
    if (signal.aborted) return
    const url = answer && buildGameAddress(answer.game_url, location.origin)
    if (url === undefined) return setAt({ step: 'open', state: 'failed' })
    location.replace(url)
  }, [game])

  const move = useCallback(async () => {
    const { signal } = left.current
    if (!game || signal.aborted) return
    setAt({ step: 'move', state: 'busy' })
    setProgress(undefined)
    const answer = await api.wallet.enter({ api_code: game.api_code }, { signal }).catch(() => undefined)
    if (!answer) return setAt({ step: 'move', state: 'failed' })
    const { state, moved: money } = answer.data
    setMoved(
      state === 'pending'
        ? { kind: 'pending' }
        : state === 'skipped' || money === '0.00'
          ? { kind: 'none' }
          : { kind: 'moved', money },
    )
    await open()
  }, [game, open])

  const read = useCallback(async () => {
    if (!game) return
    setAt({ step: 'read', state: 'busy' })
    const me = await queryClient.fetchQuery({ ...meQuery, staleTime: 0 }).catch(() => undefined)
    if (!me) return setAt({ step: 'read', state: 'failed' })
    if (me.is_trans_on === 1) return move()
    setMoved({ kind: 'manual' })
    await open()
  }, [game, move, open])

  useEffect(() => {
    if (!game) return undefined
    return onPush((pushed) => setProgress((before) => readProgress(pushed, game.api_code) ?? before))
  }, [game])
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void read()
  }, [read])
  useEffect(() => () => left.current.abort(), [])
  const retry = { read, move, open }[at.step]
  // A push may come after the answer to the call that it tells of.
  const moving = at.step === 'move' && at.state === 'busy' ? progress : undefined
  return { at, moved, progress: moving, retry: () => void retry(), open: () => void open() }
}
