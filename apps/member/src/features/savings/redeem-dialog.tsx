import { useSend } from '@moongate/client/react'
import { ConfirmDialog, Money, toast, useFormatAmount } from '@moongate/ui'
import { api } from '../../api/api.ts'
import { queryClient } from '../../api/query-client.ts'
import { reloadWallets } from '../../api/refresh.ts'
import type { Holding } from '../../api/savings-queries.ts'
import { formatTime, t } from '../../text.ts'
import { Outcome } from '../../widgets/outcome.tsx'
import css from './savings.module.css'
import { describeArrival } from './wording.ts'

type Props = { holding: Holding; open: boolean; close: () => void }

/** Tells what is lost and what comes back before a holding is redeemed, then redeems it. */
export const RedeemDialog = ({ holding, open, close }: Props) => {
  const { id: record_id, amount, cycle_interest, next_at, SettingName, WithdrawalTime } = holding
  const formatAmount = useFormatAmount()
  const { state, send } = useSend(record_id)
  const redeem = async () => {
    const answer = await send((signal) => api.savings.redeem({ record_id }, { signal })).catch(() => undefined)
    void queryClient.invalidateQueries({ queryKey: ['savings'] })
    void reloadWallets()
    if (!answer) return
    close()
    const text = answer.data.state === 'settled' ? 'member-savings:came' : 'member-savings:coming'
    toast(t(text, { money: formatAmount(answer.money) }), { tone: 'good' })
  }
  return (
    <ConfirmDialog
      open={open}
      title={t('member-savings:redeem_title', { name: SettingName })}
      confirm={t('member-savings:redeem')}
      cancel={t('member-savings:keep')}
      onConfirm={redeem}
      onCancel={close}
    >
      <div className={css.form}>
        <dl className={css.trial}>
          <div>
            <dt>{describeArrival(WithdrawalTime)}</dt>
            <dd>
              <Money value={amount} />
            </dd>
          </div>
          <div>
            <dt>{t('member-savings:lost')}</dt>
            <dd>
              <Money value={cycle_interest} />
            </dd>
          </div>
        </dl>
        {next_at !== null && <p className={css.note}>{t('member-savings:lost_text', { time: formatTime(next_at) })}</p>}
        <Outcome state={state} booked />
      </div>
    </ConfirmDialog>
  )
}
