import { APPLY_DECIDERS } from '@moongate/contract/promotions.states'
import { hasRole } from '@moongate/contract/states'
import { Money } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Application, applicationsQuery } from '../../api/promotions.ts'
import { useRoles } from '../../session/session.store.ts'
import { t } from '../../text.ts'
import { type Column, Two } from '../../widgets/data-table.tsx'
import { ListPanel } from '../../widgets/list-panel.tsx'
import { OrderTabs } from '../../widgets/orders/order-tabs.tsx'
import { Panel } from '../../widgets/page.tsx'
import { RowButton } from '../../widgets/row-button.tsx'
import { StateChip } from '../../widgets/state-chip.tsx'
import { askApproval, askFinish, askRefusal } from './decide-form.tsx'
import css from './promotions.module.css'

const TABS = ['waiting', 'all'] as const
type Tab = (typeof TABS)[number]

const Answers = ({ answers }: Pick<Application, 'answers'>) => (
  <ul className={css.answers}>
    {answers.map(({ label, value }) => (
      <li key={label}>
        <small>{label}</small> {value || '–'}
      </li>
    ))}
  </ul>
)

const Reward = ({ row: { reward, money, times, note } }: { row: Application }) => {
  if (reward === null) return '–'
  if (money === null) return <Two first={t(`promotions.rewards.${reward}`)} second={note} />
  return <Two first={<Money value={money} />} second={t('promotions.times_of', { times })} />
}

const Steps = ({ row }: { row: Application }) => (
  <>
    {row.state === 'pending' && (
      <RowButton label={t('promotions.approve')} about={row.bill_no} onClick={() => askApproval(row)} />
    )}
    {row.state === 'approved' && (
      <RowButton
        label={t(row.reward === 'money' ? 'promotions.pay' : 'promotions.sent')}
        about={row.bill_no}
        onClick={() => askFinish(row)}
      />
    )}
    {(row.state === 'pending' || row.state === 'approved') && (
      <RowButton label={t('promotions.refuse')} about={row.bill_no} onClick={() => askRefusal(row)} />
    )}
  </>
)

const buildColumns = (decides: boolean): Column<Application>[] => [
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
          cell: (row: Application) => <Steps row={row} />,
        },
      ]
    : []),
]

/** Applications: those that wait for a person, and all. */
export const Applications = () => {
  const [tab, setTab] = useState<Tab>('waiting')
  const [page, setPage] = useState(1)
  const query = useQuery(applicationsQuery(tab, page))
  const decides = hasRole(useRoles(), APPLY_DECIDERS)
  return (
    <Panel title={t('promotions.applications')}>
      <OrderTabs
        tabs={TABS.map((value) => ({ value, text: t(`promotions.${value}`) }))}
        value={tab}
        onChange={(next) => {
          setTab(next)
          setPage(1)
        }}
        label={t('order.state')}
      >
        <ListPanel
          query={query}
          label={t('promotions.applications')}
          columns={buildColumns(decides)}
          keyOf={(row) => row.id}
          onPage={setPage}
          empty={t(tab === 'waiting' ? 'promotions.none_waiting' : 'none')}
        />
      </OrderTabs>
    </Panel>
  )
}
