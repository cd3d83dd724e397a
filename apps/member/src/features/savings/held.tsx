import { useQuery } from '@tanstack/react-query'
import { EmptyState, Money } from '@moongate/ui'
import { heldQuery } from '../../api/savings-queries.ts'
import { t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { HoldingCard } from './holding-card.tsx'
import css from './savings.module.css'
import { Waiting } from './waiting.tsx'

type Sums = { Principal: string; Today: string; Interest: string }

const HeldSums = ({ sums: { Principal, Today, Interest } }: { sums: Sums }) => (
  <dl className={css.sums}>
    <div>
      <dt>{t('member-savings:principal')}</dt>
      <dd>
        <Money value={Principal} flash />
      </dd>
    </div>
    <div>
      <dt>{t('member-savings:today')}</dt>
      <dd>
        <Money value={Today} sign flash />
      </dd>
    </div>
    <div>
      <dt>{t('member-savings:interest')}</dt>
      <dd>
        <Money value={Interest} sign flash />
      </dd>
    </div>
  </dl>
)

/** The member's own plans, with their sums above them (R2.9). */
export const Held = () => {
  const { data, isError, refetch } = useQuery(heldQuery)
  if (isError && !data) return <LoadFailed retry={() => void refetch()} />
  if (!data) return <Waiting sums />
  return (
    <>
      <HeldSums sums={data.sums} />
      {data.rows.length === 0 ? (
        <EmptyState motif="money-bag" title={t('member-savings:none_held')}>
          {t('member-savings:none_held_text')}
        </EmptyState>
      ) : (
        <div className={css.cards}>
          {data.rows.map((holding) => (
            <HoldingCard key={holding.id} holding={holding} seen_at={data.seen_at} />
          ))}
        </div>
      )}
    </>
  )
}
