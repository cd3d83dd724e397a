import type { ReactNode } from 'react'
import styles from './section-title.module.css'

/** A heading with the crescent before it and room for tabs or a link at its end. */
export const SectionTitle = ({
  children,
  aside,
  level = 2,
  id,
}: {
  children: ReactNode
  aside?: ReactNode
  level?: 2 | 3
  id?: string
}) => {
  const Heading = `h${level}` as const
  return (
    <div className={styles.row}>
      <Heading className={styles.title} id={id}>
        <span className={styles.crescent} aria-hidden />
        {children}
      </Heading>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  )
}
