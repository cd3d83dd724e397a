import { useQuery } from '@tanstack/react-query'
import { Money } from '@moongate/ui'
import { creditQuery } from '../../api/credit-queries.ts'
import { t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import css from './credit.module.css'
import { subtractMoney } from './credit.rules.ts'

/** The member's level, limit, debt and what may still be borrowed (R3.17). */
export const CreditFigures = ({ name }: { name: string }) => {
  const { data, isLoadingError, refetch } = useQuery(creditQuery(name))
  if (isLoadingError) return <LoadFailed retry={() => void refetch()} />
  const facts = [
    ['limit', data?.total_credit],
    ['used', data?.used_credit],
    ['free', data && subtractMoney(data.total_credit, data.used_credit)],
    ['borrowed', data?.total_borrow],
    ['repaid', data?.total_lend],
  ] as const
  return (
    <dl className={css.figures}>
      <div>
        <dt>{t('member-credit:account')}</dt>
        <dd>
          {name} {data && <small>{t('member-credit:level', { level: data.level })}</small>}
        </dd>
      </div>
      {facts.map(([fact, value]) => (
        <div key={fact} className={fact === 'free' ? css.free : undefined}>
          <dt>{t(`member-credit:${fact}`)}</dt>
          <dd>{value === undefined ? '–' : <Money value={value} flash />}</dd>
        </div>
      ))}
    </dl>
  )
}
