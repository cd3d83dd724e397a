import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSend } from '@moongate/client/react'
import { Button, buildButtonClass, EmptyState, Money, Skeleton, toast } from '@moongate/ui'
import { api } from '../../api/api.ts'
import { creditCheckQuery, creditRulesQuery, type Loan } from '../../api/credit-queries.ts'
import { meQuery } from '../../api/queries.ts'
import { queryClient } from '../../api/query-client.ts'
import { reloadWallets } from '../../api/refresh.ts'
import { findAmountFault } from '../../forms/amount.rules.ts'
import { t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { Outcome } from '../../widgets/outcome.tsx'
import css from './credit.module.css'
import { LoanProgress } from './progress.tsx'

/** The whole debt at a press; where the centre wallet holds too little, the way to a deposit. */
const RepayButton = ({ name, loan: { bill_no, borrow_money } }: { name: string; loan: Loan }) => {
  const { state, send } = useSend(bill_no)
  const { data: me } = useQuery(meQuery)
  const { data: rules } = useQuery(creditRulesQuery)
  const short = me && findAmountFault(borrow_money, { balance: me.money }) !== undefined
  const repay = async () => {
    const body = { name, money: borrow_money }
    const answer = await send((signal) => api.credit.lend(body, { signal })).catch(() => undefined)
    void queryClient.invalidateQueries({ queryKey: ['credit'] })
    void reloadWallets()
    if (answer) toast(t('member-credit:repaid_now'), { tone: 'good' })
  }
  return (
    <div className={css.owed}>
      <p>
        <span>{t('member-credit:owed')}</span>
        <strong>
          <Money value={borrow_money} />
        </strong>
        {me && (
          <small>
            {t('member-credit:centre')} <Money value={me.money} flash />
          </small>
        )}
      </p>
      {rules && <p className={css.note}>{t('member-credit:repay_note', { minutes: rules.wait_minutes })}</p>}
      <Outcome state={state} booked />
      {short ? (
        <Link to="/Member/Deposit" className={buildButtonClass({ variant: 'primary' })}>
          {t('member-credit:deposit_first')}
        </Link>
      ) : (
        <Button variant="primary" size="l" busy={state === 'sending'} onClick={() => void repay()}>
          {t('member-credit:repay_all')}
        </Button>
      )}
    </div>
  )
}

/** Paying a loan back, all of it. */
export const Repay = ({ name }: { name: string }) => {
  const { data, isLoadingError, refetch, dataUpdatedAt } = useQuery(creditCheckQuery(name))
  if (isLoadingError) return <LoadFailed retry={() => void refetch()} />
  if (!data) return <Skeleton height={220} radius={20} />
  if (data.loan?.state !== 'lent')
    return (
      <EmptyState
        motif="receipt"
        title={t('member-credit:nothing_owed')}
        action={
          <Link to="/Credit/Borrow" className={buildButtonClass({})}>
            {t('member-credit:tabs.borrow')}
          </Link>
        }
      />
    )
  return (
    <>
      <LoanProgress standing={data} read_at={dataUpdatedAt} />
      <RepayButton name={name} loan={data.loan} />
    </>
  )
}
