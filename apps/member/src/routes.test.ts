// @vitest-environment happy-dom
import { isRedirect } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { openRouter } from './routes.tsx'
import { screens } from './screens.ts'
import type { AccessRule } from './session/session.rules.ts'

const accessRules = new Map<string, AccessRule | undefined>(
  Object.values(openRouter().routesById).map((route) => [
    route.fullPath,
    (route.options as { staticData?: { accessRule?: AccessRule } }).staticData?.accessRule,
  ]),
)

it.each<[string, string, AccessRule]>([
  ...[
    '/Welcome',
    '/Nav',
    '/Notice',
    '/Index',
    '/Live',
    '/Lottery',
    '/Sport',
    '/Game',
    '/Board',
    '/Fish',
    '/Esports',
    '/AllGames',
    '/CasinoHtml',
    '/AboutUs',
    '/ContactUs',
    '/Partner',
    '/DepositHelp',
    '/DrawHelp',
    '/Guide',
    '/LiveLevelUp',
    '/SlotLevelUp',
    '/Wheel',
    '/ResetPassword',
    '/Credit/Index',
    '/Activity',
    '/Activity/$id',
  ].map((path): [string, string, AccessRule] => ['R2.12 R6.1 open to everybody', path, { access: 'public' }]),
  ['R2.11 for visitors', '/login', { access: 'guest' }],
  ['R2.10 members and trial accounts', '/LoginToSupplier', { access: 'member' }],
  ['R2.9 login required, not for trial accounts', '/YueBao', { access: 'member-not-demo' }],
  ['R2.15 login required', '/Member/Center', { access: 'member' }],
  ['R3.7 login required, not for trial accounts', '/Member/Security', { access: 'member-not-demo' }],
  ['R2.15 login required', '/Member/Transfer', { access: 'member', realname: true }],
  ['R2.15 login required', '/Member/Notice', { access: 'member', realname: true }],
  ...[
    '/Member/Deposit',
    '/Member/BindBank',
    '/Member/FsNow',
    '/Member/Agent',
    '/Member/Withdraw',
    '/Member/SiteMail',
    '/Member/BetRecord',
    '/Member/Transaction',
    '/Credit/Borrow',
    '/Credit/Repay',
    '/Credit/Record',
    '/NormalDeposit',
    '/Receipt',
    '/Credit/Statement',
    '/OnlineDeposit',
  ].map((path): [string, string, AccessRule] => [
    'R2.15 R4.8 starred: not for trial accounts, real name first',
    path,
    { access: 'member-not-demo', realname: true },
  ]),
])('%s: %s', (_, path, accessRule) => expect(accessRules.get(path)).toEqual(accessRule))

/** Layouts, and addresses that only lead on to another. */
const NO_SCREEN = ['/', '/Member', '/Member/', '/Promotion', '/Credit']

it('R2.3 R2.12 every screen has a route with its access rule, and none is there that is not built', () => {
  const built = [...accessRules].filter(([path]) => !NO_SCREEN.includes(path))
  expect(built.filter(([, accessRule]) => accessRule === undefined)).toEqual([])
  const paths = built.map(([path]) => path)
  expect(paths.toSorted()).toEqual(Object.keys(screens).toSorted())
})

it.each([
  ['R2.3', '/', '/Welcome'],
  ['R2.3', '/Member/', '/Member/Center'],
  ['R2.5', '/Credit', '/Credit/Index'],
  ['R2.12', '/Promotion', '/Activity'],
])('%s the address %s leads on to %s, and back does not come by it again', async (_, from, to) => {
  const route = Object.values(openRouter().routesById).find(
    ({ fullPath, options }) => fullPath === from && 'beforeLoad' in options,
  )
  const { beforeLoad } = (route?.options ?? {}) as { beforeLoad?: () => unknown }
  const led = await Promise.resolve()
    .then(() => beforeLoad?.())
    .catch((thrown: unknown) => thrown)
  expect(isRedirect(led) && led.options).toMatchObject({ to, replace: true })
})
