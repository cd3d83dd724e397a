import type { ReactNode } from 'react'
import { motifUrls } from '../art.gen.ts'
import type { Motif } from '../motifs.gen.ts'
import { Button } from '../actions/button.tsx'
import { refresh } from '../icons.gen.ts'
import styles from './empty-state.module.css'

/** A lantern whose light is out, drawn in the page: what is to say that nothing can be fetched must not be fetched itself. */
const DarkLantern = () => (
  <span className={styles.disc} aria-hidden>
    <svg width={84} height={84} viewBox="0 0 84 84" fill="none" strokeLinecap="round">
      <path d="M42 4v10M42 66v8m-5 0h10m-10 0v6m5-6v6m5-6v6" stroke="#c9822a" strokeWidth="2.5" />
      <ellipse cx="42" cy="40" rx="30" ry="23" fill="#5d2a2e" />
      <path d="M42 17c-9 5-13 13-13 23s4 18 13 23c9-5 13-13 13-23s-4-18-13-23Z" fill="#74363a" />
      <path d="M21 24c-6 9-6 23 0 32M63 24c6 9 6 23 0 32M42 17v46" stroke="#8f4a4b" strokeWidth="1.5" />
      <path d="M31 15h22v5H31zM31 60h22v5H31z" fill="#d9a441" />
      <path d="M46 29a12 12 0 1 0 6 17a10 10 0 1 1-6-17Z" fill="#f4d786" />
    </svg>
  </span>
)

const Disc = ({ motif }: { motif: Motif }) => {
  return (
    <span className={styles.disc} aria-hidden>
      <img src={motifUrls[motif]} alt="" width={84} height={84} loading="lazy" decoding="async" />
    </span>
  )
}

/** Nothing here yet: a motif before the moon, one line, and the next action. */
export const EmptyState = ({
  motif = 'rabbit',
  title,
  children,
  action,
}: {
  motif?: Motif
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
}) => {
  return (
    <div className={styles.state}>
      <Disc motif={motif} />
      <p className={styles.title}>{title}</p>
      {children && <p className={styles.text}>{children}</p>}
      {action}
    </div>
  )
}

/** Something could not be read; nothing typed is lost. */
export const ErrorState = ({
  title,
  children,
  retry,
  onRetry,
  busy,
}: {
  title: ReactNode
  children?: ReactNode
  retry: string
  onRetry: () => void
  busy?: boolean
}) => {
  return (
    <div className={styles.state} role="alert">
      <DarkLantern />
      <p className={styles.title}>{title}</p>
      {children && <p className={styles.text}>{children}</p>}
      <Button icon={refresh} onClick={onRetry} busy={busy}>
        {retry}
      </Button>
    </div>
  )
}
