import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Skeleton, TabPanel, Tabs, usePanels, VisuallyHidden } from '@moongate/ui'
import { meQuery } from '../../api/queries.ts'
import { factorsQuery } from '../../api/security-queries.ts'
import { t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { useShowTab } from '../../widgets/use-show-tab.ts'
import { useTitle } from '../../widgets/use-title.ts'
import { AuthenticatorPanel } from './authenticator-panel.tsx'
import { LoginsPanel } from './logins-panel.tsx'
import { PapersPanel } from './papers-panel.tsx'
import { PasskeysPanel } from './passkeys-panel.tsx'
import { Security } from './security.tsx'
import css from './security.module.css'
import { SessionsPanel } from './sessions-panel.tsx'

const FactorPanels = () => {
  const { data, isError, refetch } = useQuery(factorsQuery)
  if (isError && !data) return <LoadFailed retry={() => void refetch()} />
  if (!data) return <Skeleton height={200} radius={20} />
  return (
    <div className={css.pair}>
      <AuthenticatorPanel factors={data} />
      <PasskeysPanel passkeys={data.passkeys} />
    </div>
  )
}

const Account = () => {
  const { data: me } = useQuery(meQuery)
  return (
    <>
      {me ? <Security me={me} /> : <Skeleton height={160} radius={20} />}
      <FactorPanels />
      <SessionsPanel />
      <LoginsPanel />
    </>
  )
}

const views = { account: Account, papers: PapersPanel } as const
type Tab = keyof typeof views
const TABS: readonly Tab[] = ['account', 'papers']

/** What guards the account, where it is open and who tried to log in (R3.7); who its owner is. The tab is part of the address. */
const SecurityScreen = () => {
  const search: { tab?: string } = useSearch({ strict: false })
  const showTab = useShowTab()
  const panels = usePanels()
  const tab = TABS.find((one) => one === search.tab) ?? 'account'
  const View = views[tab]
  useTitle(t('member:menu.security'))
  return (
    <>
      <h1>
        <VisuallyHidden>{t('member:menu.security')}</VisuallyHidden>
      </h1>
      <div className={css.stack}>
        <Tabs
          items={TABS.map((id) => ({ id, label: t(`member-security:tabs.${id}`) }))}
          value={tab}
          onChange={(id) => showTab({ tab: id })}
          label={t('member:menu.security')}
          panels={panels}
        />
        <TabPanel key={tab} panels={panels} id={tab}>
          <div className={css.stack}>
            <View />
          </div>
        </TabPanel>
      </div>
    </>
  )
}

export default SecurityScreen
