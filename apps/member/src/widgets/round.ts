import { useCountdown } from '@moongate/ui'
import { useEffect } from 'react'
import type { Answer } from '../api/api.ts'
import { queryClient } from '../api/query-client.ts'

/** A running lottery game; `seen_at` is this browser's clock when the answer came. */
export type Ticker = Answer<'lottery', 'hot'>['data'][number] & { seen_at: number }
/** After the draw's time: when to look for the result if no event brings it. */
const LOOK_MS = 3000

/** Where a round stands, by the server's clock: the seconds until it closes, or why there are none. */
export const useRound = (ticker: Ticker) => {
  const ahead = ticker.server_time - ticker.seen_at
  const left = useCountdown(ticker.close_at, () => Date.now() + ahead)
  const over = left === 0
  const wait_ms = ticker.draw_at - ticker.close_at + LOOK_MS
  useEffect(() => {
    if (!over) return undefined
    const look = () => queryClient.invalidateQueries({ queryKey: ['draws'] }, { cancelRefetch: false })
    const timer = setTimeout(() => void look(), wait_ms)
    return () => clearTimeout(timer)
  }, [over, wait_ms])
  if (ticker.state === 'paused') return { left, standing: 'paused' as const }
  return { left, standing: over || ticker.state === 'locked' ? ('drawing' as const) : ('selling' as const) }
}
