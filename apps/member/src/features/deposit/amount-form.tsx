import { Button, Field, MoneyInput, useFormatAmount } from '@moongate/ui'
import { type ReactNode, useState } from 'react'
import { t } from '../../text.ts'
import { QuickSums } from '../../widgets/quick-sums.tsx'
import css from './deposit.module.css'
import { findDepositFault } from './deposit.rules.ts'
import { MatchNote } from './match-note.tsx'

/** The amount of a deposit within its channel's limits; what is typed is told by `keep` as it is typed. */
export const AmountForm = ({
  channel,
  widest = channel,
  first,
  keep,
  next,
  submit = t('member-deposit:next'),
  busy = false,
  outcome,
}: {
  channel: Parameters<typeof findDepositFault>[1]
  /** What is promised before there is an amount, where the amount chooses the channel. */
  widest?: Parameters<typeof findDepositFault>[1]
  first: string
  keep: (amount: string) => void
  next: (amount: string) => void
  /** What the button says. */
  submit?: string
  busy?: boolean
  /** What became of it, where that was not answered. */
  outcome?: ReactNode
}) => {
  const formatAmount = useFormatAmount()
  const [amount, setAmount] = useState(first)
  const [touched, setTouched] = useState(false)
  const change = (typed: string) => {
    setAmount(typed)
    keep(typed)
  }
  const fault = findDepositFault(amount, channel)
  const formatLimits = ({ min, single_max }: typeof channel) => ({
    min: formatAmount(min),
    max: formatAmount(single_max),
  })
  const limits = formatLimits(channel)
  const words = {
    required: t('member-deposit:amount_required'),
    below_min: t('member-deposit:below_min', limits),
    above_max: t('member-deposit:above_max', limits),
    above_balance: '',
  }
  return (
    <form
      className={css.stack}
      onSubmit={(event) => {
        event.preventDefault()
        setTouched(true)
        if (!fault) next(amount)
      }}
      noValidate
    >
      <Field
        label={t('member-deposit:amount')}
        hint={t('member-deposit:limits', formatLimits(widest))}
        error={fault && (touched || (amount !== '' && fault === 'above_max')) ? words[fault] : undefined}
      >
        <MoneyInput value={amount} onValue={change} />
      </Field>
      <QuickSums amount={amount} choose={change} all={widest.single_max} text={t('member-deposit:max')} />
      {outcome}
      <Button type="submit" variant="primary" size="l" className={css.act} busy={busy}>
        {submit}
      </Button>
      {/* Below what is pressed: it comes a moment after the sum, and would move the button from under the pointer. */}
      <MatchNote amount={fault ? '' : amount} />
    </form>
  )
}
