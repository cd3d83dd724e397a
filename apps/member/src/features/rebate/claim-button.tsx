import { useSend } from '@moongate/client/react'
import { Button, toast, useFormatAmount } from '@moongate/ui'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { queryClient } from '../../api/query-client.ts'
import { reloadWallets } from '../../api/refresh.ts'
import { t } from '../../text.ts'
import { Outcome } from '../../widgets/outcome.tsx'
import { isClaimable } from './rebate.rules.ts'
import css from './rebate.module.css'

/** Claims all that was shown, and lets the sum fly up to the wallets (R1.5). */
export const ClaimButton = ({ total, deadtime }: { total: string; deadtime: string }) => {
  const { state, send } = useSend(deadtime)
  const [flown, setFlown] = useState('')
  const formatAmount = useFormatAmount()
  const claim = async () => {
    const answer = await send((signal) => api.rebate.fetch({ deadtime }, { signal })).catch(() => undefined)
    void queryClient.invalidateQueries({ queryKey: ['rebate'] })
    void reloadWallets()
    if (!answer) return
    const money = formatAmount(answer.data.fs_money)
    const paid = answer.data.state === 'paid'
    if (paid) setFlown(`+${money}`)
    toast(t(paid ? 'member-rebate:claimed' : 'member-rebate:in_review', { money }), { tone: paid ? 'good' : 'info' })
  }
  const some = isClaimable(total)
  return (
    <div className={css.claim}>
      {flown !== '' && (
        <span className={css.flown} aria-hidden onAnimationEnd={() => setFlown('')}>
          {flown}
        </span>
      )}
      <Button variant="primary" busy={state === 'sending'} disabled={!some} onClick={() => void claim()}>
        {t(some ? 'member-rebate:claim' : 'member-rebate:claim_none')}
      </Button>
      <Outcome state={state} booked />
    </div>
  )
}
