import { formatClock, Ring } from '@moongate/ui'
import type { Holding } from '../../api/savings-queries.ts'
import { t } from '../../text.ts'
import { useNow } from '../../widgets/use-now.ts'
import { countDaysLeft, measureCycle } from './savings.rules.ts'
import css from './savings.module.css'

const describeLeft = (left: number): string => {
  const days = countDaysLeft(left)
  return days === undefined ? formatClock(left) : t('member-savings:spans.day', { n: days })
}

/** The running cycle as a ring that closes, with the time to its end. */
export const CycleRing = ({ holding, seen_at }: { holding: Holding; seen_at: number }) => {
  const { left, share } = measureCycle(holding, useNow() - seen_at)
  return (
    <Ring value={share} size={92} label={t('member-savings:to_settle')}>
      <b className={css.left}>{describeLeft(left)}</b>
    </Ring>
  )
}
