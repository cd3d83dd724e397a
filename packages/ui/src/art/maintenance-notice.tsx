import type { ReactNode } from 'react'
import { motifUrls } from '../art.gen.ts'
import styles from './maintenance-notice.module.css'

export type MaintenanceNoticeProps = {
  title: string
  /** In the reader's language; line breaks stay. */
  message: string
  note?: string
  /** Buttons below. */
  children?: ReactNode
  /** Shown small inside a form, as what visitors will see. */
  preview?: boolean
}

/** The site is closed for a while: an hourglass before the moon, the operator's words, and what to do. */
export const MaintenanceNotice = ({ title, message, note, children, preview = false }: MaintenanceNoticeProps) => {
  const Frame = preview ? 'section' : 'main'
  const Heading = preview ? 'h3' : 'h1'
  return (
    <Frame className={styles.frame} data-preview={preview || undefined}>
      <span className={styles.moon} aria-hidden>
        <img src={motifUrls.hourglass} alt="" width={120} height={120} />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.message}>{message}</p>
      {note && <p className={styles.note}>{note}</p>}
      {children && <div className={styles.acts}>{children}</div>}
    </Frame>
  )
}
