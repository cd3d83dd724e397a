// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { router } from './routes.tsx'
import type { AccessRule } from './session/session.rules.ts'

const accessRules = new Map<string, AccessRule | undefined>(
  Object.values(router.routesById).map((route) => [
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
    '/AboutUs',
    '/ContactUs',
    '/Partner',
    '/DepositHelp',
    '/DrawHelp',
    '/Guide',
  ].map((path): [string, string, AccessRule] => ['R2.12 R6.1 open to everybody', path, { access: 'public' }]),
  ['R2.11 for visitors', '/login', { access: 'guest' }],
  ['R2.10 members and trial accounts', '/LoginToSupplier', { access: 'member' }],
  ['R2.15 login required', '/Member/Center', { access: 'member' }],
  ['R2.15 login required', '/Member/Transfer', { access: 'member', realname: true }],
  ['R2.15 login required', '/Member/Notice', { access: 'member', realname: true }],
  ...[
    '/Member/Deposit',
    '/Member/BindBank',
    '/Member/Withdraw',
    '/Member/BetRecord',
    '/Member/Transaction',
    '/NormalDeposit',
  ].map((path): [string, string, AccessRule] => [
    'R2.15 R4.8 starred: not for trial accounts, real name first',
    path,
    { access: 'member-not-demo', realname: true },
  ]),
])('%s: %s', (_, path, accessRule) => expect(accessRules.get(path)).toEqual(accessRule))

it('R2.3 R2.12 every screen has an access rule, and none is there that is not built', () => {
  const screens = [...accessRules]
    .filter(([path, accessRule]) => accessRule !== undefined && path !== '/')
    .map(([path]) => path)
  expect(screens).toHaveLength(28)
  expect(
    screens.filter((path) => /Promotion|Activity|Wheel|LevelUp|Credit|YueBao|OnlineDeposit|FsNow|SiteMail/.test(path)),
  ).toEqual([])
})
