import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Button, EmptyState, formatClock, Skeleton, useFormatAmount } from '@moongate/ui'
import type { ReactNode } from 'react'
import { type Answer } from '../../api/api.ts'
import { withdrawalQuery } from '../../api/order-queries.ts'
import { configsQuery } from '../../api/queries.ts'
import { formatTime, t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { useTitle } from '../../widgets/use-title.ts'
import css from './receipt.module.css'
import { readWithdrawAddress } from './withdraw-address.rules.ts'

type Order = Answer<'cashier', 'withdrawals'>['data']['data'][number]

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

const Receipt = ({ order }: { order: Order }) => {
  const formatAmount = useFormatAmount()
  const { data: configs } = useQuery(configsQuery)
  return (
    <article className={css.sheet} aria-label={t('member-withdraw:receipt.title')}>
      <header className={css.head}>
        <b>{configs?.site_name}</b>
        <h1>{t('member-withdraw:receipt.title')}</h1>
      </header>
      <p className={css.net}>
        <span>{t('member-withdraw:net')}</span>
        <strong>{formatAmount(order.net_money)}</strong>
      </p>
      <dl className={css.facts}>
        <Fact label={t('member-withdraw:receipt.bill_no')}>{order.bill_no}</Fact>
        <Fact label={t('member-withdraw:amount')}>{formatAmount(order.money)}</Fact>
        <Fact label={t('member-withdraw:fee')}>{formatAmount(order.counter_fee)}</Fact>
        <Fact label={t('member-withdraw:card')}>
          {order.bank_type_text} {order.card_no}
        </Fact>
        <Fact label={t('member-withdraw:receipt.asked_at')}>{formatTime(order.created_at)}</Fact>
        <Fact label={t('member-withdraw:receipt.paid_at')}>{formatTime(order.finished_at ?? '')}</Fact>
        <Fact label={t('member-withdraw:receipt.took')}>{formatClock(order.waiting_seconds)}</Fact>
        <Fact label={t('member-withdraw:remark')}>{order.member_remark}</Fact>
      </dl>
      <p className={css.note}>{t('member-withdraw:receipt.note')}</p>
    </article>
  )
}

const NoReceipt = ({ bill_no }: { bill_no: string }) => (
  <>
    <h1 className={css.title}>{t('member-withdraw:receipt.title')}</h1>
    <EmptyState motif="receipt" title={t('member-withdraw:receipt.none')}>
      {t('member-withdraw:receipt.bill_no')} {bill_no}
    </EmptyState>
  </>
)

/** The receipt of a withdrawal that was paid, in a window of its own, made for paper (R4.21). */
const ReceiptScreen = () => {
  const at = readWithdrawAddress(useSearch({ strict: false }))
  const bill_no = at.step === 'order' ? at.bill_no : '-'
  const { data: order, isLoadingError, refetch } = useQuery(withdrawalQuery(bill_no))
  useTitle(t('member-withdraw:receipt.title'))
  const is_paid = order?.state === 'paid'
  if (isLoadingError) return <LoadFailed retry={() => void refetch()} />
  return (
    <main className={css.window}>
      {order === undefined && <Skeleton height={480} radius={12} />}
      {order !== undefined && !is_paid && <NoReceipt bill_no={bill_no} />}
      {is_paid && <Receipt order={order} />}
      {is_paid && (
        <Button variant="primary" className={css.print} onClick={() => print()}>
          {t('member-withdraw:receipt.print')}
        </Button>
      )}
    </main>
  )
}

export default ReceiptScreen
