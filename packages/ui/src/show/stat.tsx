import { groupDigits } from '@moongate/money'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { VisuallyHidden } from './visually-hidden.tsx'
import styles from './stat.module.css'

/** Counts from 0 to `value` once, when first seen; reduced motion shows the end at once. */
const useCountUp = (value: number) => {
  const ref = useRef<HTMLParagraphElement>(null)
  const [step, setStep] = useState({ of: value, at: value })
  const counted = useRef(false)
  useEffect(() => {
    const element = ref.current
    if (
      !element ||
      counted.current ||
      matchMedia('(prefers-reduced-motion: reduce)').matches ||
      !('IntersectionObserver' in window)
    )
      return
    let frame = 0
    const run = (from: number) => {
      const draw = (now: number) => {
        const t = Math.min(1, (now - from) / 900)
        setStep({ of: value, at: Math.round(value * (1 - (1 - t) ** 3)) })
        if (t < 1) frame = requestAnimationFrame(draw)
      }
      frame = requestAnimationFrame(draw)
    }
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      counted.current = true
      seen.disconnect()
      run(performance.now())
    })
    seen.observe(element)
    return () => {
      seen.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [value])
  return { ref, shown: step.of === value ? step.at : value }
}

/** One measured figure: number, unit, what it is. */
export const Stat = ({ value, unit, label }: { value: number; unit?: ReactNode; label: ReactNode }) => {
  const { ref, shown } = useCountUp(value)
  return (
    <div className={styles.stat}>
      <p ref={ref} className={styles.line}>
        <span className={styles.number} aria-hidden>
          {groupDigits(String(shown))}
        </span>
        <VisuallyHidden>{groupDigits(String(value))}</VisuallyHidden>
        {unit && <span className={styles.unit}>{unit}</span>}
      </p>
      <p className={styles.label}>{label}</p>
    </div>
  )
}
