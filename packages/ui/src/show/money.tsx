import { compareMoney } from '@moongate/money'
import { useEffect, useRef, useState } from 'react'
import { cx } from '../lib/cx.ts'
import { useFormatAmount } from './currency.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'
import styles from './money.module.css'

export type MoneyProps = {
  /** Decimal string as the API gives it, such as `88640.50`. */
  value: string
  /** Prints + too, and colours by sign. */
  sign?: boolean
  /** Lights up for 600 ms when the value changes. */
  flash?: boolean
  /** Shows **** instead; a screen reader hears `hiddenLabel`. */
  hidden?: boolean
  hiddenLabel?: string
  /** Digits roll to the new value. */
  roll?: boolean
  className?: string
}

const useFlash = (value: string, on: boolean): 'up' | 'down' | undefined => {
  const before = useRef(value)
  const [way, setWay] = useState<'up' | 'down'>()
  useEffect(() => {
    const moved = compareMoney(value, before.current)
    before.current = value
    if (!on || moved === 0) return
    setWay(moved > 0 ? 'up' : 'down')
    const timer = setTimeout(() => setWay(undefined), 600)
    return () => clearTimeout(timer)
  }, [value, on])
  return way
}

/** Places are counted from the right, so that a digit keeps its column when the number grows. */
const Rolling = ({ text }: { text: string }) => {
  const places = [...text]
  return places.map((char, i) =>
    /\d/.test(char) ? (
      <span key={places.length - i} className={styles.digit} style={{ '--n': char } as React.CSSProperties} />
    ) : (
      <span key={`p${places.length - i}`}>{char}</span>
    ),
  )
}

/** An amount of money with the site's currency sign (R9.8), tabular, two decimals; a screen reader hears the plain amount. */
export const Money = ({ value, sign = false, flash = false, hidden, hiddenLabel, roll, className }: MoneyProps) => {
  const way = useFlash(value, flash)
  const text = useFormatAmount()(value, sign)
  const tone = sign && (text.startsWith('-') ? styles.loss : text.startsWith('+') && styles.gain)
  if (hidden) {
    return (
      <span className={cx(styles.money, className)}>
        <span aria-hidden>****</span>
        <VisuallyHidden>{hiddenLabel}</VisuallyHidden>
      </span>
    )
  }
  return (
    <span className={cx(styles.money, tone, way && styles[way], className)} data-flash={way}>
      {roll ? (
        <>
          <span aria-hidden className={styles.rolling}>
            <Rolling text={text} />
          </span>
          <VisuallyHidden>{text}</VisuallyHidden>
        </>
      ) : (
        text
      )}
    </span>
  )
}
