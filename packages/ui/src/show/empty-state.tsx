import type { ReactNode } from 'react'
import { motifUrls } from '../art.gen.ts'
import type { Motif } from '../motifs.gen.ts'
import { Button } from '../actions/button.tsx'
import { refresh } from '../icons.gen.ts'
import styles from './empty-state.module.css'

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
      <Disc motif="lantern" />
      <p className={styles.title}>{title}</p>
      {children && <p className={styles.text}>{children}</p>}
      <Button icon={refresh} onClick={onRetry} busy={busy}>
        {retry}
      </Button>
    </div>
  )
}
