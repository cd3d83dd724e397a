import { readFailure, useSend } from '@moongate/client/react'
import { useQuery } from '@tanstack/react-query'
import { Button, Field, MoneyInput, PinPad, Select, TextArea, useFormatAmount } from '@moongate/ui'
import { useState } from 'react'
import { type Answer, api, ApiError } from '../../api/api.ts'
import { reloadWallets } from '../../api/refresh.ts'
import { quoteQuery } from '../../api/queries.ts'
import { queryClient } from '../../api/query-client.ts'
import { parseMinor } from '../../forms/amount.rules.ts'
import { getMaxLength } from '../../forms/fields.ts'
import { t } from '../../text.ts'
import { useDebounced } from '../../widgets/use-debounced.ts'
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx'
import { Turnover } from './turnover.tsx'
import { QuickSums } from '../../widgets/quick-sums.tsx'
import css from './withdraw.module.css'
import { findWithdrawFault, isAboutPassword } from './withdraw.rules.ts'

type Me = Answer<'members', 'me'>['data']
type Card = Answer<'bank', 'list'>['data'][number]
/** Asked before anything is typed, for the limits alone. */
const ANY_AMOUNT = '100.00'

/** The withdrawal password, and why the last one was refused until another is typed. */
const usePin = () => {
  const [held, hold] = useState<{ pin: string; refusal?: string }>({ pin: '' })
  const refusePin = (error: unknown) =>
    hold({ pin: '', ...(error instanceof ApiError && isAboutPassword(error.code) && { refusal: error.message }) })
  return { pin: held.pin, typePin: (pin: string) => hold({ pin }), pin_refusal: held.refusal, refusePin }
}

/** Amount with its live quote, card, remark, PIN; then the confirmation. A wrong answer keeps all but the PIN. */
export const WithdrawForm = ({
  me,
  cards,
  done,
}: {
  me: Me
  cards: readonly Card[]
  done: (bill_no: string) => void
}) => {
  const formatAmount = useFormatAmount()
  const [amount, setAmount] = useState('')
  const [card_id, setCard] = useState(cards[0]?.id ?? 0)
  const [remark, setRemark] = useState('')
  const { pin, typePin, pin_refusal, refusePin } = usePin()
  const [touched, setTouched] = useState(false)
  const [asking, setAsking] = useState(false)
  const { state, send, giveUp } = useSend(JSON.stringify([amount, card_id, remark, pin]))
  const asked = useDebounced(parseMinor(amount) === undefined ? ANY_AMOUNT : amount)
  const { data: quote } = useQuery(quoteQuery(asked))
  const limits = { min: formatAmount(quote?.min ?? '0.00'), max: formatAmount(quote?.max ?? '0.00') }
  const fault = findWithdrawFault(
    { amount, card_id, remark, pin },
    { balance: quote?.balance ?? me.money, ...(quote && { min: quote.min, max: quote.max }) },
  )
  const words = {
    required: t('member-withdraw:amount_required'),
    below_min: t('member-withdraw:below_min', limits),
    above_max: t('member-withdraw:above_max', limits),
    above_balance: t('member-withdraw:above_balance'),
    card_required: t('member-withdraw:card_required'),
    remark_required: t('member-withdraw:remark_required'),
    pin_required: t('member-withdraw:pin_required'),
  }
  const describeFault = (...those: (typeof fault)[]) =>
    fault && those.includes(fault) && (touched || fault.startsWith('above')) ? words[fault] : undefined
  const withdraw = async () => {
    try {
      const input = { member_bank_id: card_id, money: amount, qk_pwd: pin, member_remark: remark }
      const { data } = await send((signal) => api.cashier.withdraw(input, { signal }))
      void queryClient.invalidateQueries({ queryKey: ['withdrawals'] })
      void reloadWallets()
      done(data.bill_no)
    } catch (error) {
      if (readFailure(error) !== 'refused') return
      setAsking(false)
      refusePin(error)
    }
  }
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        setTouched(true)
        if (!fault) setAsking(true)
      }}
      noValidate
    >
      <div className={css.stack}>
        <Turnover member={me.name} left={quote?.ml_money ?? me.ml_money} percent={quote?.fee_percent ?? ''} />
        <Field
          label={t('member-withdraw:amount')}
          aside={<small>{t('member-withdraw:available', { money: formatAmount(quote?.balance ?? me.money) })}</small>}
          hint={quote && t('member-withdraw:limits', { ...limits, left: quote.daily_left })}
          error={describeFault('required', 'below_min', 'above_max', 'above_balance')}
        >
          <MoneyInput value={amount} onValue={setAmount} />
        </Field>
        <QuickSums
          amount={amount}
          choose={setAmount}
          all={quote?.balance ?? me.money}
          text={t('member-withdraw:all')}
        />
        <dl className={css.quote} aria-live="polite">
          <div>
            <dt>{t('member-withdraw:fee')}</dt>
            <dd>{parseMinor(amount) !== undefined && quote ? formatAmount(quote.counter_fee) : '-'}</dd>
          </div>
          <div>
            <dt>{t('member-withdraw:net')}</dt>
            <dd data-net>{parseMinor(amount) !== undefined && quote ? formatAmount(quote.net_money) : '-'}</dd>
          </div>
        </dl>
        <Field
          label={t('member-withdraw:card')}
          hint={quote && t('member-withdraw:hours', { from: quote.open_from, to: quote.open_to })}
          error={describeFault('card_required')}
        >
          <Select value={card_id} onChange={(event) => setCard(Number(event.target.value))}>
            {cards.map((card) => (
              <option key={card.id} value={card.id}>
                {card.bank_type_text} {card.card_no}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('member-withdraw:remark')} error={describeFault('remark_required')}>
          <TextArea
            rows={2}
            maxLength={getMaxLength('member_remark')}
            value={remark}
            onChange={(event) => setRemark(event.target.value)}
          />
        </Field>
      </div>
      <div className={css.pin}>
        <Field label={t('member-withdraw:pin')} error={pin_refusal ?? describeFault('pin_required')}>
          <PinPad
            value={pin}
            onValue={typePin}
            label={t('member-withdraw:pin')}
            erase={t('member-withdraw:pin_erase')}
            clear={t('member-withdraw:pin_clear')}
          />
        </Field>
        <Button type="submit" variant="primary" size="l" wide>
          {t('member-withdraw:next')}
        </Button>
      </div>
      {asking && quote && asked === amount && (
        <ConfirmWithdrawal
          quote={quote}
          amount={amount}
          card={cards.find((card) => card.id === card_id)}
          state={state}
          send={withdraw}
          cancel={() => giveUp() || setAsking(false)}
        />
      )}
    </form>
  )
}
