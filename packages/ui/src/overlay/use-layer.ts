import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'

export type LayerOptions = {
  /** Also opens when the pointer rests 120 ms on the opener. */ hover?: boolean
  align?: 'start' | 'end'
}

const gap = 8

/** Puts the panel under the opener, or above when there is no room, inside the window. */
export const placeLayer = (opener: HTMLElement, panel: HTMLElement, align: 'start' | 'end'): void => {
  const box = opener.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = panel
  const wanted = align === 'end' ? box.right - width : box.left
  const below = box.bottom + gap
  const up = below + height > innerHeight && box.top - gap - height > 0
  panel.style.left = `${Math.max(8, Math.min(wanted, document.documentElement.clientWidth - width - 8))}px`
  panel.style.top = `${up ? box.top - gap - height : below}px`
  panel.style.setProperty('--from', up ? '6px' : '-6px')
}

const focusable = 'a[href], button:not(:disabled), input, [tabindex="0"], [role^="menuitem"]'

/** Everything inside a panel that takes focus, in order. */
export const findStops = (panel: HTMLElement | null): HTMLElement[] => [
  ...(panel?.querySelectorAll<HTMLElement>(focusable) ?? []),
]

const useOutside = (
  open: boolean,
  opener: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  close: () => void,
): void => {
  useEffect(() => {
    if (!open) return
    const isInside = (event: Event) =>
      event.target instanceof Node && (panel.current?.contains(event.target) || opener.current?.contains(event.target))
    const closeOutside = (event: Event) => !isInside(event) && close()
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  })
}

/** One non-modal layer hanging from an opener: menu, provider panel, popover. Top layer, so nothing clips it. */
export const useLayer = <P extends HTMLElement>({ hover = false, align = 'start' }: LayerOptions) => {
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<P>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [open, setOpen] = useState(false)
  const close = (refocus = false) => {
    clearTimeout(timer.current)
    setOpen(false)
    if (refocus) opener.current?.focus()
  }
  useOutside(open, opener, panel, () => close())
  useLayoutEffect(() => {
    const [from, element] = [opener.current, panel.current]
    if (!open || !from || !element) return
    element.showPopover?.()
    const closeOnEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      from.focus()
    }
    element.addEventListener('keydown', closeOnEscape)
    const placeAgain = () => placeLayer(from, element, align)
    placeAgain()
    addEventListener('scroll', placeAgain, { passive: true, capture: true })
    addEventListener('resize', placeAgain)
    return () => {
      removeEventListener('scroll', placeAgain, { capture: true })
      removeEventListener('resize', placeAgain)
      element.removeEventListener('keydown', closeOnEscape)
    }
  }, [open, align])
  useEffect(() => () => clearTimeout(timer.current), [])
  const scheduleOpen = (next: boolean, wait: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(next), wait)
  }
  const isHovering = (event: { pointerType: string }) => hover && event.pointerType === 'mouse'
  const hovers = {
    onPointerEnter: (e: { pointerType: string }) => isHovering(e) && scheduleOpen(true, 120),
    onPointerLeave: (e: { pointerType: string }) => isHovering(e) && scheduleOpen(false, 200),
  }
  const openAndEnter = (which: 0 | -1) => {
    clearTimeout(timer.current)
    setOpen(true)
    requestAnimationFrame(() => findStops(panel.current).at(which)?.focus())
  }
  const openerKeys = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) close(true)
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    openAndEnter(event.key === 'ArrowDown' ? 0 : -1)
  }
  const onClick = () => {
    clearTimeout(timer.current)
    setOpen((was) => !was)
  }
  return {
    open,
    close,
    opener,
    panel,
    hovers,
    openerProps: { ref: opener, 'aria-expanded': open, onClick, onKeyDown: openerKeys, ...hovers },
  }
}
