import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from '@moongate/ui'
import { creditCheckQuery, creditQuery, creditRulesQuery } from '../../api/credit-queries.ts'
import { t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { BorrowForm } from './borrow-form.tsx'
import css from './credit.module.css'
import { subtractMoney } from './credit.rules.ts'
import { LoanProgress } from './progress.tsx'

/** Asking for a loan; while one is not ended, where it stands instead. */
export const Borrow = ({ name }: { name: string }) => {
  const check = useQuery(creditCheckQuery(name))
  const figures = useQuery(creditQuery(name))
  const rules = useQuery(creditRulesQuery)
  const unread = [check, figures, rules].filter(({ isLoadingError }) => isLoadingError)
  if (unread.length > 0) return <LoadFailed retry={() => unread.forEach(({ refetch }) => void refetch())} />
  if (!check.data || !figures.data || !rules.data) return <Skeleton height={260} radius={20} />
  const free = subtractMoney(figures.data.total_credit, figures.data.used_credit)
  const { can_borrow, why, again_at, loan } = check.data
  const is_open = loan?.state === 'in_review' || loan?.state === 'lent'
  return (
    <>
      <LoanProgress standing={check.data} read_at={check.dataUpdatedAt} />
      {why !== null && again_at === null && !is_open && <p className={css.note}>{why}</p>}
      {again_at !== null && (
        <Button onClick={() => void check.refetch()} busy={check.isFetching}>
          {t('member-credit:look_again')}
        </Button>
      )}
      {can_borrow && <BorrowForm name={name} free={free} rules={rules.data} />}
    </>
  )
}
