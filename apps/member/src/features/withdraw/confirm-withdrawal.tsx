import type { Sending } from '@moongate/client/react'
import { ConfirmDialog, useFormatAmount } from '@moongate/ui'
import { type Answer } from '../../api/api.ts'
import { t } from '../../text.ts'
import { Outcome } from '../../widgets/outcome.tsx'
import { BonusAtStake } from './withdraw-parts.tsx'
import css from './withdraw.module.css'

type Props = {
  quote: Answer<'cashier', 'quote'>['data']
  amount: string
  card: Answer<'bank', 'list'>['data'][number] | undefined
  state: Sending
  send: () => Promise<void>
  /** Gives up what is under way, else closes. */ cancel: () => void
}

/** Amount, fee and what arrives, before the member agrees (R9.6). */
export const ConfirmWithdrawal = ({ quote, amount, card, state, send, cancel }: Props) => {
  const formatAmount = useFormatAmount()
  const whole = amount.includes('.') ? amount.padEnd(amount.indexOf('.') + 3, '0') : `${amount}.00`
  return (
    <ConfirmDialog
      open
      title={t('member-withdraw:confirm_title')}
      confirm={t('member-withdraw:confirm')}
      cancel={t('member:ui.cancel')}
      onConfirm={send}
      onCancel={cancel}
    >
      <div className={css.stack}>
        <dl className={css.sure}>
          <div>
            <dt>{t('member-withdraw:amount')}</dt>
            <dd>{formatAmount(whole)}</dd>
          </div>
          <div>
            <dt>{t('member-withdraw:fee')}</dt>
            <dd>{formatAmount(quote.counter_fee)}</dd>
          </div>
          <div>
            <dt>{t('member-withdraw:net')}</dt>
            <dd data-net>{formatAmount(quote.net_money)}</dd>
          </div>
          <div>
            <dt>{t('member-withdraw:card')}</dt>
            <dd>
              {card?.bank_type_text} {card?.card_no.slice(-4)}
            </dd>
          </div>
        </dl>
        <BonusAtStake quote={quote} />
        <Outcome state={state} booked />
      </div>
    </ConfirmDialog>
  )
}
