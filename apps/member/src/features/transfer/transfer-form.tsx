import { useSend } from '@moongate/client/react'
import { Button, Field, IconButton, MoneyInput, Select, useFormatAmount } from '@moongate/ui'
import { arrowsExchange } from '@moongate/ui/icons.gen'
import { useState } from 'react'
import { findAmountFault } from '../../forms/amount.rules.ts'
import { t } from '../../text.ts'
import { move, type Wallet } from '../../widgets/moves.ts'
import { Outcome } from '../../widgets/outcome.tsx'
import { QuickSums } from '../../widgets/quick-sums.tsx'
import css from './transfer.module.css'
import { planTransfer } from './transfer.rules.ts'

export type Way = { from: string; to: string; round: number }

/** From one wallet to another; two of the member's own wallets are refused with the site's words (R5.13). */
export const TransferForm = ({ wallets, way }: { wallets: readonly Wallet[]; way: Way }) => {
  const formatAmount = useFormatAmount()
  const [from, setFrom] = useState(way.from)
  const [to, setTo] = useState(way.to)
  const [amount, setAmount] = useState('')
  const [touched, setTouched] = useState(false)
  const { state, send } = useSend(JSON.stringify([from, to, amount]))
  const plan = planTransfer(from, to)
  const balance = wallets.find((wallet) => wallet.api_name === from)?.money ?? '0.00'
  const fault = findAmountFault(amount, { balance })
  const words = {
    required: t('member-transfer:amount_required'),
    above_balance: t('member-transfer:above_balance'),
    below_min: '',
    above_max: '',
  }
  const submit = async () => {
    setTouched(true)
    if (!plan || fault) return
    const moved = await send((signal) => move(plan, amount, signal)).then(
      () => true,
      () => false,
    )
    if (!moved) return
    setAmount('')
    setTouched(false)
  }
  const renderOption = (wallet: Wallet) => (
    <option key={wallet.api_name} value={wallet.api_name}>
      {wallet.api_title} · {formatAmount(wallet.money)}
    </option>
  )
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      noValidate
    >
      <Field label={t('member-transfer:from')}>
        <Select value={from} onChange={(event) => setFrom(event.target.value)}>
          {wallets.map(renderOption)}
        </Select>
      </Field>
      <IconButton
        icon={arrowsExchange}
        look="well"
        label={t('member-transfer:swap')}
        className={css.swap}
        onClick={() => {
          setFrom(to)
          setTo(from)
        }}
      />
      <Field label={t('member-transfer:to')} error={to !== '' && !plan ? t('member-transfer:exchange') : undefined}>
        <Select value={to} onChange={(event) => setTo(event.target.value)}>
          {wallets.map(renderOption)}
        </Select>
      </Field>
      <div className={css.amount}>
        <Field label={t('member-transfer:amount')} error={touched && fault ? words[fault] : undefined}>
          <MoneyInput value={amount} onValue={setAmount} />
        </Field>
        <QuickSums amount={amount} choose={setAmount} all={balance} text={t('member-transfer:all')} />
      </div>
      <Outcome state={state} booked />
      <Button type="submit" variant="primary" size="l" busy={state === 'sending'} disabled={!plan}>
        {t(state === 'unknown' ? 'member-transfer:retry_same' : 'member-transfer:submit')}
      </Button>
    </form>
  )
}
