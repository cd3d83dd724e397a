import { createHashHistory, createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router'
import { parseSearch, stringifySearch } from '@moongate/client'
import { access, loadLazily } from './start/screen.ts'
import { MainLayout } from './layouts/main/main-layout.tsx'
import { NotFound } from './layouts/not-found.tsx'
import { Root } from './layouts/root.tsx'
import { ScreenError } from './layouts/screen-error.tsx'
import HomeScreen from './features/home/home.screen.tsx'
import { focusLogin } from './session/login-focus.ts'

/*
 * Every screen of the site: where it is, who may open it, what is loaded for it. `access` is the access rule of the route
 * (R2.15: the starred screens are `member-not-demo`), `realname` asks for a real name first (R4.8).
 */
const root = createRootRoute({ component: Root, notFoundComponent: NotFound, errorComponent: ScreenError })
const main = createRoute({ getParentRoute: () => root, id: 'main', component: MainLayout })
const member = createRoute({
  getParentRoute: () => main,
  path: '/Member',
  ...loadLazily(() => import('./layouts/member/member-layout.tsx'), 'member-center'),
})

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/Welcome', replace: true })
  },
})
const welcome = createRoute({
  getParentRoute: () => root,
  path: '/Welcome',
  ...access('public'),
  ...loadLazily(() => import('./features/welcome/welcome.screen.tsx'), 'member-welcome'),
})
const nav = createRoute({
  getParentRoute: () => root,
  path: '/Nav',
  ...access('public'),
  ...loadLazily(() => import('./features/welcome/nav.screen.tsx'), 'member-welcome'),
})
/** R2.11: where a reset of the session or the router lands; the visitor finds the login form of the header in focus. */
const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  ...access('guest', {
    pass: () => {
      focusLogin()
      throw redirect({ to: '/Index', replace: true })
    },
  }),
})
const notice = createRoute({
  getParentRoute: () => root,
  path: '/Notice',
  ...access('public'),
  ...loadLazily(() => import('./features/notice/notice.screen.tsx'), 'member-pages'),
})
const ownDeposit = createRoute({
  getParentRoute: () => root,
  path: '/NormalDeposit',
  ...access('member-not-demo', { realname: true }),
  ...loadLazily(() => import('./features/deposit/own-window.screen.tsx'), 'member-deposit', 'fields', 'validation'),
})
const launch = createRoute({
  getParentRoute: () => root,
  path: '/LoginToSupplier',
  ...access('member'),
  ...loadLazily(() => import('./features/launch/launch.screen.tsx'), 'member-launch'),
})

const index = createRoute({ getParentRoute: () => main, path: '/Index', ...access('public'), component: HomeScreen })
const lobby = loadLazily(() => import('./features/lobby/lobby.screen.tsx'), 'member-lobby')
const live = createRoute({ getParentRoute: () => main, path: '/Live', ...access('public'), ...lobby })
const lottery = createRoute({ getParentRoute: () => main, path: '/Lottery', ...access('public'), ...lobby })
const sport = createRoute({ getParentRoute: () => main, path: '/Sport', ...access('public'), ...lobby })
const game = createRoute({ getParentRoute: () => main, path: '/Game', ...access('public'), ...lobby })
const board = createRoute({ getParentRoute: () => main, path: '/Board', ...access('public'), ...lobby })
const fish = createRoute({ getParentRoute: () => main, path: '/Fish', ...access('public'), ...lobby })
const esports = createRoute({ getParentRoute: () => main, path: '/Esports', ...access('public'), ...lobby })

const about = loadLazily(() => import('./features/pages/about.screen.tsx'), 'member-pages')
const aboutUs = createRoute({ getParentRoute: () => main, path: '/AboutUs', ...access('public'), ...about })
const contactUs = createRoute({ getParentRoute: () => main, path: '/ContactUs', ...access('public'), ...about })
const partner = createRoute({ getParentRoute: () => main, path: '/Partner', ...access('public'), ...about })
const depositHelp = createRoute({ getParentRoute: () => main, path: '/DepositHelp', ...access('public'), ...about })
const drawHelp = createRoute({ getParentRoute: () => main, path: '/DrawHelp', ...access('public'), ...about })
const guide = createRoute({ getParentRoute: () => main, path: '/Guide', ...access('public'), ...about })

const memberStart = createRoute({
  getParentRoute: () => member,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/Member/Center', replace: true })
  },
})
const center = createRoute({
  getParentRoute: () => member,
  path: '/Center',
  ...access('member'),
  ...loadLazily(() => import('./features/center/center.screen.tsx'), 'member-center', 'fields', 'validation'),
})
const transfer = createRoute({
  getParentRoute: () => member,
  path: '/Transfer',
  ...access('member', { realname: true }),
  ...loadLazily(() => import('./features/transfer/transfer.screen.tsx'), 'member-transfer'),
})
const deposit = createRoute({
  getParentRoute: () => member,
  path: '/Deposit',
  ...access('member-not-demo', { realname: true }),
  ...loadLazily(() => import('./features/deposit/deposit.screen.tsx'), 'member-deposit', 'fields', 'validation'),
})
const bindBank = createRoute({
  getParentRoute: () => member,
  path: '/BindBank',
  ...access('member-not-demo', { realname: true }),
  ...loadLazily(() => import('./features/bank/bank.screen.tsx'), 'member-bank', 'fields', 'validation'),
})
const withdraw = createRoute({
  getParentRoute: () => member,
  path: '/Withdraw',
  ...access('member-not-demo', { realname: true }),
  ...loadLazily(() => import('./features/withdraw/withdraw.screen.tsx'), 'member-withdraw'),
})
const betRecord = createRoute({
  getParentRoute: () => member,
  path: '/BetRecord',
  ...access('member-not-demo', { realname: true }),
  ...loadLazily(() => import('./features/records/bet-record.screen.tsx'), 'member-records'),
})
const transaction = createRoute({
  getParentRoute: () => member,
  path: '/Transaction',
  ...access('member-not-demo', { realname: true }),
  ...loadLazily(() => import('./features/records/transaction.screen.tsx'), 'member-records'),
})
const memberNotice = createRoute({
  getParentRoute: () => member,
  path: '/Notice',
  ...access('member', { realname: true }),
  ...loadLazily(() => import('./features/notice/member-notice.screen.tsx'), 'member-pages'),
})

const routeTree = root.addChildren([
  start,
  welcome,
  nav,
  login,
  notice,
  ownDeposit,
  launch,
  main.addChildren([
    index,
    live,
    lottery,
    sport,
    game,
    board,
    fish,
    esports,
    aboutUs,
    contactUs,
    partner,
    depositHelp,
    drawHelp,
    guide,
    member.addChildren([
      memberStart,
      center,
      transfer,
      deposit,
      bindBank,
      withdraw,
      betRecord,
      transaction,
      memberNotice,
    ]),
  ]),
])

export const router = createRouter({
  routeTree,
  history: createHashHistory(),
  parseSearch,
  stringifySearch,
  scrollRestoration: false,
  defaultPreload: 'intent',
  defaultPendingMs: 150,
  defaultPendingMinMs: 300,
})
declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
