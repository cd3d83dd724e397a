import styles from './progress.module.css'

/** A bar from 0 to 1 with its words above: turnover done, plan sold. */
export const Progress = ({ value, label, note }: { value: number; label: string; note?: React.ReactNode }) => {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <span>{label}</span>
        <span className={styles.note}>{note ?? `${percent}%`}</span>
      </div>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span
          className={styles.bar}
          style={{ transform: `translateX(${percent - 100}%)` }}
          data-full={percent === 100 || undefined}
        />
      </div>
    </div>
  )
}
