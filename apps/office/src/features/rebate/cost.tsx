import { Money } from '@moongate/ui'
import { type Cost, costQuery } from '../../api/rebate.ts'
import { formatCount, t } from '../../text.ts'
import type { Column } from '../../widgets/data-table.tsx'
import { DaysReport } from '../../widgets/days-report.tsx'
import type { Fact } from '../../widgets/facts.tsx'

type Row = Cost['rows'][number]
const buildColumns = (): Column<Row>[] => [
  { key: 'type', head: t('rebate.type'), cell: (row) => row.game_type_text },
  { key: 'supplier', head: t('rebate.supplier'), cell: (row) => row.api_name },
  { key: 'valid', head: t('rebate.valid'), align: 'end', num: true, cell: (row) => <Money value={row.total_valid} /> },
  { key: 'money', head: t('order.money'), align: 'end', num: true, cell: (row) => <Money value={row.money} /> },
  { key: 'share', head: t('rebate.share'), align: 'end', num: true, cell: (row) => `${row.share}%` },
]

const listFacts = ({ from, to, total, claims, members }: Cost): Fact[] => [
  { label: t('rebate.cost_of', { from, to }), value: <Money value={total} />, num: true, big: true },
  {
    label: t('rebate.claims'),
    value: t('rebate.cost_facts', { claims: formatCount(claims), members: formatCount(members) }),
  },
]

/** What rebate cost within days, by type of games and supplier. */
export const CostReport = () => (
  <DaysReport
    name="cost"
    title={t('rebate.cost')}
    none={t('rebate.cost_none')}
    ask={costQuery}
    columns={buildColumns()}
    keyOf={(row) => `${row.game_type_text} ${row.api_name}`}
    facts={listFacts}
  />
)
