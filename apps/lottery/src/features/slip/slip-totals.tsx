import { toWire } from '@moongate/money'
import { money } from '../../money.ts'
import type { SlipView } from '../../play/slip.rules.ts'
import { t } from '../../text.ts'
import css from './slip.module.css'

/** How many bets, what they cost, and the most one draw can pay on all of them together. */
export function SlipTotals({ view }: { view: SlipView }) {
  return (
    <dl className={css.totals}>
      <div>
        <dt>{t('total_bets', { count: view.bets })}</dt>
        <dd className={css.total} data-testid="slip-stake">
          {money(toWire(view.stake_minor))}
        </dd>
      </div>
      <div>
        <dt>{t('max_win')}</dt>
        <dd className={css.best} data-testid="slip-best">
          {money(toWire(view.best_minor))}
        </dd>
      </div>
    </dl>
  )
}
