import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { countFitting } from '../nav.rules.ts'

/** What the menu behind the entries is given, whatever its word. */
const MENU_PX = 84

/**
 * How many entries of the nav stand beside its logo, measured anew whenever either changes its width, or the entries themselves
 * change: `shape` tells one row of them from another.
 */
export const useFitting = (place: RefObject<HTMLElement | null>, shape: string): number => {
  const [fitting, setFitting] = useState(Number.POSITIVE_INFINITY)
  useLayoutEffect(() => {
    const nav = place.current
    const logo = nav?.querySelector<HTMLElement>(':scope > a')
    if (!nav || !logo || shape === '') return undefined
    const measure = () => {
      const widths = [...nav.querySelectorAll<HTMLElement>('li[data-out]')].map(({ offsetWidth }) => offsetWidth)
      const gaps = 2 * Number.parseFloat(getComputedStyle(nav).columnGap)
      setFitting(countFitting(widths, nav.clientWidth - logo.offsetWidth - gaps, MENU_PX))
    }
    // It measures at once too, where the frame has laid the page out already; and in the frame in which the width changed, so that
    // nothing is seen lying on anything.
    const observer = new ResizeObserver(() => flushSync(measure))
    observer.observe(nav)
    observer.observe(logo)
    return () => observer.disconnect()
  }, [place, shape])
  return fitting
}
