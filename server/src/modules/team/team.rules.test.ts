import { GAME_TYPES } from '@moongate/contract/games.states'
import { describe, expect, it } from 'vitest'
import { findFirstGathered, listMasks, readDays } from './day.rules.ts'
import { DEEPEST, type Move, refuseMove } from './place.rules.ts'
import { limitRates, formatRate, listBounds, readRates, refuseRates } from './rate.rules.ts'

const all = (rate_ppm: number) => GAME_TYPES.map(({ key: game_type }) => ({ game_type, rate_ppm }))
const terms = { lowest_ppm: 1_000, highest_ppm: 6_000, invites: 5 }

describe('R3.20 R7.5 rates', () => {
  it.each([
    ['as high as the one above', 3_000, undefined],
    ['as low as the lowest', 1_000, undefined],
    ['above the one above', 3_010, 'team.rates_above'],
    ['below the lowest', 990, 'team.rates_below'],
  ])('%s', (_case, rate_ppm, refusal) => {
    expect(refuseRates(all(rate_ppm), listBounds(terms, all(3_000), []))).toBe(refusal)
  })

  it.each([
    ['below those below', all(1_990), 'team.rates_below'],
    ['one missing', all(2_500).slice(1), 'team.rates_invalid'],
    ['one twice', [...all(2_500).slice(1), ...all(2_500).slice(1, 2)], 'team.rates_invalid'],
    ['at the top, the highest', all(6_000), undefined],
    ['at the top, above the highest', all(6_010), 'team.rates_above'],
  ])('%s', (_case, rates, refusal) => {
    expect(refuseRates(rates, listBounds(terms, null, all(2_000)))).toBe(refusal)
  })

  it('are typed per mille, and promised ones are no higher than those above have become', () => {
    expect(readRates([{ game_type: 3, rate: '3.5' }])).toEqual([{ game_type: 3, rate_ppm: 3_500 }])
    expect([formatRate(3_500), formatRate(10)]).toEqual(['3.50', '0.01'])
    expect(limitRates([{ game_type: 3, rate_ppm: 5_000 }], [{ game_type: 3, rate_ppm: 4_000 }])).toEqual([
      { game_type: 3, rate_ppm: 4_000 },
    ])
  })
})

describe('R6.4 moving', () => {
  const to = { member_id: 2, path: [1], rates: all(3_000) }
  const move: Move = { member_id: 9, to, height: 0, rates: [] }
  it.each<[string, Partial<Move>, string | undefined]>([
    ['a player', {}, undefined],
    ['to the top', { to: null, height: DEEPEST, rates: all(9_000) }, undefined],
    ['below oneself', { member_id: 2 }, 'team.circle'],
    ['below somebody of the own team', { member_id: 1 }, 'team.circle'],
    ['as deep as may be', { height: DEEPEST - 2 }, undefined],
    ['too deep', { height: DEEPEST - 1 }, 'team.too_deep'],
    ['with the same rates', { rates: all(3_000) }, undefined],
    ['with higher rates', { rates: all(3_010) }, 'team.rates_above'],
  ])('%s', (_case, change, refusal) => expect(refuseMove({ ...move, ...change })).toBe(refusal))
})

describe('R7.5 days', () => {
  it('are a mask for each year they touch', () => {
    const count = (mask: string) => mask.split('1').length - 1
    const masks = listMasks('2025-12-31', '2026-01-02')
    expect(masks.map(({ year, mask }) => [year, mask.length, count(mask)])).toEqual([
      [2025, 366, 2],
      [2026, 366, 2],
    ])
    expect(masks[1]?.mask.slice(0, 3)).toBe('110')
    expect(listMasks('2024-02-29', '2024-02-29')[0]?.mask.indexOf('1')).toBe(59)
  })

  it.each([
    [undefined, { from_on: '2026-01-15', to_on: '2026-01-15' }],
    [['2026-01-01', '2026-01-31 23:59:59'], { from_on: '2026-01-01', to_on: '2026-01-31' }],
    [['2026-01-01', '2026-02-01'], undefined],
    [['2026-01-02', '2026-01-01'], undefined],
  ])('%j → %j', (asked, days) => expect(readDays(asked, '2026-01-15', 31)).toEqual(days))

  it.each([
    [undefined, '2026-01-14'],
    ['2026-01-15', '2026-01-14'],
    ['2026-01-10', '2026-01-10'],
  ])('money gathered until %s is gathered again from %s', (gathered, first) =>
    expect(findFirstGathered(gathered, '2026-01-14')).toBe(first),
  )
})
