import { CLAIM_DECIDERS } from '@moongate/contract/rebate.states'
import { hasRole } from '@moongate/contract/states'
import { useQuery } from '@tanstack/react-query'
import { claimsQuery } from '../../api/rebate.ts'
import { useRoles } from '../../session/session.store.ts'
import { t } from '../../text.ts'
import { Panel } from '../../widgets/page.tsx'
import { TabbedList, usePanelPage } from '../../widgets/tabbed-list.tsx'
import { buildColumns } from './claim-columns.tsx'

const TABS = ['waiting', 'all'] as const

/** Claims: those that wait for a person, and all. */
export const Claims = () => {
  const at = usePanelPage('claims', TABS)
  const query = useQuery(claimsQuery(at.tab, at.page))
  const decides = hasRole(useRoles(), CLAIM_DECIDERS)
  return (
    <Panel title={t('rebate.claims')}>
      <TabbedList
        tabs={TABS.map((value) => ({ value, text: t(`rebate.${value}`) }))}
        at={at}
        query={query}
        label={t('rebate.claims')}
        columns={buildColumns(decides)}
        empty={t(at.tab === 'waiting' ? 'rebate.none_waiting' : 'none')}
      />
    </Panel>
  )
}
