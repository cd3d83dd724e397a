import { useEffect, useRef, useState } from 'react'
import { useReducedMotion } from '@moongate/ui'

/** Which slide is on, and the switch of its turning. Rests on hover, focus, when paused and under reduced motion (R9.10, WCAG 2.2.2). */
export const useSlides = (total: number, interval_ms: number) => {
  const still = useReducedMotion()
  const [at, setAt] = useState(0)
  const [paused, setPaused] = useState(false)
  const held = useRef(false)
  const stopped = still || paused || total < 2
  useEffect(() => {
    if (stopped) return undefined
    const timer = setInterval(() => {
      if (!held.current && !document.hidden) setAt((now) => (now + 1) % total)
    }, interval_ms)
    return () => clearInterval(timer)
  }, [stopped, total, interval_ms])
  const hold = {
    onMouseEnter: () => {
      held.current = true
    },
    onMouseLeave: () => {
      held.current = false
    },
    onFocus: () => {
      held.current = true
    },
    onBlur: () => {
      held.current = false
    },
  }
  return {
    at: total === 0 ? 0 : at % total,
    go: (to: number) => setAt((to + total) % Math.max(1, total)),
    paused: paused || still,
    setPaused,
    hold,
  }
}
