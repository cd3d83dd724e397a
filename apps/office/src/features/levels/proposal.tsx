import { LEVEL_DECIDERS } from '@moongate/contract/levelup.states'
import { hasRole } from '@moongate/contract/states'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { type LevelTable, levelEffectQuery, refreshLevels } from '../../api/levels.ts'
import { useRoles } from '../../session/session.store.ts'
import { t } from '../../text.ts'
import { type Column, DataTable } from '../../widgets/data-table.tsx'
import { ProposalPanel } from '../../widgets/proposal-panel.tsx'
import { type LevelChange, listChanges } from './changes.rules.ts'
import { Effects } from './effects.tsx'
import { listRows, readRows } from './levels.rules.ts'

type Proposal = NonNullable<LevelTable['proposal']>

const buildColumns = (): Column<LevelChange>[] => [
  { key: 'level', head: t('levels.level'), num: true, cell: (row) => row.level },
  { key: 'what', head: t('levels.what'), cell: (row) => t(`levels.col.${row.what}`) },
  { key: 'now', head: t('levels.in_force'), align: 'end', num: true, cell: (row) => row.before || '–' },
  {
    key: 'then',
    head: t('levels.then'),
    align: 'end',
    num: true,
    cell: (row) => <strong>{row.after || '–'}</strong>,
  },
]

const Effect = ({ ladder, levels }: Pick<LevelTable, 'ladder' | 'levels'>) => {
  const { data } = useQuery(levelEffectQuery(ladder, readRows(listRows(levels)) ?? []))
  return <Effects rows={data} />
}

/** Looser levels of a ladder that wait for somebody else than who asked for them: what would change, level by level. */
export const LevelsProposal = ({ table, proposal }: { table: LevelTable; proposal: Proposal }) => {
  const { ladder, levels } = table
  const { id } = proposal
  const title = t('levels.proposed', { ladder: t(`levels.ladders.${ladder}`) })
  const of = {
    title,
    facts: (
      <DataTable
        label={title}
        columns={buildColumns()}
        rows={listChanges(levels, proposal.levels)}
        keyOf={(row) => `${row.level} ${row.what}`}
      />
    ),
    effect: <Effect ladder={ladder} levels={proposal.levels} />,
    approve: (signal: AbortSignal) => api.levelup.approveLevels({ id, ladder }, { signal }),
    refuse: (reason: string, signal: AbortSignal) => api.levelup.refuseLevels({ id, ladder, reason }, { signal }),
    refresh: refreshLevels,
  }
  return <ProposalPanel proposal={proposal} of={of} may_decide={hasRole(useRoles(), LEVEL_DECIDERS)} />
}
