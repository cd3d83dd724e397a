import { useEffect, useRef, useState } from 'react'
import { runIn } from './run-in.ts'

const countSecondsLeft = (rest_ms: number) => Math.max(0, Math.ceil(rest_ms / 1000))

/** Whole seconds left until `ends_at` (ms epoch), ticking on the second; `now` is the server-corrected clock. */
export const useCountdown = (ends_at: number, now: () => number): number => {
  const clock = useRef(now)
  const [seconds, setSeconds] = useState(() => countSecondsLeft(ends_at - now()))
  useEffect(() => {
    clock.current = now
  })
  useEffect(() => {
    let giveUp: () => void
    const tick = () => {
      const rest = ends_at - clock.current()
      setSeconds(countSecondsLeft(rest))
      if (rest > 0) giveUp = runIn((rest % 1000) + 5, tick)
    }
    giveUp = runIn(0, tick)
    return () => giveUp()
  }, [ends_at])
  return seconds
}

/** Seconds as `mm:ss`, or `h:mm:ss` from one hour. */
export const formatClock = (seconds: number): string => {
  const padTwo = (n: number) => String(n).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  const tail = `${padTwo(minutes % 60)}:${padTwo(seconds % 60)}`
  return minutes < 60 ? tail : `${Math.floor(minutes / 60)}:${tail}`
}
