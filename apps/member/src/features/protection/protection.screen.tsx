import { useSearch } from '@tanstack/react-router'
import { TabPanel, Tabs, usePanels } from '@moongate/ui'
import { t } from '../../text.ts'
import { Panel } from '../../widgets/panel.tsx'
import { useShowTab } from '../../widgets/use-show-tab.ts'
import { useTitle } from '../../widgets/use-title.ts'
import { Help } from './help.tsx'
import { Limits } from './limits.tsx'
import { Offer } from './offer.tsx'
import css from './protection.module.css'
import { SelfTest } from './self-test.tsx'
import { Statement } from './statement.tsx'
import { TimeOut } from './time-out.tsx'

const views = { limits: Limits, time_out: TimeOut, statement: Statement, test: SelfTest, help: Help } as const
type Tab = keyof typeof views
const TABS: readonly Tab[] = ['limits', 'time_out', 'statement', 'test', 'help']

/** Responsible play: limits, time-outs, the member's own statement, a self-test and where help is to be had. The tab is part of the address. */
const ProtectionScreen = () => {
  const search = useSearch({ strict: false }) as { tab?: string }
  const showTab = useShowTab()
  const panels = usePanels()
  const tab = TABS.find((one) => one === search.tab) ?? 'limits'
  const View = views[tab]
  const show = (id: Tab) => showTab({ tab: id })
  useTitle(t('member-protection:title'))
  return (
    <Panel
      level={1}
      title={t('member-protection:title')}
      text={t('member-protection:text')}
      aside={
        <Tabs
          items={TABS.map((id) => ({ id, label: t(`member-protection:tabs.${id}`) }))}
          value={tab}
          onChange={show}
          label={t('member-protection:title')}
          panels={panels}
        />
      }
    >
      <Offer onPause={tab === 'time_out' ? undefined : () => show('time_out')} />
      <TabPanel key={tab} panels={panels} id={tab}>
        <div className={css.view}>
          <View />
        </div>
      </TabPanel>
    </Panel>
  )
}

export default ProtectionScreen
