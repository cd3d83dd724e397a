import { useReducedMotion } from '@moongate/ui'
import { useEffect, useState } from 'react'

/** Whether so much time has passed since `key` was first shown; at once where the system asks for less motion. */
export const useLate = (key: string, after_ms: number): boolean => {
  const still = useReducedMotion()
  const [late, setLate] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setLate(key), after_ms)
    return () => clearTimeout(timer)
  }, [key, after_ms])
  return still || late === key
}
