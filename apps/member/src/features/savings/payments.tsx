import { useQuery } from '@tanstack/react-query'
import { Money, Skeleton } from '@moongate/ui'
import { paymentsQuery } from '../../api/savings-queries.ts'
import { formatTime, t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import css from './savings.module.css'

/** The interest of each cycle that was paid (R3.16). */
export const Payments = ({ id }: { id: string }) => {
  const { data, isError, refetch } = useQuery(paymentsQuery(id))
  if (isError && !data) return <LoadFailed retry={() => void refetch()} />
  if (!data) return <Skeleton height={72} />
  if (data.length === 0) return <p className={css.note}>{t('member-savings:none_paid')}</p>
  return (
    <ol className={css.payments}>
      {data.map(({ times, interest, calc_at }) => (
        <li key={times}>
          <span>{t('member-savings:time', { n: times })}</span>
          <time>{formatTime(calc_at)}</time>
          <Money value={interest} sign />
        </li>
      ))}
    </ol>
  )
}
