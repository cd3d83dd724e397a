import { type RefObject, useEffect, useState } from 'react'

const HOVER_MS = 120

/** Focus goes to the first thing inside what has just opened. */
const enter = (place: HTMLElement) =>
  setTimeout(() => place.querySelector<HTMLElement>('[data-drop] a, [data-drop] button')?.focus(), 30)

/**
 * The opening and closing of what hangs below an entry: by its button, by ArrowDown, by resting the pointer when told; it
 * closes on Escape, which gives the focus back, when something in it was chosen, and when the focus or the pointer has left.
 */
export const useDrop = (place: RefObject<HTMLElement | null>, hover: boolean) => {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const ended = new AbortController()
    const { signal } = ended
    let timer = 0
    const scheduleOpen = (next: boolean) => {
      clearTimeout(timer)
      timer = window.setTimeout(() => setOpen(next), next ? HOVER_MS : HOVER_MS * 2)
    }
    const handleKeys = (event: KeyboardEvent) => {
      const inside = event.target instanceof HTMLElement && event.target.closest('[data-drop]')
      if (event.key === 'Escape') {
        setOpen(false)
        if (inside) element.querySelector<HTMLElement>('[aria-expanded]')?.focus()
      }
      if (event.key !== 'ArrowDown' || inside) return
      event.preventDefault()
      setOpen(true)
      enter(element)
    }
    element.addEventListener('keydown', handleKeys, { signal })
    element.addEventListener(
      'focusout',
      (event) => {
        if (!(event.relatedTarget instanceof Node && element.contains(event.relatedTarget))) setOpen(false)
      },
      { signal },
    )
    // Something in it was chosen. It stays until that was heard.
    element.addEventListener(
      'click',
      ({ target }) => {
        if (!(target instanceof Element) || !target.closest('[data-drop] a, [data-drop] button')) return
        clearTimeout(timer)
        timer = window.setTimeout(() => setOpen(false))
      },
      { signal },
    )
    document.addEventListener(
      'pointerdown',
      (event) => {
        if (!(event.target instanceof Node && element.contains(event.target))) setOpen(false)
      },
      { signal },
    )
    if (hover) {
      element.addEventListener('mouseenter', () => scheduleOpen(true), { signal })
      element.addEventListener('mouseleave', () => scheduleOpen(false), { signal })
    }
    return () => {
      clearTimeout(timer)
      ended.abort()
    }
  }, [place, hover])
  return { open, setOpen }
}
