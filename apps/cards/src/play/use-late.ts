import { useReducedMotion } from '@moongate/ui'
import { useEffect, useState } from 'react'

/** Whether so much time has passed since `key` was first shown. */
export const usePassed = (key: string, after_ms: number): boolean => {
  const [passed, setPassed] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setPassed(key), after_ms)
    return () => clearTimeout(timer)
  }, [key, after_ms])
  return passed === key
}

/** The same; at once where the system asks for less motion. */
export const useLate = (key: string, after_ms: number): boolean => {
  const still = useReducedMotion()
  return usePassed(key, after_ms) || still
}
