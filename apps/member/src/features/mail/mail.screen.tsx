import { useSearch } from '@tanstack/react-router'
import { TabPanel, Tabs, usePanels } from '@moongate/ui'
import { t } from '../../text.ts'
import { Panel } from '../../widgets/panel.tsx'
import { useShowTab } from '../../widgets/use-show-tab.ts'
import { useTitle } from '../../widgets/use-title.ts'
import { MailForm } from './mail-form.tsx'
import { Mailbox } from './mailbox.tsx'

const TABS = ['inbox', 'outbox', 'write'] as const
type Tab = (typeof TABS)[number]

/** Site mail: what came, what was sent, and writing (R1.8). The tab is part of the address. */
const MailScreen = () => {
  const search = useSearch({ strict: false }) as { tab?: string }
  const showTab = useShowTab()
  const panels = usePanels()
  const tab = TABS.find((one) => one === search.tab) ?? 'inbox'
  const go = (next: Tab) => showTab({ tab: next })
  useTitle(t('member-mail:title'))
  return (
    <Panel
      level={1}
      title={t('member-mail:title')}
      text={t('member-mail:text')}
      aside={
        <Tabs
          items={TABS.map((id) => ({ id, label: t(`member-mail:tabs.${id}`) }))}
          value={tab}
          onChange={go}
          label={t('member-mail:boxes')}
          panels={panels}
        />
      }
    >
      <TabPanel key={tab} panels={panels} id={tab}>
        {tab === 'write' ? <MailForm done={() => go('outbox')} /> : <Mailbox box={tab} />}
      </TabPanel>
    </Panel>
  )
}

export default MailScreen
