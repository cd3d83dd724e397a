import { Money } from '@moongate/ui'
import { type SpinCost, spinCostQuery } from '../../api/freespins.ts'
import { formatCount, t } from '../../text.ts'
import { type Column } from '../../widgets/data-table.tsx'
import { DaysReport } from '../../widgets/days-report.tsx'
import type { Fact } from '../../widgets/facts.tsx'

const describePlayed = ({ played, spins }: Pick<SpinCost, 'played' | 'spins'>): string =>
  `${formatCount(played)} / ${formatCount(spins)}`

const buildSpinColumns = (): Column<SpinCost['rows'][number]>[] => [
  { key: 'title', head: t('bonus.offer'), cell: (row) => row.title },
  { key: 'grants', head: t('freespins.grants'), align: 'end', num: true, cell: (row) => formatCount(row.grants) },
  { key: 'played', head: t('freespins.played'), align: 'end', num: true, cell: describePlayed },
  { key: 'won', head: t('freespins.won_all'), align: 'end', num: true, cell: (row) => <Money value={row.won} /> },
  {
    key: 'credited',
    head: t('freespins.credited'),
    align: 'end',
    num: true,
    cell: (row) => <Money value={row.credited} />,
  },
]

const listFacts = ({ grants, played, spins, won, credited }: SpinCost): Fact[] => [
  { label: t('freespins.grants'), value: formatCount(grants), num: true },
  { label: t('freespins.played'), value: describePlayed({ played, spins }), num: true },
  { label: t('freespins.won_all'), value: <Money value={won} />, num: true },
  { label: t('freespins.credited'), value: <Money value={credited} />, num: true, big: true },
]

/** What free spins granted within days have come to, offer by offer. */
export const SpinCostReport = () => (
  <DaysReport
    name="spincost"
    title={t('freespins.cost')}
    none={t('freespins.cost_none')}
    ask={spinCostQuery}
    columns={buildSpinColumns()}
    keyOf={(row) => row.offer_id}
    facts={listFacts}
  />
)
