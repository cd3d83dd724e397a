import { ConfirmDialog } from '@moongate/ui'
import { type Answer } from '../../api/api.ts'
import { formatAmount, t } from '../../text.ts'
import { useSymbol } from '../../widgets/use-symbol.ts'
import css from './withdraw.module.css'

type Props = {
  quote: Answer<'cashier', 'quote'>['data']
  amount: string
  card: Answer<'bank', 'list'>['data'][number] | undefined
  doubtful: boolean
  send: () => Promise<void>
  close: () => void
}

/** Amount, fee and what arrives, before the member agrees (R9.6). */
export const ConfirmWithdrawal = ({ quote, amount, card, doubtful, send, close }: Props) => {
  const symbol = useSymbol()
  const whole = amount.includes('.') ? amount.padEnd(amount.indexOf('.') + 3, '0') : `${amount}.00`
  return (
    <ConfirmDialog
      open
      title={t('member-withdraw:confirm_title')}
      confirm={t('member-withdraw:confirm')}
      cancel={t('member:ui.cancel')}
      onConfirm={send}
      onCancel={close}
    >
      <dl className={css.sure}>
        <div>
          <dt>{t('member-withdraw:amount')}</dt>
          <dd>{formatAmount(whole, symbol)}</dd>
        </div>
        <div>
          <dt>{t('member-withdraw:fee')}</dt>
          <dd>{formatAmount(quote.counter_fee, symbol)}</dd>
        </div>
        <div>
          <dt>{t('member-withdraw:net')}</dt>
          <dd data-net>{formatAmount(quote.net_money, symbol)}</dd>
        </div>
        <div>
          <dt>{t('member-withdraw:card')}</dt>
          <dd>
            {card?.bank_type_text} {card?.card_no.slice(-4)}
          </dd>
        </div>
      </dl>
      {doubtful && (
        <p className={css.warn} role="alert">
          {t('member-withdraw:no_answer')}
        </p>
      )}
    </ConfirmDialog>
  )
}
