import { Button } from '@mantine/core'
import { LEVEL_SETTERS } from '@moongate/contract/levelup.states'
import { hasRole } from '@moongate/contract/states'
import { Money } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { type LevelTable, levelsQuery } from '../../api/levels.ts'
import { useRoles } from '../../session/session.store.ts'
import { formatCount, t } from '../../text.ts'
import { type Column, DataTable } from '../../widgets/data-table.tsx'
import { Panel } from '../../widgets/page.tsx'
import { PanelPage } from '../../widgets/panel-page.tsx'
import { LevelCostReport } from './cost.tsx'
import { askLevels } from './levels-form.tsx'
import { SUMS } from './levels.rules.ts'
import { LevelsProposal } from './proposal.tsx'
import { StandingPanel } from './standing.tsx'
import css from './levels.module.css'

type Level = LevelTable['levels'][number]

const LIMITS = ['withdrawal_max', 'approval_max'] as const

const buildColumns = ({ members }: Pick<LevelTable, 'members'>): Column<Level>[] => [
  { key: 'level', head: t('levels.level'), num: true, cell: (row) => row.level },
  {
    key: 'members',
    head: t('levels.members'),
    align: 'end',
    num: true,
    cell: (row) => formatCount(members.find(({ level }) => level === row.level)?.now ?? 0),
  },
  ...SUMS.map((key): Column<Level> => ({
    key,
    head: t(`levels.col.${key}`),
    align: 'end',
    num: true,
    cell: (row) => <Money value={row[key]} />,
  })),
  { key: 'rebate', head: t('levels.col.rebate'), align: 'end', num: true, cell: (row) => `${row.rebate}%` },
  { key: 'is_fast', head: t('levels.col.is_fast'), cell: (row) => t(row.is_fast === 1 ? 'yes' : 'no') },
  {
    key: 'withdrawals',
    head: t('levels.col.withdrawals'),
    align: 'end',
    num: true,
    cell: (row) => row.withdrawals ?? '–',
  },
  ...LIMITS.map((key): Column<Level> => ({
    key,
    head: t(`levels.col.${key}`),
    align: 'end',
    num: true,
    cell: (row) => (row[key] === null ? '–' : <Money value={row[key]} />),
  })),
  { key: 'manager', head: t('levels.col.manager'), cell: (row) => row.manager || '–' },
]

const TablePanel = ({ table, may_set }: { table: LevelTable; may_set: boolean }) => {
  const title = t(`levels.ladders.${table.ladder}`)
  return (
    <Panel title={title}>
      <p className={css.since}>
        {[t('levels.below_n', { n: formatCount(table.members[0]?.now ?? 0) }), table.set_by, table.set_at]
          .filter(Boolean)
          .join(' · ')}
        {may_set && (
          <Button size="compact-md" onClick={() => askLevels(table)}>
            {t('levels.set')}
          </Button>
        )}
      </p>
      <DataTable label={title} columns={buildColumns(table)} rows={table.levels} keyOf={(row) => row.level} />
    </Panel>
  )
}

/** Levels: both tables with who stands where, a member's standing, and the cost (R3.18, R6.6). */
export const LevelsScreen = () => {
  const query = useQuery(levelsQuery)
  const may_set = hasRole(useRoles(), LEVEL_SETTERS)
  const { data } = query
  return (
    <PanelPage title={t('nav.levels')} query={query}>
      {data?.map(
        (table) => table.proposal && <LevelsProposal key={table.ladder} table={table} proposal={table.proposal} />,
      )}
      <StandingPanel />
      {data?.map((table) => (
        <TablePanel key={table.ladder} table={table} may_set={may_set} />
      ))}
      <LevelCostReport />
    </PanelPage>
  )
}
