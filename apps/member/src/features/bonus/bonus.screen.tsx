import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { isFeatureOn } from '@moongate/contract/features'
import { EmptyState, TabPanel, Tabs, usePanels } from '@moongate/ui'
import { configsQuery } from '../../api/queries.ts'
import { t } from '../../text.ts'
import { Panel } from '../../widgets/panel.tsx'
import { useShowTab } from '../../widgets/use-show-tab.ts'
import { useTitle } from '../../widgets/use-title.ts'
import { History } from './history.tsx'
import { Offers } from './offers.tsx'
import { SpinHistory } from './spin-history.tsx'

const views = { offers: Offers, history: History } as const
type Tab = keyof typeof views
const TABS: readonly Tab[] = ['offers', 'history']

/** Bonuses: what is offered, what runs, and what has ended (R1.5). The tab is part of the address. */
const BonusScreen = () => {
  const search = useSearch({ strict: false }) as { tab?: string }
  const showTab = useShowTab()
  const panels = usePanels()
  const { data: configs } = useQuery(configsQuery)
  const tab = TABS.find((one) => one === search.tab) ?? 'offers'
  const View = views[tab]
  useTitle(t('member-bonus:title'))
  if (configs && !isFeatureOn(configs, 'promotions'))
    return (
      <Panel level={1} title={t('member-bonus:title')}>
        <EmptyState motif="red-envelope" title={t('member-bonus:off')} />
      </Panel>
    )
  return (
    <Panel
      level={1}
      title={t('member-bonus:title')}
      text={t('member-bonus:text')}
      aside={
        <Tabs
          items={TABS.map((id) => ({ id, label: t(`member-bonus:${id}`) }))}
          value={tab}
          onChange={(id) => showTab({ tab: id })}
          label={t('member-bonus:tabs')}
          panels={panels}
        />
      }
    >
      <TabPanel key={tab} panels={panels} id={tab}>
        <View />
        {tab === 'history' && <SpinHistory />}
      </TabPanel>
    </Panel>
  )
}

export default BonusScreen
