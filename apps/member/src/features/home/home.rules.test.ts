import { expect, it } from 'vitest'
import { chooseFigure } from './figure.rules.ts'
import { listCategories, splitCategories } from './categories.rules.ts'
import { computeRoundSeconds, splitSpan } from './strip.rules.ts'

it.each([
  [75, { unit: 'seconds', count: 75 }],
  [119, { unit: 'seconds', count: 119 }],
  [120, { unit: 'minutes', count: 2 }],
  [7199, { unit: 'minutes', count: 120 }],
  [7200, undefined],
] as const)('R2.28 a payout that took %d seconds', (seconds, said) => expect(splitSpan(seconds)).toEqual(said))

it('R9.10 a longer belt takes longer, a short one does not race', () => {
  expect(computeRoundSeconds(2)).toBe(30)
  expect(computeRoundSeconds(20)).toBe(140)
})

const none = {
  withdrawal_median_seconds: null,
  payment_channels: null,
  live_matches_30d: null,
  sports: null,
  games: null,
  draws_24h: null,
}
it.each([
  ['R2.28 a picture that leads to the lottery tells of the next draw', '#/Lottery', none, true, { kind: 'draw' }],
  ['of a draw only while one runs', '#/Lottery', none, false, undefined],
  [
    'one that leads to the guide tells how many draws can be checked',
    '#/Guide',
    { ...none, draws_24h: 1440 },
    true,
    { kind: 'draws_24h', value: 1440 },
  ],
  [
    'one of money tells how quickly it is paid',
    '#/DepositHelp',
    { ...none, withdrawal_median_seconds: 86, payment_channels: 2 },
    true,
    { kind: 'withdrawal_median_seconds', value: 86 },
  ],
  [
    'else by how many ways it comes',
    '#/Member/Deposit',
    { ...none, payment_channels: 2 },
    true,
    { kind: 'payment_channels', value: 2 },
  ],
  ['R1.11 nothing is said where nothing is measured', '#/DepositHelp', none, true, undefined],
  ['nor on a picture of something else', 'https://example.com/', { ...none, draws_24h: 1440 }, true, undefined],
  [
    'any other screen of games tells how many there are',
    '#/Game',
    { ...none, games: 40 },
    true,
    { kind: 'games', value: 40 },
  ],
] as const)('%s', (_, link, statistics, running, figure) => {
  expect(chooseFigure(link, statistics, running)).toEqual(figure)
})

it('R2.28 categories with games come first, the others wait as coming', () => {
  const listed = listCategories(new Set([4, 6]))
  expect(listed.map(({ category }) => category)).toEqual([
    'board',
    'lottery',
    'live',
    'slots',
    'fish',
    'sport',
    'esport',
  ])
  expect(listed.map(({ open }) => open)).toEqual([true, true, false, false, false, false, false])
})
it('R2.28 none is called coming before it is known what is offered', () => {
  expect(listCategories(undefined).every(({ open }) => open)).toBe(true)
})

it.each([
  ['one open category stands apart', [4], ['lottery'], 6],
  ['three are all in the carousel', [1, 3, 4], [], 7],
  ['with none there is nothing to stand apart', [], [], 7],
])('R2.28 %s', (_, offered, apart, turning) => {
  const split = splitCategories(listCategories(new Set(offered)))
  expect(split.apart.map(({ category }) => category)).toEqual(apart)
  expect(split.turning).toHaveLength(turning)
})
