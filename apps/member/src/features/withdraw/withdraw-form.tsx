import { readFailure, useSend } from '@moongate/client/react'
import { Button, Field, Select, TextArea, useFormatAmount } from '@moongate/ui'
import { useState } from 'react'
import { type Answer, api } from '../../api/api.ts'
import { reloadWallets } from '../../api/refresh.ts'
import { queryClient } from '../../api/query-client.ts'
import { findAmountFault } from '../../forms/amount.rules.ts'
import { getMaxLength } from '../../forms/fields.ts'
import { t } from '../../text.ts'
import { forgetForm } from '../../widgets/forget-form.ts'
import { Outcome } from '../../widgets/outcome.tsx'
import { useTries } from '../../widgets/use-show-fault.ts'
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx'
import { Turnover } from './turnover.tsx'
import { AmountField, HomeFirst, PinField, Quoted } from './withdraw-parts.tsx'
import { useHome, useLostConfirmation, usePin, useQuote, useReach } from './use-withdraw-form.ts'
import { useTyped } from './use-typed.ts'
import type { WithdrawAt } from './withdraw-address.rules.ts'
import css from './withdraw.module.css'
import { findWithdrawFault } from './withdraw.rules.ts'

type Me = Answer<'members', 'me'>['data']
type Card = Answer<'bank', 'list'>['data'][number]
/** The limits of an amount, as far as they are known. */
const pickLimits = (quote: Answer<'cashier', 'quote'>['data'] | undefined) =>
  quote && { min: quote.min, max: quote.max, free: quote.free_money }

/** Keeps the place of a line that the quote brings, so that nothing moves under who presses. */
const NOTHING_YET = '\u00A0'

/**
 * Amount with its live quote, card, remark, PIN; then the confirmation. A wrong answer keeps all but the PIN, and so does a reload.
 * Where the centre has too little, what lies with suppliers comes home first.
 */
export const WithdrawForm = ({
  me,
  cards,
  is_asking,
  go,
}: {
  me: Me
  cards: readonly Card[]
  is_asking: boolean
  go: (next: WithdrawAt, replace?: boolean) => void
}) => {
  const formatAmount = useFormatAmount()
  const { typed, setTyped } = useTyped(me.name, cards)
  const { amount, card_id, remark } = typed
  const { pin, typePin, pin_refusal, refusePin } = usePin()
  const { form, tries, touch } = useTries()
  const [was_lost, setLost] = useState(false)
  const { state, send, giveUp } = useSend(JSON.stringify([amount, card_id, remark, pin]))
  const home = useHome(amount)
  const { quote, is_own } = useQuote(amount)
  const centre = quote?.balance ?? me.money
  const { away, all } = useReach(centre)
  const limits = { min: formatAmount(quote?.min ?? '0.00'), max: formatAmount(quote?.max ?? '0.00') }
  const fault = findWithdrawFault({ amount, card_id, remark, pin }, { balance: all, ...pickLimits(quote) })
  const needs_home = findAmountFault(amount, { balance: centre }) === 'above_balance' && away !== '0.00'
  const is_homing = home.state === 'sending'
  // One that was sent stays open with what became of it, whatever the balance says by then.
  const can_ask = state !== 'idle' || (!fault && !needs_home)
  useLostConfirmation(is_asking && !can_ask && is_own, () => {
    touch()
    setLost(pin === '')
    go({ step: 'form' }, true)
  })
  const words = {
    required: t('member-withdraw:amount_required'),
    below_min: t('member-withdraw:below_min', limits),
    above_max: t('member-withdraw:above_max', limits),
    above_balance: t('member-withdraw:above_balance'),
    above_free: t('member-withdraw:above_free', { money: formatAmount(quote?.free_money ?? '0.00') }),
    card_required: t('member-withdraw:card_required'),
    remark_required: t('member-withdraw:remark_required'),
    pin_required: t(was_lost ? 'member-withdraw:pin_again' : 'member-withdraw:pin_required'),
  }
  const describeFault = (...those: (typeof fault)[]) =>
    fault && !is_homing && those.includes(fault) && (tries > 0 || fault.startsWith('above')) ? words[fault] : undefined
  const withdraw = async () => {
    try {
      const input = { member_bank_id: card_id, money: amount, qk_pwd: pin, member_remark: remark }
      const { data } = await send((signal) => api.cashier.withdraw(input, { signal }))
      forgetForm('withdraw')
      for (const key of ['withdrawals', 'open-orders']) void queryClient.invalidateQueries({ queryKey: [key] })
      void reloadWallets()
      // In place of the confirmation, so that the way back does not lead to one that was sent.
      go({ step: 'order', bill_no: data.bill_no }, true)
    } catch (error) {
      if (readFailure(error) !== 'refused') return
      refusePin(error)
      go({ step: 'form' }, true)
    }
  }
  const goOn = async () => {
    touch()
    if (!fault && (!needs_home || (await home.bring()))) go({ step: 'confirm' })
  }
  return (
    <form
      ref={form}
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        void goOn()
      }}
      noValidate
    >
      <div className={css.stack}>
        <Turnover member={me.name} left={quote?.ml_money ?? me.ml_money} percent={quote?.fee_percent ?? ''} />
        <AmountField
          amount={amount}
          change={(money) => setTyped({ amount: money })}
          reach={{ centre, away, all }}
          hint={quote ? t('member-withdraw:limits', { ...limits, left: quote.daily_left }) : NOTHING_YET}
          error={describeFault('required', 'below_min', 'above_max', 'above_balance', 'above_free')}
        />
        <Quoted amount={amount} quote={quote} />
        <Field
          label={t('member-withdraw:card')}
          hint={quote ? t('member-withdraw:hours', { from: quote.open_from, to: quote.open_to }) : NOTHING_YET}
          error={describeFault('card_required')}
        >
          <Select value={card_id} onChange={(event) => setTyped({ card_id: Number(event.target.value) })}>
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
            onChange={(event) => setTyped({ remark: event.target.value })}
          />
        </Field>
      </div>
      <div className={css.pin}>
        <PinField pin={pin} change={typePin} error={pin_refusal ?? describeFault('pin_required')} />
        {needs_home && !is_homing && <HomeFirst away={away} is_short={home.is_short} />}
        <Outcome state={home.state} booked />
        <Button type="submit" variant="primary" size="l" wide busy={is_homing}>
          {t(needs_home || is_homing ? 'member-withdraw:home_and_next' : 'member-withdraw:next')}
        </Button>
      </div>
      {is_asking && can_ask && quote && is_own && (
        <ConfirmWithdrawal
          quote={quote}
          amount={amount}
          card={cards.find((card) => card.id === card_id)}
          state={state}
          send={withdraw}
          cancel={() => giveUp() || history.back()}
        />
      )}
    </form>
  )
}
