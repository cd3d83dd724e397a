import { t } from '../../text.ts'
import css from './order-path.module.css'
import type { Order } from './order-kind.ts'

type Pathed = Pick<Order, 'state' | 'created_at' | 'member_name' | 'steps'>
type Props<O extends Pathed> = { order: O; describeState: (state: O['state']) => string; made: string }
type Item = { state: string; at: string; by: string; remark: string }

/** How an order came to where it stands: each step with its name, its time and what was written to it. */
export const OrderPath = <O extends Pathed>({ order, describeState, made }: Props<O>) => {
  const first: Item = { state: made, at: order.created_at, by: order.member_name, remark: '' }
  const steps: Item[] = order.steps.map((step) => ({
    ...step,
    state: describeState(step.state),
    by: step.by || t('order.by_system'),
  }))
  return (
    <section aria-label={t('order.path')}>
      <h3 className={css.title}>{t('order.path')}</h3>
      <ol className={css.path}>
        {[first, ...steps].map(({ state, at, by, remark }) => (
          <li key={`${state} ${at}`}>
            <b>{state}</b>
            <span>{by}</span>
            <time>{at}</time>
            {remark !== '' && <p>{remark}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
