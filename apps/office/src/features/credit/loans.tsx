import { LOAN_DECIDERS } from '@moongate/contract/credit.states'
import { hasRole } from '@moongate/contract/states'
import { Money } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Loan, type LoanTab, loansQuery } from '../../api/credit.ts'
import { useRoles } from '../../session/session.store.ts'
import { t } from '../../text.ts'
import { type Column, Two } from '../../widgets/data-table.tsx'
import { ListPanel } from '../../widgets/list-panel.tsx'
import { OrderTabs } from '../../widgets/orders/order-tabs.tsx'
import { Panel } from '../../widgets/page.tsx'
import { RowButton } from '../../widgets/row-button.tsx'
import { StateChip } from '../../widgets/state-chip.tsx'
import { askDecision } from './decide-form.tsx'
import { describeChip } from './credit.rules.ts'

const TABS = ['waiting', 'overdue', 'all'] as const satisfies readonly LoanTab[]

const Decide = ({ loan }: { loan: Loan }) => (
  <>
    <RowButton label={t('credit.approve')} about={loan.bill_no} onClick={() => askDecision(loan, 'approve')} />
    <RowButton label={t('credit.refuse')} about={loan.bill_no} onClick={() => askDecision(loan, 'refuse')} />
  </>
)

const StateCell = ({ loan }: { loan: Loan }) => {
  const { chip, text } = describeChip(loan)
  return (
    <Two
      first={<StateChip state={chip} text={t(`credit.states.${text}`)} />}
      second={[loan.handled_by, loan.reason].filter(Boolean).join(' · ')}
    />
  )
}

const buildColumns = (decides: boolean): Column<Loan>[] => [
  {
    key: 'bill',
    head: t('order.bill_no'),
    num: true,
    cell: (row) => <Two first={row.bill_no} second={row.created_at} />,
  },
  {
    key: 'member',
    head: t('order.member'),
    cell: (row) => <Two first={row.member_name} second={t('credit.level_of', { level: row.level })} />,
  },
  { key: 'money', head: t('order.money'), align: 'end', num: true, cell: (row) => <Money value={row.money} /> },
  { key: 'limit', head: t('credit.limit'), align: 'end', num: true, cell: (row) => <Money value={row.total_credit} /> },
  { key: 'days', head: t('credit.days'), align: 'end', num: true, cell: (row) => row.days },
  { key: 'due', head: t('credit.due_on'), num: true, cell: (row) => row.due_on ?? '–' },
  { key: 'state', head: t('order.state'), cell: (row) => <StateCell loan={row} /> },
  ...(decides
    ? [
        {
          key: 'steps',
          head: t('order.steps'),
          align: 'end' as const,
          cell: (row: Loan) => (row.state === 'in_review' ? <Decide loan={row} /> : null),
        },
      ]
    : []),
]

/** Loans: those that wait for a person, those that are overdue, and all. */
export const Loans = () => {
  const [tab, setTab] = useState<LoanTab>('waiting')
  const [page, setPage] = useState(1)
  const query = useQuery(loansQuery(tab, page))
  const decides = hasRole(useRoles(), LOAN_DECIDERS)
  return (
    <Panel title={t('credit.loans')}>
      <OrderTabs
        tabs={TABS.map((value) => ({ value, text: t(`credit.tabs.${value}`) }))}
        value={tab}
        onChange={(next) => {
          setTab(next)
          setPage(1)
        }}
        label={t('order.state')}
      >
        <ListPanel
          query={query}
          label={t('credit.loans')}
          columns={buildColumns(decides)}
          keyOf={(row) => row.id}
          onPage={setPage}
          empty={t(tab === 'waiting' ? 'credit.none_waiting' : 'none')}
        />
      </OrderTabs>
    </Panel>
  )
}
