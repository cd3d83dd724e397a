import type { MatchTold } from '@moongate/game-contract/sports'
import { expect, it } from 'vitest'
import {
  acceptOdds,
  type Choice,
  fitSystem,
  needsYes,
  readMove,
  readStake,
  renewChoices,
  sumSlip,
  toggleChoice,
} from './slip.rules.ts'

const choice = (match: string, code: string, odds = 200): Choice => ({
  match,
  code,
  odds,
  agreed: odds,
  sides: ['A', 'B'],
  league: 'L',
})
const HOME = choice('m1', '1x2:home')
const MATCH = {
  id: 'm1',
  sport: 'football',
  league: 'L',
  sides: ['A', 'B'],
  starts_at: 0,
  phase: 'soon' as const,
  suspended: false,
  figures: null,
} satisfies Partial<MatchTold>

it.each([
  ['comes', [], HOME, ['m1 1x2:home']],
  ['goes', [HOME], HOME, []],
  ['takes the place of another on its match', [HOME], choice('m1', '1x2:away'), ['m1 1x2:away']],
  ['stands beside those on others', [HOME], choice('m2', 'win:home'), ['m1 1x2:home', 'm2 win:home']],
])('R1.1 a bet that is touched %s', (_case, before, one, after) =>
  expect(toggleChoice(before, one).map(({ match, code }) => `${match} ${code}`)).toEqual(after),
)

it('R1.1 the slip follows the odds, and is the same one where nothing moved', () => {
  const match = (odds: number) =>
    [{ ...MATCH, offers: [{ market: '1x2', line: null, bets: [{ code: '1x2:home', odds }] }] }] satisfies MatchTold[]
  const before = [HOME, choice('m2', 'win:home')]
  expect(renewChoices(before, match(200))).toBe(before)
  expect(renewChoices(before, match(215)).map(({ odds, agreed }) => [odds, agreed])).toEqual([
    [215, 200],
    [200, 200],
  ])
})

it.each([
  ['better', 200, undefined, false],
  ['better', 201, 'up', false],
  ['better', 199, 'down', true],
  ['all', 150, 'down', false],
  ['exact', 199, 'down', true],
  ['exact', 201, 'up', true],
] as const)(
  'R1.1 who accepts %s and sees 2.00 become %i hundredths is asked first: %s, %s',
  (mode, odds, move, asked) => {
    const moved = { ...HOME, odds }
    expect([readMove(moved), needsYes(mode, [choice('m2', 'win:home'), moved])]).toEqual([move, asked])
    expect(needsYes(mode, acceptOdds([moved]))).toBe(false)
  },
)

it.each([
  [undefined, 1, 'single'],
  [undefined, 2, 'double'],
  ['trixie' as const, 3, 'trixie'],
  ['trixie' as const, 4, 'parlay'],
  [undefined, 0, undefined],
  [undefined, 11, undefined],
])('R1.1 with %s chosen, %i bets are played as %s', (chosen, picks, system) =>
  expect(fitSystem(chosen, picks)).toBe(system),
)

it('R1.1 stake and highest payout of a slip', () => {
  const three = [HOME, choice('m2', 'win:home', 150), choice('m3', 'win:away', 400)]
  expect(sumSlip('trixie', 1_000, three, 1_000_000)).toEqual({ lines: 4, stake: 4_000, pays: 29_000 })
  expect(sumSlip('treble', 1_000, three, 5_000)).toEqual({ lines: 1, stake: 1_000, pays: 5_000 })
  expect(sumSlip('double', 1_000, three, 5_000)).toEqual({ lines: 0, stake: 0, pays: 0 })
})

it.each([
  ['10', 1_000],
  ['0.29', 29],
  ['12.', 1_200],
  ['', 0],
  ['-1', 0],
  ['1e3', 0],
  ['1.234', 0],
])('R1.1 %j is %i minor units', (typed, minor) => expect(readStake(typed)).toBe(minor))
