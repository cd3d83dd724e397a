import { describe, expect, it } from 'vitest'
import { readAmount, readOffer, toTermsInput } from './offer.rules.ts'

const TYPES = [
  { gameType: 3, text: 'Slots' },
  { gameType: 1, text: 'Live' },
]

describe('R6.6 the form of an offer', () => {
  it.each([
    ['100', '100.00'],
    [' 0.5 ', '0.50'],
    ['0', null],
    ['x', null],
    ['', null],
  ])('reads the amount %j as %j', (typed, read) => expect(readAmount(typed)).toBe(read))

  it('of a new one weighs every type of games whole, and sends no largest bet where none is typed', () => {
    const draft = readOffer(undefined, TYPES)
    expect(draft.weights.map(({ percent }) => percent)).toEqual([100, 100])
    expect(toTermsInput(draft)).toMatchObject({
      min: '100.00',
      max_bet: null,
      weights: [
        { gameType: 3, weight: 100 },
        { gameType: 1, weight: 100 },
      ],
    })
    expect(toTermsInput({ ...draft, max_bet: '5' })).toMatchObject({ max_bet: '5.00' })
  })

  it('sends nothing while an amount is missing', () =>
    expect(toTermsInput({ ...readOffer(undefined, TYPES), max: '' })).toBeUndefined())
})
