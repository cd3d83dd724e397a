import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from 'react'

/** Whether a media query holds; follows changes. */
export const useMedia = (query: string): boolean => {
  const watch = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => false,
  )
}

/** Whether the person asked the system for less motion. */
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)')

/** Whether any of a place can be seen in the window: what moves by itself rests while nobody can see it. */
export const useInSight = (place: RefObject<Element | null>): boolean => {
  const [seen, setSeen] = useState(true)
  useEffect(() => {
    if (!place.current) return undefined
    const watch = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? true))
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [place])
  return seen
}
