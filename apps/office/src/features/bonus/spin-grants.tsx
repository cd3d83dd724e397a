import { SPIN_GIVERS } from '@moongate/contract/freespins.states'
import { hasRole } from '@moongate/contract/states'
import { useQuery } from '@tanstack/react-query'
import { spinGrantsQuery } from '../../api/freespins.ts'
import { useRoles } from '../../session/session.store.ts'
import { t } from '../../text.ts'
import { Panel } from '../../widgets/page.tsx'
import { TabbedList, usePanelPage } from '../../widgets/tabbed-list.tsx'
import { buildGrantColumns } from './spin-grant-columns.tsx'

const TABS = ['all', 'asked', 'ready', 'counting'] as const

/** Granted free spins with how far they have come; those that wait for their supplier or for a win by themselves. */
export const SpinGrants = () => {
  const at = usePanelPage('spins', TABS)
  const query = useQuery(spinGrantsQuery(at.tab === 'all' ? undefined : at.tab, at.page))
  const gives = hasRole(useRoles(), SPIN_GIVERS)
  return (
    <Panel title={t('freespins.grants')}>
      <TabbedList
        tabs={TABS.map((value) => ({ value, text: value === 'all' ? t('bonus.all') : t(`freespins.states.${value}`) }))}
        at={at}
        query={query}
        label={t('freespins.grants')}
        columns={buildGrantColumns(gives)}
        empty={t('none')}
      />
    </Panel>
  )
}
