import type { DepositStep } from '@moongate/contract/cashier.states'
import { isOnline } from '@moongate/contract/channels.states'
import type { Deposit } from '../../api/queries.ts'
import { t } from '../../text.ts'
import css from './alike.module.css'

type Asked = { order: Pick<Deposit, 'payment_type'>; step: DepositStep }

/** Before people decide on what a gateway has not told of: that nobody has seen the money, and what becomes of it where it comes yet. */
export const Untold = ({ order, step }: Asked) =>
  isOnline(order.payment_type) && (
    <section className={css.list} aria-label={t('deposits.untold.mark')}>
      <h3>{t('deposits.untold.mark')}</h3>
      <p>{t(step === 'reject' ? 'deposits.untold.reject' : 'deposits.untold.credit')}</p>
    </section>
  )
