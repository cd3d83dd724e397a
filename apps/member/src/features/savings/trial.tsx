import { Money } from '@moongate/ui'
import type { Plan } from '../../api/savings-queries.ts'
import { t } from '../../text.ts'
import { computeTrials, CYCLES_AHEAD } from './savings.rules.ts'
import css from './savings.module.css'
import { describeCycle } from './wording.ts'

/** What the typed amount would earn, as it is typed (R2.9). */
export const Trial = ({ plan, amount }: { plan: Plan; amount: string }) => {
  const { one, ahead } = computeTrials(amount, plan)
  return (
    <dl className={css.trial} aria-live="polite">
      <div>
        <dt>{t('member-savings:trial_one', { cycle: describeCycle(plan) })}</dt>
        <dd>
          <Money value={one} sign />
        </dd>
      </div>
      {plan.IsCycleSettle === 1 && (
        <div>
          <dt>{t('member-savings:trial_ahead', { n: CYCLES_AHEAD })}</dt>
          <dd>
            <Money value={ahead} sign />
          </dd>
        </div>
      )}
    </dl>
  )
}
