import { expect, it } from 'vitest'
import { type Ad, arrangeAds, filterAds } from './main/ads.rules.ts'
import { listMemberGroups, listTopLinks } from './member-groups.ts'
import { arrangeNav, countFitting, opensLobby } from './nav.rules.ts'

const nav = (names: string[]) => names.map((name) => ({ name, title: name, items: [] }))
const all = ['index', 'slot', 'poker', 'casino', 'lottery', 'sport', 'fish', 'service', 'app']
it('R2.21 entries 0-4 left of the logo, the rest right', () => {
  const { left, right } = arrangeNav(nav(all), { service: true })
  expect([left, right].map((side) => side.map((entry) => entry.name))).toEqual([all.slice(0, 5), all.slice(5)])
})
it('R2.21 an unknown entry and what is not configured are skipped', () => {
  const { left, right } = arrangeNav(nav(['index', 'mystery', 'constructor', 'service', 'app', 'sport']), {
    service: false,
  })
  expect([...left, ...right].map((entry) => entry.name)).toEqual(['index', 'app', 'sport'])
})
it('R2.22 slot and board suppliers open lobbies, the others games', () => {
  expect(['slot', 'poker', 'casino', 'lottery', 'sport'].map(opensLobby)).toEqual([true, true, false, false, false])
})
it.each([
  ['all of them, to the last pixel', [60, 70, 80], 210, 3],
  ['one pixel short: the menu takes its part first', [60, 70, 80], 209, 1],
  ['one pixel short, and the menu is as wide as the rest', [60, 70, 20], 149, 0],
  ['just enough for two and the menu', [60, 70, 800], 230, 2],
  ['nothing but the menu', [60, 70, 80], 40, 0],
  ['no entries yet', [], 500, 0],
  ['before there is any width to measure', [0, 0, 0], 0, 3],
] as const)('R2.21 entries that fit beside the logo: %s', (_, widths, space, fit) =>
  expect(countFitting(widths, space, 100)).toBe(fit),
)

const ad: Omit<Ad, 'full_url'> = {
  group: 'a',
  vertical: 'bottom',
  horizontal: 'left',
  effect: 'hover',
  title: 'x',
  advs: [{ pic_url: '/a.webp', pic_width: 1, pic_height: 1 }],
}
it.each([
  ['R2.26 an outside ad is shown', 'https://example.com/', { is_demo: false, closed: [] }, 1],
  ['R2.26 trial accounts see none', 'https://example.com/', { is_demo: true, closed: [] }, 0],
  ['R2.26 one of a closed group is gone', 'https://example.com/', { is_demo: false, closed: ['a'] }, 0],
  ['R2.26 one of another group stays', 'https://example.com/', { is_demo: false, closed: ['x'] }, 1],
  ['R2.26 no way to a screen that is not there', '#/NoSuchScreen', { is_demo: false, closed: [] }, 0],
] as const)('%s', (_, full_url, visitor, shown) =>
  expect(filterAds([{ ...ad, full_url }], visitor)).toHaveLength(shown),
)

it('R3.13 ads stand where vertical and horizontal say, those of a group together', () => {
  const named = (title: string, more: Partial<Ad>): Ad => ({ ...ad, full_url: 'https://example.com/', title, ...more })
  const placed = arrangeAds([
    named('1', {}),
    named('2', { group: 'b', vertical: 'top', horizontal: 'right' }),
    named('3', {}),
    named('4', { group: 'c' }),
    named('5', { vertical: 'middle' }),
  ])
  expect(
    placed.map(({ place, groups }) => [
      place,
      ...groups.map(({ group, ads }) => [group, ...ads.map((one) => one.title)]),
    ]),
  ).toEqual([
    ['bottom-left', ['a', '1', '3'], ['c', '4']],
    ['top-right', ['b', '2']],
    ['middle-left', ['a', '5']],
  ])
})

it('R2.23 the member menu in groups; a trial account sees only what it may open', () => {
  const on = { activity_fsnow_enable: '1' }
  expect(listMemberGroups(false, on).map(({ text, items }) => [text, ...items.map(({ to }) => to)])).toEqual([
    [
      'member:menu.account',
      '/Member/Center',
      '/Member/Security',
      '/Member/Transfer',
      '/Member/BindBank',
      '/Member/Agent',
      '/Member/Protection',
    ],
    ['member:menu.activity', '/Member/FsNow'],
    ['member:menu.money', '/Member/Deposit', '/Member/Withdraw'],
    ['member:menu.records', '/Member/BetRecord', '/Member/Transaction'],
    ['member:menu.notice', '/Member/SiteMail', '/Member/Notice'],
  ])
  expect(listMemberGroups(true, on).flatMap((group) => group.items.map((item) => item.to))).toEqual([
    '/Member/Center',
    '/Member/Transfer',
    '/Member/Notice',
  ])
})
it.each([
  ['switched on', { activity_fsnow_enable: '1' }, true],
  ['switched off', { activity_fsnow_enable: '0' }, false],
  ['not known yet', undefined, false],
])('R2.23 what an operator may switch off, %s, leads to its screen: %s', (_, configs, leads) =>
  expect(listMemberGroups(false, configs).some(({ items }) => items.some(({ to }) => to === '/Member/FsNow'))).toBe(
    leads,
  ),
)
it.each([
  ['nothing', {}, ['/Nav']],
  ['levels', { activity_shengji_enable: '1' }, ['/Nav', '/LiveLevelUp', '/SlotLevelUp']],
  ['activities', { activity_hall_enable: '1' }, ['/Nav', '/Activity']],
  ['credit', { activity_jiebei_enable: '1' }, ['/Nav', '/Credit/Index']],
  ['what is 0', { activity_shengji_enable: '0', activity_hall_enable: '0', activity_jiebei_enable: '0' }, ['/Nav']],
] as const)(
  'R2.18 the line above the header, with %s switched on, leads to what the table of screens says',
  (_, on, to) => expect(listTopLinks(on).map((link) => link.to)).toEqual(to),
)
