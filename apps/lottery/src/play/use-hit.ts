import type { Balls } from '@moongate/lottery'
import { useEffect, useRef, useState } from 'react'
import type { Ticker } from '../api/answers.ts'

const LANDED_MS = 1_200
const SHOWN_MS = 5_000

/** The balls of a draw the player has just watched, once they have landed, for a few seconds. */
export const useHit = (last: Ticker['last']): Balls | undefined => {
  const seen = useRef(last?.issue)
  const [hit, setHit] = useState<Balls>()
  useEffect(() => {
    const timers: ReturnType<typeof setTimeout>[] = []
    if (last && last.issue !== seen.current) {
      seen.current = last.issue
      timers.push(
        setTimeout(() => setHit(last.balls), LANDED_MS),
        setTimeout(() => setHit(undefined), LANDED_MS + SHOWN_MS),
      )
    }
    return () => timers.forEach(clearTimeout)
  }, [last])
  return hit
}
