import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button, buildButtonClass, EmptyState, formatClock, Timeline, useFormatAmount } from '@moongate/ui'
import { withdrawalQuery } from '../../api/order-queries.ts'
import { statisticsQuery } from '../../api/queries.ts'
import { formatTime, t } from '../../text.ts'
import { countWaited } from '../../widgets/open-orders.rules.ts'
import { openReceipt } from '../../widgets/receipt-window.ts'
import { takeFocus } from '../../widgets/take-focus.ts'
import { UnreadOrder } from '../../widgets/unread-order.tsx'
import { useNow } from '../../widgets/use-now.ts'
import { CancelOrder } from './cancel-order.tsx'
import css from './withdraw.module.css'
import { isOver, buildWithdrawalTimeline } from './withdraw.rules.ts'

const LOOK_MS = 10_000

/** The order as it moves on, with a running clock beside the measured usual time. */
export const StatusStep = ({ bill_no, again }: { bill_no: string; again: () => void }) => {
  const formatAmount = useFormatAmount()
  const {
    data: order,
    dataUpdatedAt,
    isLoadingError,
    refetch,
  } = useQuery({ ...withdrawalQuery(bill_no), refetchInterval: LOOK_MS })
  const { data: statistics } = useQuery(statisticsQuery)
  const state = order?.state ?? 'requested'
  const now = useNow(!isOver(state))
  const describeItem = ({ id }: { id: string }) => {
    const step = order?.steps.find((taken) => taken.state === id)
    return step && [formatTime(step.at), step.remark].filter(Boolean).join(' · ')
  }
  if (order === null)
    return (
      <EmptyState
        motif="castle"
        title={t('member-withdraw:unknown_order')}
        action={
          <Link to="/Member/Transaction" search={{ tab: 'withdrawals' }} className={buildButtonClass({})}>
            {t('member-withdraw:records')}
          </Link>
        }
      />
    )
  const bill = t('member-withdraw:bill', { bill: bill_no })
  if (!order) return <UnreadOrder bill={bill} failed={isLoadingError} retry={() => void refetch()} />
  return (
    <div className={css.done}>
      <h2 ref={takeFocus} tabIndex={-1}>
        {t(isOver(state) ? `member-withdraw:state.${state}` : 'member-withdraw:submitted')}
      </h2>
      <p>
        <b>{formatAmount(order.net_money)}</b> {bill}
      </p>
      <p role="timer" className={css.clock}>
        {isOver(state)
          ? t('member-withdraw:took', { time: formatClock(order.waiting_seconds) })
          : t('member-withdraw:running', { time: formatClock(countWaited(order, dataUpdatedAt, now)) })}
        {typeof statistics?.withdrawal_median_seconds === 'number' &&
          ` · ${t('member-withdraw:median', { seconds: statistics.withdrawal_median_seconds })}`}
      </p>
      <div aria-live="polite">
        <Timeline
          label={t('member-withdraw:progress')}
          items={buildWithdrawalTimeline(order.steps.map((step) => step.state)).map((item) => ({
            ...item,
            title: t(`member-withdraw:state.${item.id}`),
            note: describeItem(item),
          }))}
        />
      </div>
      <div className={css.foot}>
        <Link to="/Member/Transaction" search={{ tab: 'withdrawals' }} className={buildButtonClass({})}>
          {t('member-withdraw:records')}
        </Link>
        {state === 'requested' && <CancelOrder bill_no={bill_no} money={formatAmount(order.money)} />}
        {state === 'paid' && <Button onClick={() => openReceipt(bill_no)}>{t('member-withdraw:receipt.open')}</Button>}
        <Button onClick={again}>{t('member-withdraw:again')}</Button>
      </div>
    </div>
  )
}
