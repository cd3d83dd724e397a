import { type RefObject, useEffect, useState } from 'react'

/** Whether a place has come into sight, or close below it, once. Looked for while `is_placed`: before, what stands above it may be missing. */
export const useNear = (place: RefObject<Element | null>, is_placed = true): boolean => {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!is_placed || !place.current) return undefined
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: '200px' },
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [place, is_placed])
  return near
}
