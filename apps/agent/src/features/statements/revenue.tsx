import { Money } from '@moongate/ui'
import type { StatementDetail } from '../../api/answers.ts'
import { t } from '../../text.ts'
import css from './statements.module.css'

const FIGURES = ['stake', 'payout', 'hongli', 'fanshui', 'net', 'late'] as const

/** What the operator kept of the team, and the agent's share of it. */
export const Revenue = ({ revenue }: { revenue: NonNullable<StatementDetail['revenue']> }) => (
  <dl className={css.sums}>
    {FIGURES.map((name) => (
      <div key={name}>
        <dt>{t(`statements.revenue.${name}`)}</dt>
        <dd>
          <Money value={revenue[name]} />
        </dd>
      </div>
    ))}
    <div>
      <dt>{t('statements.revenue.share')}</dt>
      <dd>{revenue.share}%</dd>
    </div>
  </dl>
)
