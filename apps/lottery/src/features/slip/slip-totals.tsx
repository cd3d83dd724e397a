import { useFormatAmount } from '@moongate/ui'
import { toWire } from '@moongate/money'
import type { SlipView } from '../../play/slip.rules.ts'
import { t } from '../../text.ts'
import css from './slip.module.css'

/** How many bets, what they cost, and the most one draw can pay on all of them together. */
export const SlipTotals = ({ view }: { view: SlipView }) => {
  const formatAmount = useFormatAmount()
  return (
    <dl className={css.totals} data-played>
      <div>
        <dt>{t('total_bets', { count: view.bets })}</dt>
        <dd className={css.total} data-testid="slip-stake">
          {formatAmount(toWire(view.stake_minor))}
        </dd>
      </div>
      <div>
        <dt>{t('max_win')}</dt>
        <dd className={css.best} data-testid="slip-best">
          {formatAmount(toWire(view.best_minor))}
        </dd>
      </div>
    </dl>
  )
}
