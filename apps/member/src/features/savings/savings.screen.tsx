import { useQuery } from '@tanstack/react-query'
import { isFeatureOn } from '@moongate/contract/features'
import { EmptyState, TabPanel, Tabs, usePanels } from '@moongate/ui'
import { useState } from 'react'
import { configsQuery } from '../../api/queries.ts'
import { t } from '../../text.ts'
import { Panel } from '../../widgets/panel.tsx'
import { useTitle } from '../../widgets/use-title.ts'
import { Ended } from './ended.tsx'
import { Held } from './held.tsx'
import { Offers } from './offers.tsx'
import css from './savings.module.css'

const views = { held: Held, ended: Ended } as const
type Tab = keyof typeof views
const TABS: readonly Tab[] = ['held', 'ended']

/** Yuebao in a window of its own: what one holds, and what is on sale (R2.9). What is held stays in reach while it is switched off. */
const SavingsScreen = () => {
  const { data: configs } = useQuery(configsQuery)
  const [tab, setTab] = useState<Tab>('held')
  const panels = usePanels()
  const View = views[tab]
  useTitle(t('member-savings:title'))
  const off = configs !== undefined && !isFeatureOn(configs, 'savings')
  return (
    <main className={css.window}>
      <Panel
        level={1}
        title={t('member-savings:title')}
        text={t('member-savings:text')}
        aside={
          <Tabs
            items={TABS.map((id) => ({ id, label: t(`member-savings:${id}`) }))}
            value={tab}
            onChange={setTab}
            label={t('member-savings:tabs')}
            panels={panels}
          />
        }
      >
        <TabPanel key={tab} panels={panels} id={tab}>
          <View />
        </TabPanel>
      </Panel>
      <Panel title={t('member-savings:offers')}>
        {off ? (
          <EmptyState motif="money-bag" title={t('member-savings:off')}>
            {t('member-savings:off_text')}
          </EmptyState>
        ) : (
          <Offers />
        )}
      </Panel>
    </main>
  )
}

export default SavingsScreen
