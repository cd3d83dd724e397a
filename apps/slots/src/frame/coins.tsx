import { toDecimal } from '@moongate/money'
import { Money, useReducedMotion } from '@moongate/ui'
import { useEffect, useRef, useState } from 'react'

export const Coins = ({ minor, className }: { minor: number; className?: string | undefined }) => (
  <Money value={toDecimal(minor)} {...(className && { className })} />
)

const STEP_MS = 33

/** An amount that counts up to what it is; it falls back to nothing at once. */
export const CountUp = ({ minor, ms, className }: { minor: number; ms: number; className?: string | undefined }) => {
  const still = useReducedMotion()
  const from = useRef(0)
  const [shown, setShown] = useState(still ? minor : 0)
  useEffect(() => {
    const [begin, since] = [minor < from.current ? minor : from.current, performance.now()]
    const step = (): void => {
      const share = still ? 1 : Math.min(1, (performance.now() - since) / ms)
      from.current = Math.round(begin + (minor - begin) * (1 - (1 - share) ** 2))
      setShown(from.current)
      if (share === 1) clearInterval(timer)
    }
    const timer = setInterval(step, STEP_MS)
    step()
    return () => clearInterval(timer)
  }, [minor, ms, still])
  return <Coins minor={shown} className={className} />
}
