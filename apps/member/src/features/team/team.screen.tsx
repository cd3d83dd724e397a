import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Skeleton, TabPanel, Tabs, usePanels } from '@moongate/ui'
import { agencyQuery } from '../../api/team-queries.ts'
import { t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { Panel } from '../../widgets/panel.tsx'
import { useShowTab } from '../../widgets/use-show-tab.ts'
import { useTitle } from '../../widgets/use-title.ts'
import { Apply } from './apply.tsx'
import { Children } from './children.tsx'
import { Invites } from './invites.tsx'
import { Overview } from './overview.tsx'
import { Statements } from './statements.tsx'

const views = { overview: Overview, children: Children, invites: Invites, statements: Statements } as const
type Tab = keyof typeof views
const TABS: readonly Tab[] = ['overview', 'children', 'invites', 'statements']

const AgentTabs = () => {
  const search = useSearch({ strict: false }) as { tab?: string }
  const showTab = useShowTab()
  const panels = usePanels()
  const tab = TABS.find((one) => one === search.tab) ?? 'overview'
  const View = views[tab]
  return (
    <Panel
      level={1}
      title={t('member-team:title')}
      text={t('member-team:text')}
      aside={
        <Tabs
          items={TABS.map((id) => ({ id, label: t(`member-team:tabs.${id}`) }))}
          value={tab}
          onChange={(id) => showTab({ tab: id })}
          label={t('member-team:title')}
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

/** R1.9: the team of an agent; who is none may ask to become one. */
const TeamScreen = () => {
  const { data, isError, refetch } = useQuery(agencyQuery)
  useTitle(t('member-team:title'))
  if (data?.is_agent === 1) return <AgentTabs />
  return (
    <Panel level={1} title={t('member-team:title')} text={t('member-team:apply_text')}>
      {data ? (
        <Apply agency={data} />
      ) : isError ? (
        <LoadFailed retry={() => void refetch()} />
      ) : (
        <Skeleton height={200} />
      )}
    </Panel>
  )
}

export default TeamScreen
