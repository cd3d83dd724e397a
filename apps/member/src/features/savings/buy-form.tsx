import { useSend } from '@moongate/client/react'
import { useQuery } from '@tanstack/react-query'
import { Button, Field, MoneyInput, toast, useFormatAmount } from '@moongate/ui'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { meQuery } from '../../api/queries.ts'
import { queryClient } from '../../api/query-client.ts'
import { reloadWallets } from '../../api/refresh.ts'
import type { Plan } from '../../api/savings-queries.ts'
import { t } from '../../text.ts'
import { Outcome } from '../../widgets/outcome.tsx'
import { QuickSums } from '../../widgets/quick-sums.tsx'
import { findBuyFault } from './savings.rules.ts'
import css from './savings.module.css'
import { Trial } from './trial.tsx'

/** The sum of ten up to what the member has, for the key that puts in all. */
const cutToTen = (balance: string): string => balance.replace(/\.\d+$/, '').replace(/\d$/, '0')

/** Buys a plan: an amount in tens with what it earns beside it (R5.7, R8.6). */
export const BuyForm = ({ plan, done }: { plan: Plan; done: () => void }) => {
  const formatAmount = useFormatAmount()
  const { data: me } = useQuery(meQuery)
  const [amount, setAmount] = useState('')
  const [touched, setTouched] = useState(false)
  const { state, send } = useSend(amount)
  const balance = me?.money ?? '0.00'
  const fault = findBuyFault(amount, plan, balance)
  const words = {
    required: t('member-savings:amount_required'),
    no_ten: t('member-savings:no_ten'),
    below_min: t('member-savings:below_min', { money: formatAmount(plan.MinAmount) }),
    above_max: t('member-savings:above_max', { money: formatAmount(plan.MaxAmount) }),
    above_balance: t('member-savings:above_balance'),
  }
  const buy = async () => {
    setTouched(true)
    if (fault) return
    const answer = await send((signal) => api.savings.buy({ plan_id: plan.id, amount }, { signal })).catch(
      () => undefined,
    )
    // A refusal may mean that somebody was quicker: what is left is shown anew.
    void queryClient.invalidateQueries({ queryKey: ['savings'] })
    void reloadWallets()
    if (!answer) return
    toast(t('member-savings:bought', { money: formatAmount(amount), name: plan.SettingName }), { tone: 'good' })
    done()
  }
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void buy()
      }}
    >
      <p className={css.note}>{t('member-savings:balance', { money: formatAmount(balance) })}</p>
      <Field label={t('member-savings:amount_label')} error={touched && fault ? words[fault] : undefined}>
        <MoneyInput value={amount} onValue={setAmount} data-focus />
      </Field>
      <QuickSums amount={amount} choose={setAmount} all={cutToTen(balance)} text={t('member-savings:all')} />
      <Trial plan={plan} amount={amount} />
      <p className={css.note}>{t('member-savings:early_note')}</p>
      <Outcome state={state} booked />
      <Button type="submit" variant="primary" size="l" busy={state === 'sending'}>
        {t('member-savings:confirm')}
      </Button>
    </form>
  )
}
