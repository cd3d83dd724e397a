import { Money } from '@moongate/ui'
import type { Withdrawal } from '../../api/queries.ts'
import { t } from '../../text.ts'
import { describeMember } from '../../widgets/orders/order-kind.ts'
import css from './approve-safe.module.css'

/** What became of an order, and why not. */
export type Result = { id: string; done: boolean; why: string }

/** An order that may be approved with others. */
export const SafeLine = ({ order, result }: { order: Withdrawal; result: Result | undefined }) => (
  <span className={css.line}>
    <span>
      <b>{order.bill_no}</b> {describeMember(order)}
    </span>
    <Money value={order.net_money} />
    {result && (
      <small data-done={result.done || undefined}>{result.done ? t('withdrawals.safe.done') : result.why}</small>
    )}
  </span>
)
