import { Money, useFormatAmount } from '@moongate/ui'
import type { Plan } from '../../api/savings.ts'
import { formatCount, lang, t } from '../../text.ts'
import { type Column, DataTable, Two } from '../../widgets/data-table.tsx'
import { Blank } from '../../widgets/list-panel.tsx'
import { Panel } from '../../widgets/page.tsx'
import { StateChip } from '../../widgets/state-chip.tsx'
import { buildSteps } from './plan-steps.tsx'

const Amounts = ({ plan: { min_amount, max_amount } }: { plan: Plan }) => {
  const formatAmount = useFormatAmount()
  return `${formatAmount(min_amount)} – ${formatAmount(max_amount)}`
}

const describeCycle = ({ cycle_unit, cycle_count, is_circular }: Plan): string =>
  `${t(`savings.cycles.${cycle_unit}`, { n: cycle_count })} · ${t(is_circular ? 'savings.circular' : 'savings.single')}`

const buildColumns = (may_set: boolean): Column<Plan>[] => [
  {
    key: 'name',
    head: t('savings.plan'),
    wraps: true,
    cell: (row) => <Two first={row.names[lang]} second={<Amounts plan={row} />} />,
  },
  {
    key: 'rate',
    head: t('savings.rate'),
    num: true,
    cell: (row) => <Two first={`${row.rate}%`} second={describeCycle(row)} />,
  },
  {
    key: 'sold',
    head: t('savings.sold'),
    align: 'end',
    num: true,
    cell: (row) => `${formatCount(row.sold_count)} / ${formatCount(row.total_count)}`,
  },
  {
    key: 'principal',
    head: t('savings.principal'),
    align: 'end',
    num: true,
    cell: (row) => <Money value={row.held.principal} />,
  },
  {
    key: 'cycle',
    head: t('savings.cycle_cost'),
    align: 'end',
    num: true,
    cell: (row) => <Money value={row.held.cycle} />,
  },
  {
    key: 'state',
    head: t('order.state'),
    cell: (row) => (
      <StateChip
        state={row.is_open ? 'open' : 'off'}
        text={t(row.is_open ? 'savings.states.open' : 'savings.states.closed')}
      />
    ),
  },
  ...(may_set ? [buildSteps()] : []),
]

/** All plans: terms, what is sold and held of each, and what that costs a cycle. */
export const Plans = ({ plans, may_set }: { plans: Plan[] | undefined; may_set: boolean }) => (
  <Panel title={t('savings.plans')}>
    {plans?.length === 0 ? (
      <Blank title={t('savings.none')} />
    ) : (
      <DataTable label={t('savings.plans')} columns={buildColumns(may_set)} rows={plans} keyOf={(row) => row.id} />
    )}
  </Panel>
)
