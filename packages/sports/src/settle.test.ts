import { describe, expect, it } from 'vitest'
import {
  judgeDeadHeat,
  judgeLine,
  LOSS,
  listLines,
  listSystems,
  type Outcome,
  paySlip,
  quoteCashOut,
  quoteOdds,
  SYSTEMS,
  type System,
  takesOdds,
  toShare,
  VOID,
  WIN,
} from './index.ts'
import { readBet, judgeScore } from './bets.ts'

const HALF_WIN = { won: 1, returned: 1, of: 2 }
const HALF_LOSS = { won: 0, returned: 1, of: 2 }
const MOST = 100_000_000n
const pay = (system: System, picks: readonly (readonly [odds: number, outcome: Outcome])[], most = MOST): bigint =>
  paySlip(
    system,
    1_000n,
    picks.map(([odds, outcome]) => ({ odds, outcome })),
    most,
  )

describe('what becomes of a bet', () => {
  it.each([
    // by the side, its line in quarters, and the score
    ['ah:home:0', 1, 1, VOID],
    ['ah:home:0', 2, 1, WIN],
    ['ah:home:-1', 1, 1, HALF_LOSS],
    ['ah:home:-1', 2, 1, WIN],
    ['ah:home:-2', 1, 1, LOSS],
    ['ah:home:-2', 1, 0, WIN],
    ['ah:home:-3', 1, 0, HALF_WIN],
    ['ah:home:-3', 2, 0, WIN],
    ['ah:home:-3', 0, 0, LOSS],
    ['ah:home:-4', 1, 0, VOID],
    ['ah:home:-5', 1, 0, HALF_LOSS],
    ['ah:home:-5', 2, 0, WIN],
    ['ah:away:1', 1, 1, HALF_WIN],
    ['ah:away:3', 1, 0, HALF_LOSS],
    ['ah:away:5', 1, 0, HALF_WIN],
    ['ah:away:5', 2, 0, LOSS],
    ['ou:over:8', 1, 1, VOID],
    ['ou:over:9', 1, 1, HALF_LOSS],
    ['ou:under:9', 1, 1, HALF_WIN],
    ['ou:over:10', 2, 1, WIN],
    ['ou:over:11', 2, 1, HALF_WIN],
    ['ou:under:11', 2, 1, HALF_LOSS],
    ['1x2:draw', 0, 0, WIN],
    ['1x2:home', 0, 0, LOSS],
    ['1x2:away', 0, 2, WIN],
    ['cs:2:1', 2, 1, WIN],
    ['cs:2:1', 1, 2, LOSS],
  ])('R1.1 %s is settled at %i:%i as it should be', (code, home, away, outcome) =>
    expect(judgeScore(readBet(code)!, home, away)).toEqual(outcome),
  )
  it.each([
    [1, 2, { won: 1, returned: 0, of: 2 }],
    [1, 3, { won: 1, returned: 0, of: 3 }],
    [2, 3, { won: 2, returned: 0, of: 3 }],
    [2, 2, WIN],
    [3, 2, WIN],
  ])('R1.1 %i places among %i who came in together', (places, among, outcome) =>
    expect(judgeDeadHeat(places, among)).toEqual(outcome),
  )
  it('R1.1 what is won or comes back by half is a half of the stake', () =>
    expect([WIN, HALF_WIN, VOID, HALF_LOSS, LOSS].map(toShare)).toEqual([
      { won: 1, returned: 0 },
      { won: 0.5, returned: 0.5 },
      { won: 0, returned: 1 },
      { won: 0, returned: 0.5 },
      { won: 0, returned: 0 },
    ]))
  it('R1.1 a line is beaten by half at one quarter, and by all of it at two', () =>
    expect([-3, -2, -1, 0, 1, 2, 3].map(judgeLine)).toEqual([LOSS, LOSS, HALF_LOSS, VOID, HALF_WIN, WIN, WIN]))
})

describe('what a slip brings at 10.00 a line', () => {
  it.each<[System, readonly (readonly [number, Outcome])[], bigint]>([
    ['single', [[195, WIN]], 1_950n],
    ['single', [[195, HALF_WIN]], 1_475n],
    ['single', [[195, VOID]], 1_000n],
    ['single', [[195, HALF_LOSS]], 500n],
    ['single', [[195, LOSS]], 0n],
    ['single', [[900, { won: 1, returned: 0, of: 2 }]], 4_500n],
    [
      'double',
      [
        [200, WIN],
        [300, WIN],
      ],
      6_000n,
    ],
    [
      'double',
      [
        [200, WIN],
        [300, VOID],
      ],
      2_000n,
    ],
    [
      'double',
      [
        [195, HALF_WIN],
        [185, HALF_LOSS],
      ],
      737n,
    ],
    [
      'double',
      [
        [700, { won: 1, returned: 0, of: 3 }],
        [150, WIN],
      ],
      3_500n,
    ],
    [
      'treble',
      [
        [200, WIN],
        [150, WIN],
        [400, LOSS],
      ],
      0n,
    ],
    [
      '2/3',
      [
        [200, WIN],
        [150, WIN],
        [400, LOSS],
      ],
      3_000n,
    ],
    [
      '2/3',
      [
        [200, WIN],
        [150, WIN],
        [400, WIN],
      ],
      3_000n + 8_000n + 6_000n,
    ],
    [
      'trixie',
      [
        [200, WIN],
        [150, WIN],
        [400, WIN],
      ],
      17_000n + 12_000n,
    ],
    [
      'trixie',
      [
        [200, WIN],
        [150, VOID],
        [400, WIN],
      ],
      2_000n + 8_000n + 4_000n + 8_000n,
    ],
    [
      'patent',
      [
        [200, WIN],
        [150, LOSS],
        [400, LOSS],
      ],
      2_000n,
    ],
    [
      'yankee',
      [
        [200, WIN],
        [200, WIN],
        [200, LOSS],
        [200, LOSS],
      ],
      4_000n,
    ],
    [
      'yankee',
      [
        [200, WIN],
        [200, WIN],
        [200, WIN],
        [200, WIN],
      ],
      6n * 4_000n + 4n * 8_000n + 16_000n,
    ],
    [
      'lucky15',
      [
        [300, WIN],
        [200, LOSS],
        [200, LOSS],
        [200, LOSS],
      ],
      3_000n,
    ],
    [
      'parlay',
      [
        [150, WIN],
        [150, WIN],
        [150, WIN],
        [150, WIN],
      ],
      5_062n,
    ],
  ])('R1.1 %s %j', (system, picks, payout) => expect(pay(system, picks)).toBe(payout))

  it('R1.1 and no more than the most', () =>
    expect(
      pay(
        'double',
        [
          [200, WIN],
          [300, WIN],
        ],
        5_999n,
      ),
    ).toBe(5_999n))
})

it.each(
  // by how many selections: how many lines
  Object.entries<Record<number, number>>({
    '2/3': { 2: 3 },
    trixie: { 2: 3, 3: 1 },
    patent: { 1: 3, 2: 3, 3: 1 },
    '2/4': { 2: 6 },
    '3/4': { 3: 4 },
    yankee: { 2: 6, 3: 4, 4: 1 },
    lucky15: { 1: 4, 2: 6, 3: 4, 4: 1 },
    '2/5': { 2: 10 },
    '3/5': { 3: 10 },
    '4/5': { 4: 5 },
    canadian: { 2: 10, 3: 10, 4: 5, 5: 1 },
    lucky31: { 1: 5, 2: 10, 3: 10, 4: 5, 5: 1 },
    heinz: { 2: 15, 3: 20, 4: 15, 5: 6, 6: 1 },
  }),
)('R1.1 %s has lines of %j, no two the same', (system, sizes) => {
  const name = system as keyof typeof SYSTEMS
  const lines = listLines(name, SYSTEMS[name].picks)!
  const counted = Object.keys(sizes).map((size) => lines.filter((line) => line.length === Number(size)).length)
  expect(counted).toEqual(Object.values(sizes))
  const count = counted.reduce((sum, one) => sum + one, 0)
  expect([lines.length, new Set(lines.map((line) => line.join())).size]).toEqual([count, count])
  expect(listLines(name, SYSTEMS[name].picks + 1)).toBeUndefined()
})

it('R1.1 a parlay takes two to ten selections, a slip the systems that fit', () => {
  expect([1, 2, 10, 11].map((picks) => listLines('parlay', picks)?.length)).toEqual([undefined, 1, 1, undefined])
  expect(listSystems(1)).toEqual(['single'])
  expect(listSystems(3)).toEqual(['treble', '2/3', 'trixie', 'patent'])
  expect(listSystems(4)).toEqual(['parlay', '2/4', '3/4', 'yankee', 'lucky15'])
  expect(listSystems(11)).toEqual([])
})

it.each([
  // share won, share back, margin, odds in hundredths
  [0.5, 0, 0.05, 190],
  [0.2, 0, 0.05, 475],
  [0.5, 0, 0, 200],
  [1 / 3, 0, 0.05, 285],
  [0.4, 0.2, 0.05, 187],
  [0.93, 0, 0.05, 102],
  [0.94, 0, 0.05, 101],
  [0.945, 0, 0.05, undefined],
  [1, 0, 0.05, undefined],
  [0, 0, 0.05, undefined],
  [0.000_01, 0, 0.05, 50_000],
])('R1.1 a chance of %d with %d back at a margin of %d is quoted %s', (won, returned, margin, odds) =>
  expect(quoteOdds({ won, returned }, margin)).toBe(odds),
)

it('R1.1 odds that moved are taken as the player said', () => {
  const seen = 190
  expect([189, 190, 191].map((now) => takesOdds('better', seen, now))).toEqual([false, true, true])
  expect([189, 190, 191].map((now) => takesOdds('all', seen, now))).toEqual([true, true, true])
  expect([189, 190, 191].map((now) => takesOdds('exact', seen, now))).toEqual([false, true, false])
})

it.each<[System, readonly [number, number, number][], number, number]>([
  // odds, share won, share back
  ['single', [[200, 0.5, 0]], 100_000, 950],
  ['single', [[200, 0.95, 0]], 100_000, 1_805],
  ['single', [[193, 0.5, 0]], 100_000, 916],
  ['single', [[200, 0, 1]], 100_000, 950],
  [
    'double',
    [
      [200, 1, 0],
      [300, 0.5, 0],
    ],
    100_000,
    2_850,
  ],
  [
    'double',
    [
      [200, 0, 0],
      [300, 0.5, 0],
    ],
    100_000,
    0,
  ],
  [
    '2/3',
    [
      [200, 1, 0],
      [200, 0.5, 0],
      [200, 0, 0],
    ],
    100_000,
    1_900,
  ],
  ['single', [[900, 0.9, 0]], 6_000, 6_000],
])('R1.1 %s as %j is bought back for what it is worth less five of a hundred', (system, picks, most, value) => {
  const open = picks.map(([odds, won, returned]) => ({ odds, share: { won, returned } }))
  expect(quoteCashOut(system, 1_000, open, most)).toBe(value)
})
