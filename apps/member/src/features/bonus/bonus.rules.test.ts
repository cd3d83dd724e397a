import { expect, it } from 'vitest'
import type { BonusOffer } from '../../api/bonus-queries.ts'
import { computeShare, sortOffers } from './bonus.rules.ts'

it.each([
  ['0.00', '100.00', 0],
  ['33.39', '100.00', 0.33],
  ['99.99', '100.00', 0.99],
  ['100.00', '100.00', 1],
  ['250.00', '100.00', 1],
  ['0.00', '0.00', 1],
])('R1.5 %s of %s is %d of 1', (wagered, required, share) => expect(computeShare({ wagered, required })).toBe(share))

it('shows first what can be taken, the dearest at the top', () => {
  const offer = (id: number, stand: BonusOffer['stand'], money: string) => ({ id, stand, money }) as BonusOffer
  const offers = [
    offer(1, 'used', '0.00'),
    offer(2, 'open', '9.00'),
    offer(3, 'open', '10.00'),
    offer(4, 'no_loss', '0.00'),
  ]
  expect(sortOffers(offers).map(({ id }) => id)).toEqual([3, 2, 1, 4])
})
