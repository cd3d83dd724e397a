import { Page } from '../../widgets/page.tsx'
import { t } from '../../text.ts'
import css from './agents.module.css'
import { AgentTree } from './agent-tree.tsx'
import { Applications } from './applications.tsx'
import { Preview } from './preview.tsx'
import { Runs } from './runs.tsx'

/** Agents: who wants to be one, where they stand and what they earn, and the commission runs (R6.4, R6.6). */
export const AgentsScreen = () => (
  <Page title={t('nav.agents')}>
    <div className={css.screen}>
      <Applications />
      <AgentTree />
      <Preview />
      <Runs />
    </div>
  </Page>
)
