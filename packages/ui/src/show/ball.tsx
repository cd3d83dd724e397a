import { cx } from '../lib/cx.ts'
import { computeStartMs, FALL_MS } from './fall.rules.ts'
import styles from './ball.module.css'

const hues = [20, 60, 85, 140, 165, 200, 235, 270, 300, 350]

export type BallProps = {
  value: number | string
  size?: 56 | 46 | 34 | 22
  /** Where it lands in a row, to fall after the one before. */ drop?: number
  hit?: boolean
  dim?: boolean
  /** It has fallen and lies still. */
  onRest?: (() => void) | undefined
}

/** One drawn number as a sphere; its hue follows the last digit, which is printed on it. */
export const Ball = ({ value, size = 46, drop, hit, dim, onRest }: BallProps) => {
  const hue = hues[Number(value) % 10] ?? 85
  const fall = drop !== undefined && { '--wait': `${computeStartMs(drop)}ms`, '--fall': `${FALL_MS}ms` }
  const style = { '--h': hue, '--s': `${size}px`, ...fall } as React.CSSProperties
  return (
    <span
      className={cx(styles.ball, drop !== undefined && styles.drop, hit && styles.hit, dim && styles.dim)}
      style={style}
      onAnimationEnd={onRest}
    >
      {value}
    </span>
  )
}

/** A row of drawn numbers with the name a screen reader hears; `onRest` when the last that falls lies still. */
export const Balls = ({
  values,
  label,
  size,
  drop,
  onRest,
}: {
  values: readonly (number | string)[]
  label: string
  size?: BallProps['size']
  drop?: boolean
  onRest?: () => void
}) => {
  return (
    <span
      className={styles.row}
      role="img"
      aria-label={`${label} ${values.join(' ')}`}
      style={{ gap: (size ?? 46) / 7 }}
    >
      {values.map((value, i) => (
        <Ball
          key={i}
          value={value}
          size={size}
          drop={drop ? i : undefined}
          onRest={i === values.length - 1 ? onRest : undefined}
        />
      ))}
    </span>
  )
}
