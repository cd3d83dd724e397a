import { computeSpinsCost } from '@moongate/lottery'
import { describe, expect, it } from 'vitest'
import { DEMO_REST, demoPrizes } from './demo.rules.ts'
import { chooseState, computeTurnover, findDrawn, type Prize, refusePrizes } from './prize.rules.ts'

const changeAt = (place: number, part: Partial<Prize>): Prize[] =>
  demoPrizes.map((prize, i) => (i === place - 1 ? { ...prize, ...part } : prize))

describe('twelve prizes', () => {
  it.each<[string, readonly Prize[], number, boolean]>([
    ['of the demo', demoPrizes, DEMO_REST, true],
    ['eleven', demoPrizes.slice(1), 1, false],
    ['odds one above the whole', changeAt(1, { odds: 250_001 }), 1, false],
    ['odds one below', changeAt(1, { odds: 249_999 }), 1, false],
    ['one without a name', changeAt(3, { names: { en: 'Cash' } }), 1, false],
    ['what stands in has an end', demoPrizes, 9, false],
  ])('%s: %s', (_, prizes, rest, good) => expect(refusePrizes(prizes, rest) === undefined).toBe(good))

  it('each has the numbers of its odds', () => {
    expect([0, 249_999, 250_000, 519_999, 520_000].map((roll) => findDrawn(demoPrizes, roll).position)).toEqual([
      1, 1, 2, 2, 3,
    ])
    expect(findDrawn(demoPrizes, 999_999).position).toBe(12)
    expect(() => findDrawn(demoPrizes, 1_000_000)).toThrow(RangeError)
  })

  it('a thousand spins of the demo cost what their odds say', () =>
    expect(
      computeSpinsCost(
        demoPrizes.map(({ odds, money }) => ({ odds, cost: money })),
        1000n,
      ),
    ).toBe(4_245_07n))

  it.each([
    ['cash', 'paid', 564n],
    ['coupon', 'to_send', 0n],
    ['goods', 'to_send', 0n],
  ] as const)('%s is %s and asks for %s of turnover', (type, state, turnover) => {
    expect(chooseState({ type })).toBe(state)
    expect(computeTurnover({ type, money: 188n }, 3)).toBe(turnover)
  })
})
