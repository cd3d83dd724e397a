import { parseSearch, stringifySearch } from '@moongate/client'
import { createRouter } from '@tanstack/react-router'
import { openHistory } from './dialogs/open-history.ts'
import { enrol, index, login, root, shell } from './routes/base.tsx'
import { activityRoutes } from './routes/activity.tsx'
import { agentRoutes } from './routes/agents.tsx'
import { moneyRoutes } from './routes/money.tsx'
import { siteRoutes } from './routes/site.tsx'
import { Crashed } from './shell/not-found.tsx'

export const router = createRouter({
  routeTree: root.addChildren([
    login,
    enrol,
    shell.addChildren([index, ...moneyRoutes, ...activityRoutes, ...agentRoutes, ...siteRoutes]),
  ]),
  history: openHistory(),
  parseSearch,
  stringifySearch,
  defaultErrorComponent: Crashed,
  defaultPreload: 'intent',
  defaultPendingMs: 150,
  defaultPendingMinMs: 300,
})
declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
