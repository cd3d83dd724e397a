import { type KeyboardEvent, useEffect, useRef } from 'react'

const ENTER_MS = 300

/** A form hears Enter only from 300 ms after it appeared (R5.3, R9.10): the key that opened it does not submit it. */
export const useEnterDelay = (): ((event: KeyboardEvent) => void) => {
  const ready = useRef(false)
  useEffect(() => {
    const timer = setTimeout(() => { ready.current = true }, ENTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (event) => {
    if (event.key === 'Enter' && !ready.current) event.preventDefault()
  }
}
