import { createRoute, createRouter, redirect } from '@tanstack/react-router'
import { parseSearch, stringifySearch } from '@moongate/client'
import { openHistory } from './start/open-history.ts'
import { leadTo, loadLater, loadLazily, screen } from './start/screen.ts'
import { ScreenError } from './layouts/screen-error.tsx'
import { memberAccount, ownAccount } from './routes/account.tsx'
import { mainActivity, memberActivity, ownActivity } from './routes/activity.tsx'
import { main, member, root } from './routes/base.tsx'
import HomeScreen from './features/home/home.screen.tsx'
import { focusLogin } from './session/login-focus.ts'

/* The routes: which layout each screen of `screens.ts` stands in, and what is loaded for it. */
const start = createRoute({ getParentRoute: () => root, ...leadTo('/', '/Welcome') })
const welcome = createRoute({
  getParentRoute: () => root,
  ...screen('/Welcome'),
  ...loadLazily(() => import('./features/welcome/welcome.screen.tsx'), 'member-welcome'),
})
const nav = createRoute({
  getParentRoute: () => root,
  ...screen('/Nav'),
  ...loadLazily(() => import('./features/welcome/nav.screen.tsx'), 'member-welcome'),
})
/** R2.11: where a reset of the session or the router lands; the visitor finds the login form of the header in focus. */
const login = createRoute({
  getParentRoute: () => root,
  ...screen('/login', () => {
    focusLogin()
    throw redirect({ to: '/Index', replace: true })
  }),
})
const notice = createRoute({
  getParentRoute: () => root,
  ...screen('/Notice'),
  ...loadLazily(() => import('./features/notice/notice.screen.tsx'), 'member-pages'),
})
const getRoot = () => root
const ownDeposit = createRoute({
  getParentRoute: getRoot,
  ...screen('/NormalDeposit'),
  ...loadLazily(() => import('./features/deposit/own-window.screen.tsx'), 'member-deposit', 'fields', 'validation'),
})
const receipt = createRoute({ getParentRoute: getRoot, ...screen('/Receipt'), ...loadLater('receipt') })
const creditStatement = createRoute({
  getParentRoute: getRoot,
  ...screen('/Credit/Statement'),
  ...loadLater('statement'),
})
const paying = loadLazily(() => import('./features/deposit/online-window.screen.tsx'), 'member-deposit')
const onlineDeposit = createRoute({ getParentRoute: getRoot, ...screen('/OnlineDeposit'), ...paying })
const opening = loadLazily(() => import('./features/launch/launch.screen.tsx'), 'member-launch')
const launch = createRoute({ getParentRoute: getRoot, ...screen('/LoginToSupplier'), ...opening })

const index = createRoute({ getParentRoute: () => main, ...screen('/Index'), component: HomeScreen })
const lobby = loadLazily(() => import('./features/lobby/lobby.screen.tsx'), 'member-lobby')
const live = createRoute({ getParentRoute: () => main, ...screen('/Live'), ...lobby })
const lottery = createRoute({ getParentRoute: () => main, ...screen('/Lottery'), ...lobby })
const sport = createRoute({ getParentRoute: () => main, ...screen('/Sport'), ...lobby })
const game = createRoute({ getParentRoute: () => main, ...screen('/Game'), ...lobby })
const board = createRoute({ getParentRoute: () => main, ...screen('/Board'), ...lobby })
const fish = createRoute({ getParentRoute: () => main, ...screen('/Fish'), ...lobby })
const esports = createRoute({ getParentRoute: () => main, ...screen('/Esports'), ...lobby })

const allGames = createRoute({
  getParentRoute: () => main,
  ...screen('/AllGames'),
  ...loadLazily(() => import('./features/lobby/all-games.screen.tsx'), 'member-lobby'),
})
const casino = createRoute({
  getParentRoute: () => root,
  ...screen('/CasinoHtml'),
  ...loadLazily(() => import('./features/lobby/casino.screen.tsx'), 'member-lobby'),
})

const about = loadLater('about')
const aboutUs = createRoute({ getParentRoute: () => main, ...screen('/AboutUs'), ...about })
const contactUs = createRoute({ getParentRoute: () => main, ...screen('/ContactUs'), ...about })
const partner = createRoute({ getParentRoute: () => main, ...screen('/Partner'), ...about })
const depositHelp = createRoute({ getParentRoute: () => main, ...screen('/DepositHelp'), ...about })
const drawHelp = createRoute({ getParentRoute: () => main, ...screen('/DrawHelp'), ...about })
const guide = createRoute({ getParentRoute: () => main, ...screen('/Guide'), ...about })
const rules = createRoute({ getParentRoute: () => main, ...screen('/Rules'), ...about })

const service = createRoute({
  getParentRoute: () => main,
  ...screen('/Service'),
  ...loadLater('service'),
})

const memberStart = createRoute({ getParentRoute: () => member, ...leadTo('/', '/Member/Center') })
const transfer = createRoute({
  getParentRoute: () => member,
  ...screen('/Member/Transfer'),
  ...loadLazily(() => import('./features/transfer/transfer.screen.tsx'), 'member-transfer', 'member-money'),
})
const deposit = createRoute({
  getParentRoute: () => member,
  ...screen('/Member/Deposit'),
  ...loadLazily(
    () => import('./features/deposit/deposit.screen.tsx'),
    'member-deposit',
    'member-money',
    'fields',
    'validation',
  ),
})
const bindBank = createRoute({
  getParentRoute: () => member,
  ...screen('/Member/BindBank'),
  ...loadLazily(() => import('./features/bank/bank.screen.tsx'), 'member-bank', 'member-money', 'fields', 'validation'),
})
const withdraw = createRoute({
  getParentRoute: () => member,
  ...screen('/Member/Withdraw'),
  ...loadLazily(() => import('./features/withdraw/withdraw.screen.tsx'), 'member-withdraw', 'member-money'),
})
const betRecord = createRoute({
  getParentRoute: () => member,
  ...screen('/Member/BetRecord'),
  ...loadLazily(() => import('./features/records/bet-record.screen.tsx'), 'member-records'),
})
const transaction = createRoute({
  getParentRoute: () => member,
  ...screen('/Member/Transaction'),
  ...loadLazily(() => import('./features/records/transaction.screen.tsx'), 'member-records'),
})
const memberNotice = createRoute({
  getParentRoute: () => member,
  ...screen('/Member/Notice'),
  ...loadLater('notice'),
})

const routeTree = root.addChildren([
  start,
  welcome,
  nav,
  login,
  notice,
  ...ownAccount,
  ownDeposit,
  receipt,
  creditStatement,
  onlineDeposit,
  launch,
  casino,
  ...ownActivity,
  main.addChildren([
    index,
    live,
    lottery,
    sport,
    game,
    board,
    fish,
    esports,
    allGames,
    aboutUs,
    contactUs,
    partner,
    depositHelp,
    drawHelp,
    guide,
    rules,
    service,
    ...mainActivity,
    member.addChildren([
      memberStart,
      ...memberAccount,
      transfer,
      deposit,
      bindBank,
      ...memberActivity,
      withdraw,
      betRecord,
      transaction,
      memberNotice,
    ]),
  ]),
])

/** The router of the site, made once when the site starts. */
export const openRouter = () =>
  createRouter({
    routeTree,
    history: openHistory(),
    parseSearch,
    stringifySearch,
    scrollRestoration: false,
    defaultErrorComponent: ScreenError,
    defaultPreload: 'intent',
    defaultPendingMs: 150,
    defaultPendingMinMs: 300,
  })
declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof openRouter>
  }
}
