import { Button } from '@mantine/core'
import { LEVEL_SETTERS } from '@moongate/contract/levelup.states'
import { hasRole } from '@moongate/contract/states'
import { Money } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type LevelTable, levelsQuery } from '../../api/levels.ts'
import { useRoles } from '../../session/session.store.ts'
import { formatCount, t } from '../../text.ts'
import { type Column, DataTable, Two } from '../../widgets/data-table.tsx'
import { Panel } from '../../widgets/page.tsx'
import { PanelPage } from '../../widgets/panel-page.tsx'
import { LevelCostReport } from './cost.tsx'
import { askLevels } from './levels-form.tsx'
import { LevelsProposal } from './proposal.tsx'
import { StandingPanel } from './standing.tsx'
import css from './levels.module.css'

type Level = LevelTable['levels'][number]

type Sum = 'needed' | 'gift' | 'weekly' | 'monthly' | 'credit' | 'withdrawal_max' | 'approval_max'
const Amount = ({ value }: { value: string | null }) => (value === null ? '–' : <Money value={value} />)

type Below = { second: string; cell: (row: Level) => ReactNode }
const below = (key: Sum): Below => ({
  second: t(`levels.col.${key}`),
  cell: (row) => <Amount value={row[key]} />,
})

/** A sum of the level, and below it something else. */
const sum = (key: Sum, { second, cell }: Below): Column<Level> => ({
  key,
  head: t(`levels.col.${key}`),
  second,
  align: 'end',
  num: true,
  cell: (row) => <Two first={<Amount value={row[key]} />} second={cell(row)} />,
})

const buildColumns = ({ members }: Pick<LevelTable, 'members'>): Column<Level>[] => [
  {
    key: 'level',
    head: t('levels.level'),
    second: t('levels.members'),
    num: true,
    cell: (row) => (
      <Two first={row.level} second={formatCount(members.find(({ level }) => level === row.level)?.now ?? 0)} />
    ),
  },
  sum('needed', { second: t('levels.col.rebate'), cell: (row) => `${row.rebate}%` }),
  sum('gift', below('credit')),
  sum('weekly', below('monthly')),
  {
    key: 'withdrawals',
    head: t('levels.col.withdrawals'),
    second: t('levels.col.is_fast'),
    align: 'end',
    num: true,
    cell: (row) => <Two first={row.withdrawals ?? '–'} second={t(row.is_fast === 1 ? 'yes' : 'no')} />,
  },
  sum('withdrawal_max', below('approval_max')),
  {
    key: 'manager',
    head: t('levels.col.manager'),
    cut: true,
    wraps: true,
    width: '30%',
    cell: ({ manager }) => <span title={manager}>{manager || '–'}</span>,
  },
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
