import { useEffect, useState } from 'react'

/** The value once it has stood still for a moment. */
export const useDebounced = <T>(value: T, wait_ms = 300): T => {
  const [still, setStill] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setStill(value), wait_ms)
    return () => clearTimeout(timer)
  }, [value, wait_ms])
  return still
}
