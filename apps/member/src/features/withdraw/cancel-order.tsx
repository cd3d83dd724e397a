import { useSend } from '@moongate/client/react'
import { Button } from '@moongate/ui'
import { api } from '../../api/api.ts'
import { queryClient } from '../../api/query-client.ts'
import { reloadWallets } from '../../api/refresh.ts'
import { confirmBox } from '../../popups/popups.store.ts'
import { t } from '../../text.ts'
import { Outcome } from '../../widgets/outcome.tsx'

/** Takes back an order that nobody has looked at, after a question (R4.21). */
export const CancelOrder = ({ bill_no, money }: { bill_no: string; money: string }) => {
  const { state, send } = useSend(bill_no)
  const ask = async () => {
    const yes = await confirmBox({
      title: t('member-withdraw:cancel_title'),
      text: t('member-withdraw:cancel_text', { money }),
      confirm: t('member-withdraw:cancel_yes'),
      cancel: t('member-withdraw:cancel_no'),
      danger: true,
    })
    if (!yes) return
    await send((signal) => api.cashier.cancelWithdrawal({ bill_no }, { signal })).catch(() => undefined)
    for (const key of ['withdrawals', 'open-orders']) void queryClient.invalidateQueries({ queryKey: [key] })
    void reloadWallets()
  }
  return (
    <>
      <Button busy={state === 'sending'} onClick={() => void ask()}>
        {t('member-withdraw:cancel')}
      </Button>
      <Outcome state={state} booked />
    </>
  )
}
