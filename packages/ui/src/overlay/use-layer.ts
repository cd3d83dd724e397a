import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'

export type LayerOptions = {
  /** Also opens when the pointer rests 120 ms on the opener. */ hover?: boolean
  align?: 'start' | 'end'
}

const gap = 8

/** Puts the panel under the opener, or above when there is no room, inside the window. */
const place = (opener: HTMLElement, panel: HTMLElement, align: 'start' | 'end'): void => {
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
export const stops = (panel: HTMLElement | null): HTMLElement[] => [
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
    const inside = (event: Event) =>
      event.target instanceof Node && (panel.current?.contains(event.target) || opener.current?.contains(event.target))
    const down = (event: Event) => !inside(event) && close()
    document.addEventListener('pointerdown', down)
    document.addEventListener('focusin', down)
    return () => {
      document.removeEventListener('pointerdown', down)
      document.removeEventListener('focusin', down)
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
    const keys = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      from.focus()
    }
    element.addEventListener('keydown', keys)
    const again = () => place(from, element, align)
    again()
    addEventListener('scroll', again, { passive: true, capture: true })
    addEventListener('resize', again)
    return () => {
      removeEventListener('scroll', again, { capture: true })
      removeEventListener('resize', again)
      element.removeEventListener('keydown', keys)
    }
  }, [open, align])
  useEffect(() => () => clearTimeout(timer.current), [])
  const later = (next: boolean, wait: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(next), wait)
  }
  const mouse = (event: { pointerType: string }) => hover && event.pointerType === 'mouse'
  const hovers = {
    onPointerEnter: (e: { pointerType: string }) => mouse(e) && later(true, 120),
    onPointerLeave: (e: { pointerType: string }) => mouse(e) && later(false, 200),
  }
  const openAndEnter = (which: 0 | -1) => {
    clearTimeout(timer.current)
    setOpen(true)
    requestAnimationFrame(() => stops(panel.current).at(which)?.focus())
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
