import { describe, expect, it } from 'vitest'
import { decideAwards, type Occasion, type Standing } from './award.rules.ts'
import { isLooser, type Level, listReached, refuseLevels } from './level.rules.ts'

const level = (n: number, more: Partial<Level> = {}): Level => ({
  ladder: 'slot',
  level: n,
  needed: BigInt(n) * 1_000n,
  gift: BigInt(n) * 10n,
  weekly: n > 1 ? 5n : 0n,
  monthly: 0n,
  credit: 0n,
  rebate_ppm: 0,
  is_fast: false,
  withdrawals: null,
  approval_max: null,
  withdrawal_max: null,
  manager: '',
  ...more,
})
const LEVELS = [level(1), level(2), level(3), level(4, { gift: 0n, weekly: 9n, monthly: 30n })]
const login = (on_day: string): Occasion => ({ on_day, is_login: true })
const bet = (on_day: string): Occasion => ({ on_day, is_login: false })
const on = (effective: bigint, more: Partial<Standing> = {}): Standing => ({
  ladder: 'slot',
  effective,
  weekly_on: null,
  monthly_on: null,
  gifts: [],
  ...more,
})
const decide = (standing: Standing, occasion: Occasion) => {
  const { awards, weekly_on, monthly_on } = decideAwards(LEVELS, standing, occasion)
  return [awards.map(({ kind, level: n, amount }) => `${kind} ${n} ${amount}`).join(', '), weekly_on, monthly_on]
}

describe('R9.5 R6.5 what a standing brings', () => {
  it.each<[string, Standing, Occasion, unknown[]]>([
    ['nothing below the first level', on(999n), login('2026-03-01'), ['', null, null]],
    ['a level reached: its gift', on(1_000n), bet('2026-03-01'), ['gift 1 10', null, null]],
    [
      'a jump over three levels pays each, and salaries begin to count',
      on(3_000n),
      bet('2026-03-01'),
      ['gift 1 10, gift 2 20, gift 3 30', '2026-03-01', null],
    ],
    [
      'what was given is not given again',
      on(3_000n, { gifts: [1, 3], weekly_on: '2026-03-01' }),
      bet('2026-03-02'),
      ['gift 2 20', '2026-03-01', null],
    ],
    [
      'six days: no salary yet',
      on(2_000n, { gifts: [1, 2], weekly_on: '2026-02-25' }),
      login('2026-03-03'),
      ['', '2026-02-25', null],
    ],
    [
      'seven days: the salary, counted anew from this day',
      on(2_000n, { gifts: [1, 2], weekly_on: '2026-02-25' }),
      login('2026-03-04'),
      ['weekly 2 5', '2026-03-04', null],
    ],
    [
      'three weeks: one salary',
      on(2_000n, { gifts: [1, 2], weekly_on: '2026-02-01' }),
      login('2026-02-22'),
      ['weekly 2 5', '2026-02-22', null],
    ],
    [
      'bets alone bring no salary',
      on(2_000n, { gifts: [1, 2], weekly_on: '2026-02-01' }),
      bet('2026-02-22'),
      ['', '2026-02-01', null],
    ],
    [
      'thirty days, not a calendar month',
      on(4_000n, { gifts: [1, 2, 3], weekly_on: '2026-03-30', monthly_on: '2026-03-01' }),
      login('2026-03-31'),
      ['monthly 4 30', '2026-03-30', '2026-03-31'],
    ],
    [
      'who fell below the level with a salary is paid none',
      on(1_000n, { gifts: [1, 2], weekly_on: '2026-02-01' }),
      login('2026-03-01'),
      ['', '2026-02-01', null],
    ],
    [
      'a login heard late, of before the last salary',
      on(2_000n, { gifts: [1, 2], weekly_on: '2026-03-10' }),
      login('2026-03-01'),
      ['', '2026-03-10', null],
    ],
  ])('%s', (_, standing, occasion, expected) => expect(decide(standing, occasion)).toEqual(expected))

  it('a ladder looks at its own levels only', () =>
    expect(listReached([...LEVELS, level(1, { ladder: 'live', needed: 1n })], 'live', 999_999n)).toHaveLength(1))
})

describe('R3.18 tables of levels', () => {
  it.each<[string, Level[], boolean]>([
    ['rising ones', LEVELS, true],
    ['one alone', [level(1)], true],
    ['a gap', [level(1), level(3)], false],
    ['from 0', [level(0)], false],
    ['the same bets for two', [level(1), level(2, { needed: 1_000n })], false],
    ['a lower salary above', [level(1), level(2), level(3, { weekly: 4n })], false],
    ['less credit above', [level(1, { credit: 2n }), level(2, { credit: 1n })], false],
    ['the most extra rebate', [level(1, { rebate_ppm: 25_000 })], true],
    ['more than that', [level(1, { rebate_ppm: 25_100 })], false],
  ])('%s', (_, levels, fits) => expect(refuseLevels(levels)).toBe(fits ? undefined : 'levelup.levels_invalid'))
})

describe('R6.6 levels take two people', () => {
  const standing = [
    level(1, { credit: 10n }),
    level(2, { credit: 20n, withdrawals: 5, withdrawal_max: 9n, approval_max: 7n }),
  ]
  const [first, second] = standing as [Level, Level]
  it.each<[string, boolean, Level[]]>([
    ['not as they stand', false, standing],
    ['where a quota rises', true, [first, { ...second, credit: 21n }]],
    ['where a lower level lends what a higher one does', true, [{ ...first, credit: 20n }, second]],
    ['where more withdrawals are let out', true, [first, { ...second, withdrawals: 6 }]],
    ['where a larger one is', true, [first, { ...second, withdrawal_max: 10n }]],
    ['where more waits for nobody', true, [first, { ...second, approval_max: 8n }]],
    ['where a limit of its own comes', true, [{ ...first, approval_max: 1n }, second]],
    ['where a level is reached sooner', true, [first, { ...second, needed: 1_999n }]],
    ['where one more level gives more', true, [...standing, level(3, { credit: 21n })]],
    ['not where one more gives the same', false, [...standing, level(3, { credit: 20n })]],
    ['not where limits fall or go', false, [first, { ...second, credit: 10n, withdrawals: 4, withdrawal_max: null }]],
    ['not where a level is reached later', false, [first, { ...second, needed: 2_001n }]],
    ['not where the highest goes', false, [first]],
    ['not for gifts, salaries and rebate', false, [first, { ...second, gift: 99n, weekly: 99n, rebate_ppm: 99 }]],
    ['where there were none', true, standing.map((one) => ({ ...one, needed: 1n }))],
  ])('%s', (_case, looser, wanted) => expect(isLooser(standing, wanted)).toBe(looser))
})
