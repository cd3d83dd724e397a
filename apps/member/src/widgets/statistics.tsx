import { useQuery } from '@tanstack/react-query'
import { Card, Seal, Stat } from '@moongate/ui'
import { statisticsQuery } from '../api/queries.ts'
import { t } from '../text.ts'
import { STATISTICS } from './statistics.rules.ts'
import css from './statistics.module.css'

/** One figure alone tells nothing of the whole. */
const LEAST = 2

/** The measured figures; what has not been measured, or is hidden, is not shown (R1.11). */
export const Statistics = () => {
  const { data } = useQuery(statisticsQuery)
  const shown = STATISTICS.flatMap(([key, text]) => {
    const value = data?.[key]
    return typeof value === 'number' ? [{ key, text, value }] : []
  })
  if (shown.length < LEAST) return null
  return (
    <Card className={css.card} aria-label={t('member-home:stats')}>
      <h2>
        <Seal tone="jade">{t('member-home:stats_seal')}</Seal>
        {t('member-home:stats')}
      </h2>
      <div className={css.figures}>
        {shown.map(({ key, text, value }) => (
          <Stat
            key={key}
            value={value}
            label={t(text)}
            unit={key === 'withdrawal_median_seconds' && t('member-home:seconds')}
          />
        ))}
      </div>
    </Card>
  )
}
