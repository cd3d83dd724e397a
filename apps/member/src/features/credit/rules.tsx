import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '@moongate/ui'
import { creditRulesQuery } from '../../api/credit-queries.ts'
import { t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import css from './credit.module.css'
import { splitLines } from './credit.rules.ts'

const PARTS = ['credit_detail', 'credit_rule', 'credit_borrow', 'credit_lend'] as const

/** What credit is, and how to borrow and repay (R2.5). */
export const CreditRules = () => {
  const { data, isError, refetch } = useQuery(creditRulesQuery)
  if (isError) return <LoadFailed retry={() => void refetch()} />
  if (!data) return <Skeleton height={240} radius={20} />
  return (
    <div className={css.rules}>
      {PARTS.map((part) => (
        <section key={part}>
          <h2>{t(`member-credit:parts.${part}`)}</h2>
          <ul>
            {splitLines(data[part]).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
