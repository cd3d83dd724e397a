import { compareMoney, fromWire } from '@moongate/money'
import type { Bonus, BonusOffer } from '../../api/bonus-queries.ts'

/** How far a bonus has come, as a part of 1, the hundredth cut; one without a condition is done. */
export const computeShare = ({ wagered, required }: Pick<Bonus, 'wagered' | 'required'>): number => {
  const all = fromWire(required) ?? 0n
  const some = fromWire(wagered) ?? 0n
  return all === 0n || some >= all ? 1 : Number((some * 100n) / all) / 100
}

/** Offers that can be taken first, the dearest of them at the top; the others as they come. */
export const sortOffers = (offers: readonly BonusOffer[]): BonusOffer[] =>
  offers.toSorted((a, b) => Number(b.stand === 'open') - Number(a.stand === 'open') || compareMoney(b.money, a.money))
