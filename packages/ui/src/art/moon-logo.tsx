import { useId } from 'react'
import styles from './moon-logo.module.css'

/** The mark alone: a golden ring, thick at one side like a moon just before totality. */
export const MoonMark = ({ size = 36 }: { size?: number }) => {
  const id = useId()
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden className={styles.mark}>
      <linearGradient id={id} x2="0.3" y2="1">
        <stop stopColor="#fff6d8" />
        <stop offset=".5" stopColor="#f4d786" />
        <stop offset="1" stopColor="#c9822a" />
      </linearGradient>
      <path fill={`url(#${id})`} fillRule="evenodd" d="M24 3a21 21 0 1 1 0 42a21 21 0 0 1 0-42zM26.400 6.800a15.800 15.800 0 1 0 0 31.600a15.800 15.800 0 0 0 0-31.600z" />
    </svg>
  )
}

/** Mark and site name; the name comes from the operator's configuration. */
export const MoonLogo = ({ name, size = 36 }: { name: string; size?: number }) => {
  return (
    <span className={styles.logo}>
      <MoonMark size={size} />
      <span className={styles.name}>{name}</span>
    </span>
  )
}
