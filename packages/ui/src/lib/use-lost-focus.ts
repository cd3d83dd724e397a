import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Where another part is shown and what had the focus went with the one before, what `find` answers takes it: else the keyboard would
 * begin at the top of the page.
 */
export const useLostFocus = (shown: string | number, find: () => HTMLElement | null | undefined): void => {
  const before = useRef(shown)
  const take = useEffectEvent(() => find()?.focus())
  useEffect(() => {
    if (before.current !== shown && document.activeElement === document.body) take()
    before.current = shown
  }, [shown])
}
