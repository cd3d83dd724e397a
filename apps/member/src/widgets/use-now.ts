import { useEffect, useState } from 'react'

/** This browser's clock, moving on each second while it runs. */
export const useNow = (running = true): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!running) return undefined
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [running])
  return now
}
