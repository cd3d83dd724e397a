import { useQuery } from '@tanstack/react-query'
import { EmptyState, Skeleton } from '@moongate/ui'
import { protectionQuery } from '../../api/protection-queries.ts'
import { t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { LimitCard } from './limit-card.tsx'
import { LimitForm } from './limit-form.tsx'
import css from './protection.module.css'

/** The member's limits, and a form for one more. */
export const Limits = () => {
  const { data, isLoadingError, refetch } = useQuery(protectionQuery)
  if (isLoadingError) return <LoadFailed retry={() => void refetch()} />
  if (!data) return <Skeleton height={260} radius={20} />
  return (
    <>
      <p className={css.note}>{t('member-protection:limits_how', { hours: data.loosen_hours })}</p>
      {data.limits.length === 0 ? (
        <EmptyState motif="hourglass" title={t('member-protection:no_limits')} />
      ) : (
        <ul className={css.cards}>
          {data.limits.map((limit) => (
            <li key={`${limit.kind} ${limit.period}`}>
              <LimitCard limit={limit} />
            </li>
          ))}
        </ul>
      )}
      <LimitForm />
    </>
  )
}
