import { Money } from '@moongate/ui'
import type { StatementDetail } from '../../api/agents.ts'
import { t } from '../../text.ts'
import { type Column, DataTable } from '../../widgets/data-table.tsx'
import { type Fact, Facts } from '../../widgets/facts.tsx'
import { Blank } from '../../widgets/list-panel.tsx'
import css from './agents.module.css'

type Line = StatementDetail['lines'][number]
const REVENUE = ['stake', 'payout', 'hongli', 'fanshui', 'net', 'late'] as const

const buildLines = (): Column<Line>[] => [
  { key: 'type', head: t('sheet.type'), cell: (line) => line.game_type_text },
  { key: 'valid', head: t('sheet.valid'), align: 'end', num: true, cell: (line) => <Money value={line.total_valid} /> },
  { key: 'late', head: t('sheet.late'), align: 'end', num: true, cell: (line) => <Money value={line.late} /> },
  { key: 'rate', head: t('sheet.rate'), align: 'end', num: true, cell: (line) => `${line.rate}‰` },
  { key: 'sum', head: t('agents.earned'), align: 'end', num: true, cell: (line) => <Money value={line.money} /> },
]

const listRevenue = (revenue: NonNullable<StatementDetail['revenue']>): Fact[] => [
  ...REVENUE.map((name) => ({ label: t(`sheet.revenue.${name}`), value: <Money value={revenue[name]} />, num: true })),
  { label: t('sheet.revenue.share'), value: `${revenue.share}%`, num: true },
]

/** What a statement is made of: lines by type of games and difference of rates, or the revenue of the team. */
export const StatementFigures = ({ lines, revenue }: Pick<StatementDetail, 'lines' | 'revenue'>) => {
  if (revenue)
    return (
      <div className={css.inner}>
        <Facts facts={listRevenue(revenue)} />
      </div>
    )
  if (lines.length === 0) return <Blank title={t('sheet.no_lines')} />
  return (
    <DataTable
      label={t('sheet.lines')}
      columns={buildLines()}
      rows={lines}
      keyOf={({ game_type, rate }) => `${game_type} ${rate}`}
    />
  )
}
