import { describe, expect, it } from 'vitest'
import { addChip, isStake, listChips } from './chips.rules.ts'

const limits = { least: 500, most: 500_000, unit: 100, balance: 1_000_000 }

describe('chips', () => {
  it.each([
    [500, 500_000, [500, 1_000, 5_000, 10_000, 50_000]],
    [5_000, 10_000, [1_000, 5_000, 10_000]],
  ])('R1.1 of a game from %i to %i', (least, most, chips) => expect(listChips({ least, most })).toEqual(chips))

  it.each([
    ['add up', 1_000, {}, 6_000],
    ['end at the limit', 498_000, {}, 500_000],
    ['are not put past it', 500_000, {}, 500_000],
    ['end with the balance, in whole units', 1_000, { balance: 4_250 }, 4_200],
    ['end with the balance in the units of the game', 1_000, { balance: 4_250, unit: 1_000 }, 4_000],
    ['are not taken away by a balance that is less', 9_000, { balance: 4_250 }, 9_000],
  ])('R1.1 %s', (_case, stake, change, sum) => expect(addChip(stake, 5_000, { ...limits, ...change })).toBe(sum))

  it.each([
    [499, false],
    [500, true],
    [500_000, true],
    [500_001, false],
  ])('R1.1 a stake of %i is enough: %s', (stake, enough) => expect(isStake(stake, limits)).toBe(enough))

  it('R1.1 a stake that is not there is none', () => expect(isStake(600, { ...limits, balance: 599 })).toBe(false))
})
