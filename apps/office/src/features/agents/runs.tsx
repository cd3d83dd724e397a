import { COMMISSION_PAYERS } from '@moongate/contract/commission.states'
import { hasRole } from '@moongate/contract/states'
import { Money } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type Run, runsQuery } from '../../api/agents.ts'
import { useName, useRoles } from '../../session/session.store.ts'
import { usePanelSearch } from '../../start/use-list-search.ts'
import { formatCount, t } from '../../text.ts'
import { type Column, Two } from '../../widgets/data-table.tsx'
import { ListPanel } from '../../widgets/list-panel.tsx'
import { Panel } from '../../widgets/page.tsx'
import { RowButton } from '../../widgets/row-button.tsx'
import rowLink from '../../widgets/row-link.module.css'
import { StateChip } from '../../widgets/state-chip.tsx'
import { askPay, askRefusal } from './run-form.tsx'

/** Opens the statements of a run. */
const Period = ({ run: { id, from, to } }: { run: Run }) => (
  <Link to="/agents/runs/$id" params={{ id }} className={rowLink.link}>
    {from} – {to}
  </Link>
)

const buildColumns = (pays: boolean, own_name: string | undefined): Column<Run>[] => [
  {
    key: 'period',
    head: t('agents.period'),
    num: true,
    cell: (row) => <Two first={<Period run={row} />} second={row.created_at} />,
  },
  { key: 'agents', head: t('nav.agents'), align: 'end', num: true, cell: (row) => formatCount(row.agents) },
  { key: 'money', head: t('order.money'), align: 'end', num: true, cell: (row) => <Money value={row.money} /> },
  { key: 'paid', head: t('agents.paid'), align: 'end', num: true, cell: (row) => <Money value={row.paid} /> },
  {
    key: 'state',
    head: t('order.state'),
    cell: (row) => (
      <Two
        first={<StateChip state={row.state} text={t(`agents.states.${row.state}`)} />}
        second={[row.started_by, row.decided_by, row.reason].filter(Boolean).join(' · ')}
      />
    ),
  },
  {
    key: 'steps',
    head: t('order.steps'),
    align: 'end',
    pinned: true,
    cell: (row) =>
      pays && row.state === 'in_review' ? (
        <>
          <RowButton
            label={t('agents.approve')}
            about={row.to}
            why={row.started_by === own_name ? t('own_step') : undefined}
            onClick={() => askPay(row)}
          />
          <RowButton label={t('agents.refuse')} about={row.to} onClick={() => askRefusal(row)} />
        </>
      ) : null,
  },
]

/** Commission runs, the newest first; one that waits is decided by a second person. */
export const Runs = () => {
  const { asked, turn } = usePanelSearch('runs')
  const query = useQuery(runsQuery(asked.page))
  const pays = hasRole(useRoles(), COMMISSION_PAYERS)
  return (
    <Panel title={t('agents.runs')}>
      <ListPanel
        query={query}
        label={t('agents.runs')}
        columns={buildColumns(pays, useName())}
        keyOf={(row) => row.id}
        onPage={turn}
        empty={t('none')}
      />
    </Panel>
  )
}
