import { APPLY_DECIDERS } from '@moongate/contract/promotions.states'
import { hasRole } from '@moongate/contract/states'
import { useQuery } from '@tanstack/react-query'
import { type Application, applicationsQuery } from '../../api/promotions.ts'
import { useName, useRoles } from '../../session/session.store.ts'
import { t } from '../../text.ts'
import { type Column, Two } from '../../widgets/data-table.tsx'
import { Panel } from '../../widgets/page.tsx'
import { StateChip } from '../../widgets/state-chip.tsx'
import { TabbedList, usePanelPage } from '../../widgets/tabbed-list.tsx'
import { Answers, Reward, Steps } from './application-cells.tsx'

const TABS = ['waiting', 'all'] as const

const buildColumns = (decides: boolean, own_name: string | undefined): Column<Application>[] => [
  {
    key: 'bill',
    head: t('order.bill_no'),
    num: true,
    cell: (row) => <Two first={row.bill_no} second={row.created_at} />,
  },
  { key: 'member', head: t('order.member'), cell: (row) => <Two first={row.member_name} second={row.title} /> },
  { key: 'answers', head: t('promotions.answers'), cell: (row) => <Answers answers={row.answers} /> },
  { key: 'reward', head: t('promotions.reward'), align: 'end', num: true, cell: (row) => <Reward row={row} /> },
  {
    key: 'state',
    head: t('order.state'),
    cell: (row) => (
      <Two
        first={<StateChip state={row.state} text={t(`promotions.states.${row.state}`)} />}
        second={[row.handled_by || row.approved_by, row.reason].filter(Boolean).join(' · ')}
      />
    ),
  },
  ...(decides
    ? [
        {
          key: 'steps',
          head: t('order.steps'),
          align: 'end' as const,
          pinned: true as const,
          cell: (row: Application) => <Steps row={row} own_name={own_name} />,
        },
      ]
    : []),
]

/** Applications: those that wait for a person, and all. */
export const Applications = () => {
  const at = usePanelPage('applications', TABS)
  const query = useQuery(applicationsQuery(at.tab, at.page))
  const decides = hasRole(useRoles(), APPLY_DECIDERS)
  return (
    <Panel title={t('promotions.applications')}>
      <TabbedList
        tabs={TABS.map((value) => ({ value, text: t(`promotions.${value}`) }))}
        at={at}
        query={query}
        label={t('promotions.applications')}
        columns={buildColumns(decides, useName())}
        empty={t(at.tab === 'waiting' ? 'promotions.none_waiting' : 'none')}
      />
    </Panel>
  )
}
