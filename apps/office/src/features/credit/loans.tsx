import { LOAN_DECIDERS } from '@moongate/contract/credit.states'
import { hasRole } from '@moongate/contract/states'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type LoanTab, loansQuery } from '../../api/credit.ts'
import { useRoles } from '../../session/session.store.ts'
import { t } from '../../text.ts'
import { ListPanel } from '../../widgets/list-panel.tsx'
import { OrderTabs } from '../../widgets/orders/order-tabs.tsx'
import { Panel } from '../../widgets/page.tsx'
import { buildColumns } from './loan-columns.tsx'

const TABS = ['waiting', 'overdue', 'all'] as const satisfies readonly LoanTab[]

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
