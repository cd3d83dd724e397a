import { BONUS_DECIDERS } from '@moongate/contract/bonus.states'
import { hasRole } from '@moongate/contract/states'
import { useQuery } from '@tanstack/react-query'
import { bonusesQuery } from '../../api/bonus.ts'
import { useRoles } from '../../session/session.store.ts'
import { t } from '../../text.ts'
import { Panel } from '../../widgets/page.tsx'
import { TabbedList, usePanelPage } from '../../widgets/tabbed-list.tsx'
import { buildColumns } from './bonus-columns.tsx'

const TABS = ['waiting', 'running', 'all'] as const

/** Bonuses: those that wait for a person, those that run, and all. */
export const Bonuses = () => {
  const at = usePanelPage('bonuses', TABS)
  const query = useQuery(bonusesQuery(at.tab, at.page))
  const decides = hasRole(useRoles(), BONUS_DECIDERS)
  return (
    <Panel title={t('bonus.bonuses')}>
      <TabbedList
        tabs={TABS.map((value) => ({ value, text: t(`bonus.${value}`) }))}
        at={at}
        query={query}
        label={t('bonus.bonuses')}
        columns={buildColumns(decides)}
        empty={t(at.tab === 'waiting' ? 'bonus.none_waiting' : 'none')}
      />
    </Panel>
  )
}
