import { Money } from '@moongate/ui'
import type { PlanCost } from '../../api/savings.ts'
import { formatCount, t } from '../../text.ts'
import { Facts } from '../../widgets/facts.tsx'
import css from './savings.module.css'

/** What a plan costs a cycle, and in all where its interest has a limit. */
export const CostFacts = ({ title, cost: { count, principal, cycle, most } }: { title: string; cost: PlanCost }) => (
  <section className={css.cost}>
    <h3>{title}</h3>
    <Facts
      facts={[
        { label: t('savings.shares'), value: formatCount(count), num: true },
        { label: t('savings.principal'), value: <Money value={principal} />, num: true },
        { label: t('savings.cycle_cost'), value: <Money value={cycle} />, num: true, big: true },
        { label: t('savings.most'), value: most === null ? t('savings.no_limit') : <Money value={most} />, num: true },
      ]}
    />
  </section>
)
