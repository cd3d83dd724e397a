import { describe, expect, it } from 'vitest'
import { addEffects, sumEffects } from './effect.rules.ts'
import { chooseLevels, chooseStart, chooseTable, findReached, type Level, refuseLevels } from './rate.rules.ts'

const level = (from: bigint, rate_ppm: number, game_type = 4, supplier_code = ''): Level => ({
  game_type,
  supplier_code,
  from,
  rate_ppm,
})
const TYPE = { game_type: 4, supplier_code: '' }
const LEVELS = [level(1_000n, 1_000), level(10_000n, 2_000), level(100_000n, 3_000), level(500n, 500, 3)]

describe('R1.5 R3.14 the rate of a day by what was bet on a type of games', () => {
  it.each([
    ['nothing', 0n, 0, 1_000n],
    ['a cent below the first step', 999n, 0, 1_000n],
    ['exactly a step', 1_000n, 1_000, 10_000n],
    ['between two', 99_999n, 2_000, 100_000n],
    ['the last', 100_000n, 3_000, undefined],
    ['far above it', 10_000_000_000n, 3_000, undefined],
  ] as const)('%s', (_, effective, rate_ppm, next) => {
    const reached = findReached(LEVELS, TYPE, effective)
    expect([reached.rate_ppm, reached.next?.from]).toEqual([rate_ppm, next])
  })

  it('is none for a type of games without levels', () =>
    expect(findReached(LEVELS, { ...TYPE, game_type: 1 }, 1_000_000n).rate_ppm).toBe(0))

  it('is by a supplier’s own table where it has one, else by the type’s', () => {
    const own = [...LEVELS, level(2_000n, 9_000, 4, 'JZ')]
    const tables = ['JZ', 'AG'].map((supplier_code) => chooseTable(own, { game_type: 4, supplier_code }))
    expect(tables.map(({ supplier_code }) => supplier_code)).toEqual(['JZ', ''])
    expect(chooseTable(own, { game_type: 3, supplier_code: 'JZ' }).supplier_code).toBe('')
    expect(tables.map((table) => findReached(own, table, 1_999n).rate_ppm)).toEqual([0, 1_000])
    expect(tables.map((table) => findReached(own, table, 2_000n).rate_ppm)).toEqual([9_000, 1_000])
  })

  it('is that of the last tariff which had begun by the day', () => {
    const tariffs = [
      { from_on: '2026-01-10', levels: [level(1n, 1)] },
      { from_on: '2026-01-12', levels: [level(1n, 2)] },
    ]
    const days = ['2026-01-09', '2026-01-10', '2026-01-11', '2026-01-12', '2027-01-01']
    expect(days.map((day) => chooseLevels(tariffs, day)[0]?.rate_ppm)).toEqual([undefined, 1, 1, 2, 2])
    expect([chooseStart([], 'a', 'b'), chooseStart(tariffs, 'a', 'b')]).toEqual(['a', 'b'])
  })
})

describe('R6.6 rates that staff may set', () => {
  it.each<[string, Level[], string | undefined]>([
    ['none', [], undefined],
    ['rising', LEVELS, undefined],
    ['rising, in any order', LEVELS.toReversed(), undefined],
    ['five per cent', [level(1n, 50_000)], undefined],
    ['more than that', [level(1n, 50_001)], 'rebate.levels_invalid'],
    ['a step twice', [level(1n, 1), level(1n, 2)], 'rebate.levels_invalid'],
    ['less for more', [level(1n, 2), level(2n, 1)], 'rebate.levels_invalid'],
    ['the same for more', [level(1n, 2), level(2n, 2)], 'rebate.levels_invalid'],
    ['an unknown type', [level(1n, 2, 42)], 'rebate.levels_invalid'],
    ['a supplier’s own, lower than the type’s', [...LEVELS, level(1n, 1, 4, 'JZ')], undefined],
    ['the same step of a type and of a supplier', [level(1n, 1), level(1n, 1, 4, 'JZ')], undefined],
    ['a supplier’s step twice', [level(1n, 1, 4, 'JZ'), level(1n, 2, 4, 'JZ')], 'rebate.levels_invalid'],
    ['less for more at a supplier', [level(1n, 2, 4, 'JZ'), level(2n, 1, 4, 'JZ')], 'rebate.levels_invalid'],
    ['an unknown supplier', [level(1n, 1, 4, 'XX')], 'rebate.levels_invalid'],
    ['more than five per cent at a supplier', [level(1n, 50_001, 4, 'JZ')], 'rebate.levels_invalid'],
  ])('%s', (_, levels, refusal) => expect(refuseLevels(levels, ['JZ', 'AG'])).toBe(refusal))

  it('are shown with the same cost, some members after the other', () => {
    const lines = Array.from({ length: 60 }, (_, i) => ({
      member_id: 1 + Math.floor(i / 3),
      game_type: i % 2 === 0 ? 4 : 3,
      supplier_code: i % 3 === 0 ? 'JZ' : 'AG',
      effective: BigInt(777 * i + 1),
      extra_ppm: i % 5,
    }))
    const own = [...LEVELS, level(5_000n, 20_000, 4, 'JZ')]
    const parts = [lines.slice(0, 9), lines.slice(9, 30), lines.slice(30)].flatMap((part) =>
      sumEffects(part, LEVELS, own),
    )
    expect(parts.length).toBeGreaterThan(6)
    expect(addEffects(parts)).toEqual(sumEffects(lines, LEVELS, own))
  })

  it('are shown with what they would cost: each member by their own day', () => {
    const lines = [
      { member_id: 1, game_type: 4, supplier_code: 'JZ', effective: 9_000n, extra_ppm: 0 },
      { member_id: 1, game_type: 4, supplier_code: 'AG', effective: 1_000n, extra_ppm: 0 },
      { member_id: 2, game_type: 4, supplier_code: 'JZ', effective: 9_000n, extra_ppm: 0 },
      { member_id: 2, game_type: 3, supplier_code: 'AG', effective: 2_000n, extra_ppm: 0 },
    ]
    const rows = sumEffects(lines, LEVELS, [level(1n, 10_000)])
    expect(rows).toEqual([
      { game_type: 3, supplier_code: '', members: 1, effective: 2_000n, now: 1n, after: 0n },
      { ...TYPE, members: 2, effective: 19_000n, now: 18n + 2n + 9n, after: 90n + 10n + 90n },
    ])
    const own = [...LEVELS, level(5_000n, 20_000, 4, 'JZ')]
    expect(sumEffects(lines, LEVELS, own).slice(1)).toEqual([
      { ...TYPE, members: 1, effective: 1_000n, now: 2n, after: 1n },
      { game_type: 4, supplier_code: 'JZ', members: 2, effective: 18_000n, now: 18n + 9n, after: 180n + 180n },
    ])
  })
})
