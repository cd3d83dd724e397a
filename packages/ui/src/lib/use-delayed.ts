import { useEffect, useRef, useState } from 'react'

/** True while a placeholder should show: only after `after_ms` of waiting, and then for at least `least_ms`. */
export const useDelayed = (waiting: boolean, after_ms = 150, least_ms = 300): boolean => {
  const [shown, setShown] = useState(false)
  const since = useRef(0)
  useEffect(() => {
    if (waiting === shown) return
    const wait = waiting ? after_ms : Math.max(0, since.current + least_ms - performance.now())
    const timer = setTimeout(() => {
      since.current = performance.now()
      setShown(waiting)
    }, wait)
    return () => clearTimeout(timer)
  }, [waiting, shown, after_ms, least_ms])
  return shown
}
