import { formatClock } from '../lib/use-countdown.ts'
import { cx } from '../lib/cx.ts'
import styles from './eclipse.module.css'

export type EclipseProps = {
  /** Seconds left, and seconds in the whole round. */
  left: number
  total: number
  label: string
  /** Diameter in px. From 88 px on the ring holds the moon with the time below; smaller ones stand beside the time. */
  size?: number
}

/** A ring that is full up to `percent`. */
const RingLine = ({ percent }: { percent: number }) => (
  <svg viewBox="0 0 100 100" className={styles.ring} aria-hidden>
    <circle cx="50" cy="50" r="46" className={styles.track} />
    <circle
      cx="50"
      cy="50"
      r="46"
      className={styles.left}
      pathLength="100"
      strokeDasharray={`${percent} 100`}
      transform="rotate(-90 50 50)"
    />
  </svg>
)

/** A countdown: the ring is the time left, the moon is swallowed as it runs out, the last 10 s glow cinnabar. */
export const Eclipse = ({ left, total, label, size = 36 }: EclipseProps) => {
  const share = total > 0 ? Math.min(1, Math.max(0, left / total)) : 0
  const big = size >= 88
  const shade = Math.round((1 - share) * 100)
  return (
    <span
      className={cx(styles.eclipse, big && styles.big, left <= 10 && styles.last)}
      role="timer"
      aria-label={`${label} ${formatClock(left)}`}
    >
      <span className={styles.disc} style={{ width: size, height: size }} aria-hidden>
        <RingLine percent={share * 100} />
        {big && (
          <span className={styles.moon}>
            <span className={styles.shadow} style={{ transform: `translateX(${100 - shade}%)` }} />
          </span>
        )}
      </span>
      <span className={styles.digits} aria-hidden>
        {formatClock(left)}
      </span>
    </span>
  )
}

/** A share of a whole as a ring, with anything in its middle: VIP level, completeness. `value` 0-1. */
export const Ring = ({
  value,
  label,
  size = 96,
  children,
}: {
  value: number
  label: string
  size?: number
  children?: React.ReactNode
}) => {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <span
      className={styles.disc}
      style={{ width: size, height: size }}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <RingLine percent={percent} />
      <span className={styles.middle}>{children}</span>
    </span>
  )
}
