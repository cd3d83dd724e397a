import { useEffect, useState } from 'react'

/** Whole seconds left until `ends_at` (ms epoch), ticking on the second; `now` is the server-corrected clock. */
export function useCountdown(ends_at: number, now: () => number): number {
  const left = () => Math.max(0, Math.ceil((ends_at - now()) / 1000))
  const [seconds, setSeconds] = useState(left)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      setSeconds(left())
      const rest = ends_at - now()
      if (rest > 0) timer = setTimeout(tick, (rest % 1000) + 5)
    }
    tick()
    return () => clearTimeout(timer)
    // `now` is a clock, not a value: a new function must not restart the count
  }, [ends_at])
  return seconds
}

/** Seconds as `mm:ss`, or `h:mm:ss` from one hour. */
export function clockText(seconds: number): string {
  const two = (n: number) => String(n).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  const tail = `${two(minutes % 60)}:${two(seconds % 60)}`
  return minutes < 60 ? tail : `${Math.floor(minutes / 60)}:${tail}`
}
