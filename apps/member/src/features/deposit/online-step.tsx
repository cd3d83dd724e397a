import { useSend } from '@moongate/client/react'
import { useQuery } from '@tanstack/react-query'
import { EmptyState, Skeleton } from '@moongate/ui'
import { api, type Asked } from '../../api/api.ts'
import { onlineChannelsQuery } from '../../api/online-queries.ts'
import { queryClient } from '../../api/query-client.ts'
import { t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { Outcome } from '../../widgets/outcome.tsx'
import { AmountForm } from './amount-form.tsx'
import css from './deposit.module.css'
import { chooseOnlineChannel, widenLimits } from './deposit.rules.ts'
import { openPayWindow, showPayPage } from './pay-window.ts'

type PayType = Asked<'payments', 'depositOnline'>['payment_type']

/** Online payment: an amount, then the gateway's page in a window that is opened by the press itself (R2.33). */
export const OnlineStep = ({
  type,
  first,
  keep,
  done,
}: {
  type: PayType
  first: string
  keep: (amount: string) => void
  done: (bill_no: string) => void
}) => {
  const { data: channels, isLoadingError, refetch } = useQuery(onlineChannelsQuery(type))
  const { state, send } = useSend(`${type} ${first}`)
  if (isLoadingError) return <LoadFailed retry={() => void refetch()} />
  if (!channels) return <Skeleton height={180} radius={20} />
  if (channels.length === 0) return <EmptyState motif="castle" title={t('member-deposit:no_account')} />
  const open = channels.filter((one) => one.open)
  const channel = chooseOnlineChannel(open, first)
  if (!channel) return <EmptyState motif="castle" title={t('member-deposit:pay_resting')} />
  const pay = async (money: string): Promise<void> => {
    const page = openPayWindow()
    const { id } = chooseOnlineChannel(open, money) ?? channel
    const input = { money, payment_type: type, payment_id: id }
    try {
      const { data } = await send((signal) => api.payments.depositOnline(input, { signal }))
      for (const key of ['deposits', 'open-orders']) void queryClient.invalidateQueries({ queryKey: [key] })
      showPayPage(page, data.pay_url)
      done(data.bill_no)
    } catch {
      page?.close()
    }
  }
  return (
    <>
      <AmountForm
        channel={channel}
        widest={widenLimits(open)}
        first={first}
        keep={keep}
        next={(amount) => void pay(amount)}
        submit={t('member-deposit:pay_online')}
        busy={state === 'sending'}
        outcome={<Outcome state={state} booked />}
      />
      <p className={css.note}>{t('member-deposit:pay_text')}</p>
    </>
  )
}
