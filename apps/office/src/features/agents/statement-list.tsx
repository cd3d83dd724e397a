import { Money } from '@moongate/ui'
import { Link } from '@tanstack/react-router'
import type { Statement } from '../../api/agents.ts'
import { t } from '../../text.ts'
import { type Column, Two } from '../../widgets/data-table.tsx'
import { ListPanel } from '../../widgets/list-panel.tsx'
import { Panel } from '../../widgets/page.tsx'
import rowLink from '../../widgets/row-link.module.css'
import { StateChip } from '../../widgets/state-chip.tsx'

const SUMS = [
  ['earned', 'agents.earned'],
  ['carried_in', 'agents.carried_in'],
  ['carried_out', 'agents.carried_out'],
  ['money', 'sheet.money'],
] as const satisfies readonly (readonly [keyof Statement, string])[]

const buildColumns = (): Column<Statement>[] => [
  {
    key: 'bill',
    head: t('sheet.bill'),
    num: true,
    cell: (row) => (
      <Link to="/agents/statements/$id" params={{ id: row.id }} className={rowLink.link}>
        {row.bill_no}
      </Link>
    ),
  },
  {
    key: 'agent',
    head: t('agents.agent'),
    cell: (row) => <Two first={row.member_name} second={t(`agents.models.${row.model}`)} />,
  },
  { key: 'period', head: t('agents.period'), num: true, cell: (row) => `${row.from} – ${row.to}` },
  ...SUMS.map(([key, head]): Column<Statement> => ({
    key,
    head: t(head),
    align: 'end',
    num: true,
    cell: (row) => <Money value={row[key]} />,
  })),
  {
    key: 'state',
    head: t('order.state'),
    cell: (row) => <StateChip state={row.state} text={t(`sheet.states.${row.state}`)} />,
  },
]

type Paged = Parameters<typeof ListPanel<Statement>>[0]['query']
type Props = { label: string; query: Paged; turn: (page: number) => void }

/** Commission statements of a run or of an agent; each opens with all its figures. */
export const StatementList = ({ label, query, turn }: Props) => (
  <Panel>
    <ListPanel
      query={query}
      label={label}
      columns={buildColumns()}
      keyOf={(row) => row.id}
      onPage={turn}
      empty={t('sheet.none')}
    />
  </Panel>
)
