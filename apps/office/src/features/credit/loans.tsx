import { LOAN_DECIDERS } from '@moongate/contract/credit.states'
import { hasRole } from '@moongate/contract/states'
import { useQuery } from '@tanstack/react-query'
import { type LoanTab, loansQuery } from '../../api/credit.ts'
import { useRoles } from '../../session/session.store.ts'
import { t } from '../../text.ts'
import { Panel } from '../../widgets/page.tsx'
import { TabbedList, usePanelPage } from '../../widgets/tabbed-list.tsx'
import { buildColumns } from './loan-columns.tsx'

const TABS = ['waiting', 'overdue', 'all'] as const satisfies readonly LoanTab[]

/** Loans: those that wait for a person, those that are overdue, and all. */
export const Loans = () => {
  const at = usePanelPage<LoanTab>('loans', TABS)
  const query = useQuery(loansQuery(at.tab, at.page))
  const decides = hasRole(useRoles(), LOAN_DECIDERS)
  return (
    <Panel title={t('credit.loans')}>
      <TabbedList
        tabs={TABS.map((value) => ({ value, text: t(`credit.tabs.${value}`) }))}
        at={at}
        query={query}
        label={t('credit.loans')}
        columns={buildColumns(decides)}
        empty={t(at.tab === 'waiting' ? 'credit.none_waiting' : 'none')}
      />
    </Panel>
  )
}
