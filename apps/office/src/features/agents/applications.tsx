import { AGENT_SETTERS } from '@moongate/contract/team.states'
import { hasRole } from '@moongate/contract/states'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { type Application, applicationsQuery, type Rate } from '../../api/agents.ts'
import { useRoles } from '../../session/session.store.ts'
import { usePanelSearch } from '../../start/use-list-search.ts'
import { t } from '../../text.ts'
import { type Column, Two } from '../../widgets/data-table.tsx'
import { ListPanel } from '../../widgets/list-panel.tsx'
import { Panel } from '../../widgets/page.tsx'
import { RowButton } from '../../widgets/row-button.tsx'
import { askRates } from './rates-form.tsx'
import { askReason } from '../../widgets/reason-form.tsx'

const approve = ({ id, member_name }: Application, bounds: readonly Rate[]): string =>
  askRates({
    title: t('agents.approve_title', { name: member_name }),
    rates: bounds,
    done: t('agents.approved', { name: member_name }),
    send: (rates, _reason, signal) => api.team.approveApplication({ id, rates }, { signal }),
  })

const refuse = ({ id, member_name }: Application): string =>
  askReason({
    title: t('agents.refuse_title', { name: member_name }),
    confirm: t('agents.refuse'),
    done: t('agents.refused', { name: member_name }),
    send: (reason, signal) => api.team.refuseApplication({ id, reason }, { signal }),
  })

const buildColumns = (bounds: readonly Rate[], sets: boolean): Column<Application>[] => [
  {
    key: 'member',
    head: t('order.member'),
    cell: (row) => <Two first={row.member_name} second={row.created_at} />,
  },
  { key: 'remark', head: t('agents.remark'), cell: (row) => row.remark || '–' },
  {
    key: 'steps',
    head: t('order.steps'),
    align: 'end',
    pinned: true,
    cell: (row) =>
      sets ? (
        <>
          <RowButton label={t('agents.approve')} about={row.member_name} onClick={() => approve(row, bounds)} />
          <RowButton label={t('agents.refuse')} about={row.member_name} onClick={() => refuse(row)} />
        </>
      ) : null,
  },
]

/** Who waits to become an agent. */
export const Applications = () => {
  const { asked, turn } = usePanelSearch('applications')
  const query = useQuery(applicationsQuery(asked.page))
  const sets = hasRole(useRoles(), AGENT_SETTERS)
  const columns = buildColumns(query.data?.bounds ?? [], sets)
  return (
    <Panel title={t('agents.applications')}>
      <ListPanel
        query={{ ...query, data: query.data?.data }}
        label={t('agents.applications')}
        columns={columns}
        keyOf={(row) => row.id}
        onPage={turn}
        empty={t('agents.none_waiting')}
      />
    </Panel>
  )
}
