import styles from './spinner.module.css'

/** The loader: a moon being eclipsed. Say what is awaited in `label`; without it the mark is decorative. */
export const Spinner = ({ size = 20, label }: { size?: number; label?: string }) => {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <span className={styles.moon} style={{ '--s': `${size}px` } as React.CSSProperties} {...named}>
      <span className={styles.bite}>
        <span className={styles.light} />
      </span>
    </span>
  )
}
