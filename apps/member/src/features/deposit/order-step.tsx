import { isOnline } from '@moongate/contract/channels.states'
import { OPEN_DEPOSIT } from '@moongate/contract/cashier.states'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button, buildButtonClass, EmptyState, formatClock, Timeline, useFormatAmount } from '@moongate/ui'
import { depositQuery } from '../../api/order-queries.ts'
import { formatTime, t } from '../../text.ts'
import { countWaited } from '../../widgets/open-orders.rules.ts'
import { UnreadOrder } from '../../widgets/unread-order.tsx'
import { useNow } from '../../widgets/use-now.ts'
import css from './deposit.module.css'
import { OnlineOrder } from './online-order.tsx'
import { buildDepositTimeline, describeOnline } from './timeline.rules.ts'

const LOOK_MS = 10_000

/** The order as it moves on: pushed, and looked at now and then in case a push got lost. */
export const OrderStep = ({ bill_no, again }: { bill_no: string; again: () => void }) => {
  const formatAmount = useFormatAmount()
  const {
    data: order,
    dataUpdatedAt,
    isLoadingError,
    refetch,
  } = useQuery({ ...depositQuery(bill_no), refetchInterval: LOOK_MS })
  const state = order?.state ?? 'pending'
  const waits = OPEN_DEPOSIT.includes(state)
  const now = useNow(waits)
  const is_online = isOnline(order?.payment_type ?? '')
  const is_unpaid = is_online && state === 'pending'
  const words = {
    reported: t(is_online ? 'member-deposit:at_ordered' : 'member-deposit:at_reported'),
    review: t(is_online ? 'member-deposit:at_paying' : 'member-deposit:at_review'),
    credited: t('member-deposit:at_credited'),
    rejected: t('member-deposit:at_rejected'),
    expired: t('member-deposit:at_expired'),
  }
  const notes: Record<string, string | undefined> = {
    reported: order ? formatTime(order.created_at) : undefined,
    review:
      waits && order
        ? t('member-deposit:waiting_for', { time: formatClock(countWaited(order, dataUpdatedAt, now)) })
        : undefined,
    credited: order?.finished_at ? formatTime(order.finished_at) : undefined,
    rejected: order?.reason,
    expired: order?.reason,
  }
  if (order === null)
    return (
      <EmptyState
        motif="castle"
        title={t('member-deposit:unknown_order')}
        action={
          <Link to="/Member/Transaction" search={{ tab: 'deposits' }} className={buildButtonClass({})}>
            {t('member-deposit:records')}
          </Link>
        }
      />
    )
  const bill = t('member-deposit:bill', { bill: bill_no })
  if (!order) return <UnreadOrder bill={bill} failed={isLoadingError} retry={() => void refetch()} />
  return (
    <div className={css.done}>
      <h2>{t(is_online ? describeOnline(state) : 'member-deposit:submitted')}</h2>
      <p>
        <b>{formatAmount(order.money)}</b> {bill}
      </p>
      <div aria-live="polite">
        <Timeline
          label={t('member-deposit:progress')}
          items={buildDepositTimeline(state).map((item) => ({ ...item, title: words[item.id], note: notes[item.id] }))}
        />
      </div>
      {is_unpaid && <OnlineOrder bill_no={bill_no} />}
      <div className={css.foot}>
        <Link to="/Member/Transaction" search={{ tab: 'deposits' }} className={buildButtonClass({})}>
          {t('member-deposit:records')}
        </Link>
        <Button onClick={again}>{t('member-deposit:again')}</Button>
        <Link to="/Lottery" className={buildButtonClass(is_unpaid ? {} : { variant: 'primary' })}>
          {t('member-deposit:play')}
        </Link>
      </div>
    </div>
  )
}
