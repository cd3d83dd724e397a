import { type RefObject, useEffect } from 'react'

const ENTER_MS = 300

/** A form hears Enter only from 300 ms after it appeared (R5.3, R9.10): the key that opened it does not submit it. */
export const useEnterDelay = (form: RefObject<HTMLFormElement | null>): void => {
  useEffect(() => {
    const element = form.current
    const holdBackEnter = (event: KeyboardEvent) => {
      if (event.key === 'Enter') event.preventDefault()
    }
    const letThrough = () => element?.removeEventListener('keydown', holdBackEnter)
    element?.addEventListener('keydown', holdBackEnter)
    const timer = setTimeout(letThrough, ENTER_MS)
    return () => {
      clearTimeout(timer)
      letThrough()
    }
  }, [form])
}
