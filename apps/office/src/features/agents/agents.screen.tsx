import { t } from '../../text.ts'
import { PanelPage } from '../../widgets/panel-page.tsx'
import { AgentTree } from './agent-tree.tsx'
import { Applications } from './applications.tsx'
import { Preview } from './preview.tsx'
import { Runs } from './runs.tsx'

/** Agents: who wants to be one, where they stand and what they earn, and the commission runs (R6.4, R6.6). */
export const AgentsScreen = () => (
  <PanelPage title={t('nav.agents')}>
    <Applications />
    <AgentTree />
    <Preview />
    <Runs />
  </PanelPage>
)
