import { type RefObject, useEffect, useRef } from 'react'

/**
 * A row that scrolls sideways brings the part that `selector` names to the middle of what is seen, since which part it is may
 * come from the address. The page stays where it is. The row has a position of its own, from which its parts are measured.
 */
export const useShownInRow = <E extends HTMLElement>(selector: string): RefObject<E | null> => {
  const row = useRef<E>(null)
  useEffect(() => {
    const part = row.current?.querySelector<HTMLElement>(selector)
    if (row.current && part) row.current.scrollLeft = part.offsetLeft - (row.current.clientWidth - part.offsetWidth) / 2
  }, [selector])
  return row
}
