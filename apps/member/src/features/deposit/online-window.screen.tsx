import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Button, EmptyState, Spinner } from '@moongate/ui'
import { ApiError } from '../../api/api.ts'
import { onlineOrderQuery } from '../../api/online-queries.ts'
import { t } from '../../text.ts'
import { Panel } from '../../widgets/panel.tsx'
import { UnreadOrder } from '../../widgets/unread-order.tsx'
import { useTitle } from '../../widgets/use-title.ts'
import css from './deposit.module.css'
import { readDepositAddress } from './deposit-address.rules.ts'

const Leave = () => <Button onClick={() => close()}>{t('member-deposit:close_window')}</Button>

/** How a payment stands that the payer came back from: told by the push, and looked at now and then in case it got lost. */
const Returned = ({ bill_no }: { bill_no: string }) => {
  const { data, error, isLoadingError, refetch } = useQuery(onlineOrderQuery(bill_no))
  const bill = t('member-deposit:bill', { bill: bill_no })
  if (isLoadingError && error instanceof ApiError && error.status === 404)
    return <EmptyState motif="castle" title={t('member-deposit:unknown_order')} action={<Leave />} />
  if (!data) return <UnreadOrder bill={bill} failed={isLoadingError} retry={() => void refetch()} />
  if (data.state === 'credited')
    return (
      <EmptyState motif="coin" title={t('member-deposit:at_credited')} action={<Leave />}>
        {bill}
      </EmptyState>
    )
  if (data.state !== 'pending' && data.state !== 'in_review')
    return (
      <EmptyState motif="castle" title={t('member-deposit:pay_over')} action={<Leave />}>
        {bill}
      </EmptyState>
    )
  return <Waiting text={t('member-deposit:pay_checking')} />
}

const Waiting = ({ text }: { text: string }) => (
  <div className={css.waiting}>
    <Spinner size={90} label={text} />
    <p>{text}</p>
  </div>
)

/** The window of an online payment: before its page is known, and when the payer comes back from it (R2.8). */
const OnlineWindowScreen = () => {
  const search: Record<string, string> = useSearch({ strict: false })
  const at = readDepositAddress(search)
  useTitle(t('member-deposit:pay_title'))
  return (
    <main className={css.window}>
      <Panel level={1} title={t('member-deposit:pay_title')}>
        {at.step === 'order' ? <Returned bill_no={at.bill_no} /> : <Waiting text={t('member-deposit:pay_opening')} />}
      </Panel>
    </main>
  )
}

export default OnlineWindowScreen
