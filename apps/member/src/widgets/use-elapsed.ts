import { useEffect, useState } from 'react'

/** Whole seconds since this was first shown, while it runs. */
export const useElapsed = (running: boolean): number => {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (!running) return undefined
    const timer = setInterval(() => setSeconds((now) => now + 1), 1000)
    return () => clearInterval(timer)
  }, [running])
  return seconds
}
