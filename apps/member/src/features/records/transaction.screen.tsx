import { useSearch } from '@tanstack/react-router'
import { TabPanel, Tabs, usePanels } from '@moongate/ui'
import { t } from '../../text.ts'
import { Panel } from '../../widgets/panel.tsx'
import { useShowTab } from '../../widgets/use-show-tab.ts'
import { useTitle } from '../../widgets/use-title.ts'
import { Deposits, Withdrawals } from './orders.tsx'
import { Statement } from './statement.tsx'
import { useToday } from '../../widgets/use-today.ts'

const TABS = ['statement', 'deposits', 'withdrawals'] as const
type Tab = (typeof TABS)[number]
const views = { statement: Statement, deposits: Deposits, withdrawals: Withdrawals } as const satisfies Record<
  Tab,
  () => unknown
>

/** Money records: the statement, deposits, withdrawals (R2.34, R4.20, R4.21). The tab is part of the address. */
const TransactionScreen = () => {
  const search = useSearch({ strict: false }) as { tab?: string }
  const showTab = useShowTab()
  const panels = usePanels()
  const { zone } = useToday()
  const tab: Tab = TABS.find((one) => one === search.tab) ?? 'statement'
  const View = views[tab]
  useTitle(t('member-records:money'))
  return (
    <Panel
      level={1}
      title={t('member-records:money')}
      text={t('member-records:zone', { zone })}
      aside={
        <Tabs
          items={TABS.map((id) => ({ id, label: t(`member-records:${id}`) }))}
          value={tab}
          onChange={(id) => showTab({ tab: id })}
          label={t('member-records:money')}
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

export default TransactionScreen
