import { useCountdown } from '@moongate/ui'
import { t } from '../text.ts'
import css from './parts.module.css'

const SOON_S = 10

/** Seconds that are left to think; the last of them stand out. */
export const Clock = ({ ends_at }: { ends_at: number }) => {
  const left = useCountdown(ends_at, Date.now)
  return (
    <span className={css.clock} data-soon={left <= SOON_S} role="timer" aria-label={t('time_left', { seconds: left })}>
      {left}
    </span>
  )
}
