import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { isFeatureOn } from '@moongate/contract/features'
import { EmptyState, TabPanel, Tabs, usePanels } from '@moongate/ui'
import { configsQuery } from '../../api/queries.ts'
import { t } from '../../text.ts'
import { Panel } from '../../widgets/panel.tsx'
import { useShowTab } from '../../widgets/use-show-tab.ts'
import { useTitle } from '../../widgets/use-title.ts'
import { Claims } from './claims.tsx'
import { DueRebate } from './due.tsx'
import { Ranking } from './ranking.tsx'

const views = { due: DueRebate, history: Claims, ranking: Ranking } as const
type Tab = keyof typeof views
const TABS: readonly Tab[] = ['due', 'history', 'ranking']

/** Rebate: what can be claimed, what was claimed, and who was paid most (R1.5, R3.14). The tab is part of the address. */
const RebateScreen = () => {
  const search = useSearch({ strict: false }) as { tab?: string }
  const showTab = useShowTab()
  const panels = usePanels()
  const { data: configs } = useQuery(configsQuery)
  const tab = TABS.find((one) => one === search.tab) ?? 'due'
  const View = views[tab]
  useTitle(t('member-rebate:title'))
  if (configs && !isFeatureOn(configs, 'rebate'))
    return (
      <Panel level={1} title={t('member-rebate:title')}>
        <EmptyState motif="red-envelope" title={t('member-rebate:off')} />
      </Panel>
    )
  return (
    <Panel
      level={1}
      title={t('member-rebate:title')}
      text={t('member-rebate:text')}
      aside={
        <Tabs
          items={TABS.map((id) => ({ id, label: t(`member-rebate:${id}`) }))}
          value={tab}
          onChange={(id) => showTab({ tab: id })}
          label={t('member-rebate:tabs')}
          panels={panels}
        />
      }
    >
      <TabPanel key={tab} panels={panels} id={tab}>
        <View />
      </TabPanel>
    </Panel>
  )
}

export default RebateScreen
