import type { Spots } from '@moongate/game-contract/live'
import { describe, expect, it } from 'vitest'
import { addChips, isEnough, listChips, sumSpots } from './chips.rules.ts'

const limits: { laid: Spots; held: Spots; most: number; balance: number } = {
  laid: {},
  held: {},
  most: 200_000,
  balance: 1_000_000,
}

describe('chips', () => {
  it.each([
    [500, 200_000, [500, 1_000, 5_000, 10_000, 50_000]],
    [10_000, 5_000_000, [10_000, 50_000, 100_000, 500_000, 1_000_000]],
  ])('R1.1 of a table from %i to %i', (least, most, chips) => expect(listChips(least, most)).toEqual(chips))

  it.each<[string, { on?: Spots } & Partial<typeof limits>, Spots]>([
    ['lie where they are put', {}, { banker: 5_000 }],
    ['add up', { held: { banker: 1_000 } }, { banker: 6_000 }],
    ['end at the limit', { laid: { banker: 197_000 } }, { banker: 3_000 }],
    ['are not put past it', { laid: { banker: 200_000 } }, {}],
    ['end with the balance, in whole units', { balance: 4_250, held: { tie: 1_000 } }, { tie: 1_000, banker: 3_200 }],
    [
      'lie on many spots, as far as the balance goes',
      { balance: 6_000, on: { banker: 5_000, tie: 5_000 } },
      { banker: 5_000, tie: 1_000 },
    ],
    ['are not put without it', { balance: 1_000, held: { tie: 1_000 } }, { tie: 1_000 }],
  ])('R1.1 %s', (_case, { on = { banker: 5_000 }, ...change }, held) =>
    expect(addChips(on, { ...limits, ...change })).toEqual(held),
  )

  it.each([
    ['all spots', { banker: 1_000, tie: 500 }, {}, true],
    ['one that has too little', { banker: 1_000, tie: 400 }, {}, false],
    ['one that what lies there makes up for', { tie: 100 }, { tie: 400 }, true],
  ])('R1.1 are enough for the table: %s', (_case, held, laid, enough) => {
    expect(isEnough(held, laid, 500)).toBe(enough)
    expect(sumSpots(held)).toBeGreaterThan(0)
  })
})
