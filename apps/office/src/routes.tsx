import { fetchScreen } from '@moongate/client/react'
import { parseSearch, stringifySearch } from '@moongate/client'
import { createHashHistory, createRootRoute, createRoute, createRouter, Outlet, redirect } from '@tanstack/react-router'
import { LoginScreen } from './features/login/login.screen.tsx'
import { mayOpen, type Screen, listScreens } from './rules/access.rules.ts'
import { getSession } from './session/session.store.ts'
import { NotFound, Crashed } from './shell/not-found.tsx'
import { Shell } from './shell/shell.tsx'
import { readListSearch, readSafeOnward } from './start/search.rules.ts'

const getRoles = () => getSession()?.staff.roles ?? []
const findFirstScreen = () => `/${listScreens(getRoles())[0] ?? 'members'}` as const

/** A screen only for those whose roles open it; the server decides again with every call (R6.6). */
const guardScreen = (screen: Screen) => ({
  beforeLoad: () => {
    if (!mayOpen(getRoles(), screen)) throw redirect({ to: findFirstScreen(), replace: true })
  },
})
/** The same for a list, whose address says what of it is asked for. */
const guardList = (screen: Screen) => ({ ...guardScreen(screen), validateSearch: readListSearch })

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFound, errorComponent: Crashed })
const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  component: LoginScreen,
  validateSearch: (raw: Record<string, unknown>): { onward?: string } => {
    const onward = readSafeOnward(raw['onward'])
    return onward === undefined ? {} : { onward }
  },
  beforeLoad: ({ search }) => {
    if (getSession()) throw redirect({ href: search.onward ?? findFirstScreen(), replace: true })
  },
})
const enrol = createRoute({
  getParentRoute: () => root,
  path: '/enrol',
  ...fetchScreen(() => import('./features/enrol/enrol.screen.tsx').then((file) => file.EnrolScreen)),
  validateSearch: (raw: Record<string, unknown>): { token: string } => ({
    token: typeof raw['token'] === 'string' ? raw['token'] : '',
  }),
})
const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  component: Shell,
  beforeLoad: ({ location }) => {
    const onward = readSafeOnward(location.href)
    if (!getSession()) throw redirect({ to: '/login', search: onward === undefined ? {} : { onward }, replace: true })
  },
})
const index = createRoute({
  getParentRoute: () => shell,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: findFirstScreen(), replace: true })
  },
})
const deposits = createRoute({
  getParentRoute: () => shell,
  path: '/deposits',
  ...guardList('deposits'),
  ...fetchScreen(() => import('./features/deposits/deposits.screen.tsx').then((file) => file.DepositsScreen)),
})
const withdrawals = createRoute({
  getParentRoute: () => shell,
  path: '/withdrawals',
  ...guardList('withdrawals'),
  ...fetchScreen(() => import('./features/withdrawals/withdrawals.screen.tsx').then((file) => file.WithdrawalsScreen)),
})
const transfers = createRoute({
  getParentRoute: () => shell,
  path: '/transfers',
  ...guardList('transfers'),
  ...fetchScreen(() => import('./features/transfers/transfers.screen.tsx').then((file) => file.TransfersScreen)),
})
const payouts = createRoute({
  getParentRoute: () => shell,
  path: '/payouts',
  ...guardList('payouts'),
  ...fetchScreen(() => import('./features/payouts/payouts.screen.tsx').then((file) => file.PayoutsScreen)),
})
const gateways = createRoute({
  getParentRoute: () => shell,
  path: '/gateways',
  ...guardScreen('gateways'),
  ...fetchScreen(() => import('./features/gateways/gateways.screen.tsx').then((file) => file.GatewaysScreen)),
})
const usdt = createRoute({
  getParentRoute: () => shell,
  path: '/usdt',
  ...guardList('usdt'),
  ...fetchScreen(() => import('./features/usdt/usdt.screen.tsx').then((file) => file.UsdtScreen)),
})
const differences = createRoute({
  getParentRoute: () => shell,
  path: '/differences',
  ...guardList('differences'),
  ...fetchScreen(() => import('./features/differences/differences.screen.tsx').then((file) => file.DifferencesScreen)),
})
const faults = createRoute({
  getParentRoute: () => shell,
  path: '/faults',
  ...guardList('faults'),
  ...fetchScreen(() => import('./features/faults/faults.screen.tsx').then((file) => file.FaultsScreen)),
})
const statements = createRoute({
  getParentRoute: () => shell,
  path: '/statements',
  ...guardList('statements'),
  ...fetchScreen(() => import('./features/statements/statements.screen.tsx').then((file) => file.StatementsScreen)),
})
const cash = createRoute({
  getParentRoute: () => shell,
  path: '/cash',
  ...guardList('cash'),
  ...fetchScreen(() => import('./features/cash/cash.screen.tsx').then((file) => file.CashScreen)),
})
const arrivals = createRoute({
  getParentRoute: () => shell,
  path: '/arrivals',
  ...guardList('arrivals'),
  ...fetchScreen(() => import('./features/arrivals/arrivals.screen.tsx').then((file) => file.ArrivalsScreen)),
})
const reconciliation = createRoute({
  getParentRoute: () => shell,
  path: '/reconciliation',
  ...guardList('reconciliation'),
  ...fetchScreen(() =>
    import('./features/reconciliation/reconciliation.screen.tsx').then((file) => file.ReconciliationScreen),
  ),
})
const rebate = createRoute({
  getParentRoute: () => shell,
  path: '/rebate',
  ...guardScreen('rebate'),
  ...fetchScreen(() => import('./features/rebate/rebate.screen.tsx').then((file) => file.RebateScreen)),
})
const channels = createRoute({
  getParentRoute: () => shell,
  path: '/channels',
  ...guardScreen('channels'),
  ...fetchScreen(() => import('./features/channels/channels.screen.tsx').then((file) => file.ChannelsScreen)),
})
const members = createRoute({
  getParentRoute: () => shell,
  path: '/members',
  ...guardList('members'),
  ...fetchScreen(() => import('./features/members/members.screen.tsx').then((file) => file.MembersScreen)),
})
const member = createRoute({
  getParentRoute: () => shell,
  path: '/members/$id',
  ...guardScreen('members'),
  ...fetchScreen(() => import('./features/members/member.screen.tsx').then((file) => file.MemberScreen)),
})
const suppliers = createRoute({
  getParentRoute: () => shell,
  path: '/suppliers',
  ...guardScreen('suppliers'),
  ...fetchScreen(() => import('./features/suppliers/suppliers.screen.tsx').then((file) => file.SuppliersScreen)),
})
const games = createRoute({
  getParentRoute: () => shell,
  path: '/games',
  ...guardList('games'),
  ...fetchScreen(() => import('./features/games/games.screen.tsx').then((file) => file.GamesScreen)),
})
const odds = createRoute({
  getParentRoute: () => shell,
  path: '/odds',
  ...guardScreen('odds'),
  ...fetchScreen(() => import('./features/odds/odds.screen.tsx').then((file) => file.OddsScreen)),
})
const audit = createRoute({
  getParentRoute: () => shell,
  path: '/audit',
  ...guardList('audit'),
  ...fetchScreen(() => import('./features/audit/audit.screen.tsx').then((file) => file.AuditScreen)),
})
const maintenance = createRoute({
  getParentRoute: () => shell,
  path: '/maintenance',
  ...guardScreen('maintenance'),
  ...fetchScreen(() => import('./features/maintenance/maintenance.screen.tsx').then((file) => file.MaintenanceScreen)),
})

export const router = createRouter({
  routeTree: root.addChildren([
    login,
    enrol,
    shell.addChildren([
      index,
      deposits,
      withdrawals,
      statements,
      usdt,
      transfers,
      payouts,
      arrivals,
      differences,
      faults,
      channels,
      rebate,
      cash,
      reconciliation,
      members,
      member,
      gateways,
      suppliers,
      games,
      odds,
      audit,
      maintenance,
    ]),
  ]),
  history: createHashHistory(),
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
