// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { router } from './routes.tsx'
import type { Door } from './session/session.rules.ts'

const doors = new Map<string, Door | undefined>(
  Object.values(router.routesById).map((route) => [
    route.fullPath,
    (route.options as { staticData?: { door?: Door } }).staticData?.door,
  ]),
)

it.each<[string, string, Door]>([
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
  ].map((path): [string, string, Door] => ['R2.12 R6.1 open to everybody', path, { access: 'public' }]),
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
  ].map((path): [string, string, Door] => [
    'R2.15 R4.8 starred: not for trial accounts, real name first',
    path,
    { access: 'member-not-demo', realname: true },
  ]),
])('%s: %s', (_, path, door) => expect(doors.get(path)).toEqual(door))

it('R2.3 R2.12 every screen has a door, and none is there that is not built', () => {
  const screens = [...doors].filter(([path, door]) => door !== undefined && path !== '/').map(([path]) => path)
  expect(screens).toHaveLength(28)
  expect(
    screens.filter((path) => /Promotion|Activity|Wheel|LevelUp|Credit|YueBao|OnlineDeposit|FsNow|SiteMail/.test(path)),
  ).toEqual([])
})
