import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listOutcomes } from './combinatorics.ts'
import { findBetType, findCoveredPlaces, isCovering, jzssc, parseSelection } from './index.ts'

type Chosen = [bet_type: string, selection: string]
const choose = ([id, text]: Chosen) => {
  const type = findBetType(jzssc, id)!
  const parsed = parseSelection(type, text)
  if (!parsed.ok) throw new Error(parsed.fault)
  return { type, picks: parsed.selection.picks }
}
/** Which of the bets count nothing. */
const judgeAll = (...chosen: Chosen[]): boolean[] => {
  const bets = chosen.map(choose)
  const covered = findCoveredPlaces(bets)
  return bets.map((bet) => isCovering(bet, covered))
}
const all = '0,1,2,3,4,5,6,7,8,9'

describe('R3.1 bets on one draw that win nearly whatever is drawn', () => {
  it.each<[string, Chosen[], boolean[]]>([
    ['one side', [['sum', 'big']], [false]],
    ['big and small in one bet', [['sum', 'big,small']], [true]],
    [
      'big and small in two',
      [
        ['sum', 'big'],
        ['sum', 'small'],
      ],
      [true, true],
    ],
    [
      'odd and even, and a third bet on the same sum',
      [
        ['sum', 'odd'],
        ['sum', 'even'],
        ['sum', 'big'],
      ],
      [true, true, true],
    ],
    [
      'big and odd of the sum, three quarters',
      [
        ['sum', 'big'],
        ['sum', 'odd'],
      ],
      [false, false],
    ],
    ['big and odd of a ball, seven of ten', [['sides', 'big,odd|-|-|-|-']], [false]],
    ['big and even of a ball, eight of ten', [['sides', 'big,even|-|-|-|-']], [true]],
    ['opposite sides of two balls', [['sides', 'big|small|-|-|-']], [false]],
    ['a side of every ball', [['sides', 'big|big|big|big|big']], [false]],
    [
      'a bet that covers one ball and looks at another too',
      [
        ['sides', 'big,small|odd|-|-|-'],
        ['sides', '-|odd|-|-|-'],
      ],
      [true, false],
    ],
    [
      'a side of a ball and of the sum',
      [
        ['sides', 'big|-|-|-|-'],
        ['sum', 'small'],
      ],
      [false, false],
    ],
    ['all ten digits', [['star1', `${all}|-|-|-|-`]], [true]],
    ['eight digits', [['star1', '0,1,2,3,4,5,6,7|-|-|-|-']], [true]],
    ['seven digits', [['star1', '0,1,2,3,4,5,6|-|-|-|-']], [false]],
    [
      'seven digits and one of them again',
      [
        ['star1', '0,1,2,3,4,5,6|-|-|-|-'],
        ['star1', '6|-|-|-|-'],
      ],
      [false, false],
    ],
    [
      'seven digits and an eighth',
      [
        ['star1', '-|0,1,2,3,4,5,6|-|-|-'],
        ['star1', '-|7|-|-|-'],
      ],
      [true, true],
    ],
    [
      'seven digits and an eighth elsewhere',
      [
        ['star1', '-|0,1,2,3,4,5,6|-|-|-'],
        ['star1', '7|-|-|-|-'],
      ],
      [false, false],
    ],
    [
      'half of the digits and the side of the others',
      [
        ['star1', '0,1,2,3,4|-|-|-|-'],
        ['sides', 'big|-|-|-|-'],
      ],
      [true, true],
    ],
    [
      'half of the digits and their own side',
      [
        ['star1', '5,6,7,8,9|-|-|-|-'],
        ['sides', 'big|-|-|-|-'],
      ],
      [false, false],
    ],
    ['dragon and tiger', [['dragon_tiger', 'dragon,tiger|-|-|-|-|-|-|-|-|-']], [true]],
    [
      'dragon and tiger in two',
      [
        ['dragon_tiger', 'dragon|-|-|-|-|-|-|-|-|-'],
        ['dragon_tiger', 'tiger|-|-|-|-|-|-|-|-|-'],
      ],
      [true, true],
    ],
    [
      'dragon and tie',
      [
        ['dragon_tiger', 'dragon|-|-|-|-|-|-|-|-|-'],
        ['dragon_tiger_tie', 'tie|-|-|-|-|-|-|-|-|-'],
      ],
      [false, false],
    ],
    ['dragon and tiger of two pairs', [['dragon_tiger', 'dragon|tiger|-|-|-|-|-|-|-|-']], [false]],
    ['a circle of dragons', [['dragon_tiger', 'dragon|tiger|-|-|dragon|-|-|-|-|-']], [false]],
    ['eighty of a hundred pairs', [['star2_front', `0,1,2,3,4,5,6,7|${all}`]], [true]],
    [
      'seventy-nine of a hundred pairs',
      [
        ['star2_front', `0,1,2,3,4,5,6|${all}`],
        ['star2_front', '7|0,1,2,3,4,5,6,7,8'],
      ],
      [false, false],
    ],
    ['all pairs without doubles, ninety of a hundred', [['star2_back_group', all]], [true]],
    [
      'the same of other balls',
      [
        ['star2_front', `0,1,2,3,4|${all}`],
        ['star2_back', `5,6,7,8,9|${all}`],
      ],
      [false, false],
    ],
    ['three different digits of ten, 72 of 100', [['star3_front_group6', all]], [false]],
    [
      'three or two different digits of ten, 99 of 100',
      [
        ['star3_front_group6', all],
        ['star3_front_group3', all],
      ],
      [true, true],
    ],
    [
      'pair, half straight and mixed, 93 of 100',
      [
        ['pattern_pair', 'pair|-|-'],
        ['pattern_half_straight', 'half_straight|-|-'],
        ['pattern_mixed', 'mixed|-|-'],
      ],
      [true, true, true],
    ],
    [
      'pair and mixed, 57 of 100',
      [
        ['pattern_pair', 'pair|-|-'],
        ['pattern_mixed', 'mixed|-|-'],
      ],
      [false, false],
    ],
    [
      'patterns of other balls',
      [
        ['pattern_pair', 'pair|-|-'],
        ['pattern_half_straight', '-|half_straight|-'],
        ['pattern_mixed', '-|-|mixed'],
      ],
      [false, false, false],
    ],
    ['nothing', [], []],
  ])('%s', (_case, chosen, counts_nothing) => expect(judgeAll(...chosen)).toEqual(counts_nothing))

  const digits = all.split(',')
  const groups: Record<string, Chosen[]> = {
    'one ball': [
      ...digits.map((digit): Chosen => ['star1', `-|-|${digit}|-|-`]),
      ...['big', 'small', 'odd', 'even'].map((side): Chosen => ['sides', `-|-|${side}|-|-`]),
    ],
    'the sum': ['big', 'small', 'odd', 'even'].map((side): Chosen => ['sum', side]),
    'two balls': [
      ...digits.flatMap((digit): Chosen[] => [
        ['star2_front', `${digit}|${all}`],
        ['star2_front', `${all}|${digit}`],
      ]),
      ['star2_front_group', all],
      ['dragon_tiger', 'dragon|-|-|-|-|-|-|-|-|-'],
      ['dragon_tiger_tie', 'tie|-|-|-|-|-|-|-|-|-'],
    ],
    'three balls': ['triple', 'straight', 'pair', 'half_straight', 'mixed'].map((pattern): Chosen => [
      `pattern_${pattern}`,
      `-|-|${pattern}`,
    ]),
  }
  /** By outcome of all five balls, counted through: whether the bet wins. */
  const enumerateWins = (chosen: Chosen): Uint8Array => {
    const { type, picks } = choose(chosen)
    const terms = type.rule.terms(picks)
    const wins = new Uint8Array(100_000)
    let at = 0
    for (const balls of listOutcomes(10, 5)) {
      wins[at] = terms.some((term) => term.judge(term.positions.map((place) => balls[place]!)).won > 0) ? 1 : 0
      at += 1
    }
    return wins
  }
  it.each(Object.entries(groups))('agree with a count over all 100,000 outcomes: %s', (_name, cells) => {
    const wins = cells.map(enumerateWins)
    fc.assert(
      fc.property(fc.subarray(cells.map((_, at) => at)), (picked) => {
        const won = wins[0]!.reduce((sum, _, at) => sum + (picked.some((cell) => wins[cell]![at] === 1) ? 1 : 0), 0)
        expect(judgeAll(...picked.map((cell) => cells[cell]!))).toEqual(picked.map(() => won >= 80_000))
      }),
      { numRuns: 25 },
    )
  })

  it('are read alike where their selections were looked at before', () => {
    const known = new Map()
    const [big, small, odd] = [choose(['sum', 'big']), choose(['sum', 'small']), choose(['sum', 'odd'])]
    expect(findCoveredPlaces([big, odd], known).size).toBe(0)
    expect([...findCoveredPlaces([big, small], known)]).toEqual(['0,1,2,3,4 sum'])
    expect(findCoveredPlaces([big, odd], known).size).toBe(0)
    expect([...known.keys()]).toEqual(['sum big', 'sum odd', 'sum small'])
  })
})
