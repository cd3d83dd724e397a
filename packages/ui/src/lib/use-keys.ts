import { useLayoutEffect } from 'react'

/** Hears keys unless a dialog is open, a button or a field has them, or they are held down; by what they are called in small letters. */
export const useKeys = (acts: Readonly<Record<string, (() => void) | undefined>>): void => {
  // With the buttons that they stand for: a key counts as soon as its button can be seen.
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]'))
        return
      const at = event.target instanceof Element ? event.target : undefined
      if (at?.closest('input, select, textarea') || (event.key === 'Enter' && at?.closest('button'))) return
      acts[event.key.toLowerCase()]?.()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [acts])
}
