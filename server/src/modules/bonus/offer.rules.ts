import { BONUS_FLAGS, type BonusFlag, type BonusOffer } from '@moongate/contract/bonus.states'
import { computeAmount, type Terms } from './terms.rules.ts'

/** A credited deposit; `place` counts a member's from 1. */
export type Deposit = { ref: string; amount: bigint; place: number; is_used: boolean; is_withdrawn: boolean }
/** What a member's offers are judged by: their newest deposit within the days in which it can be matched, and last week's loss. */
export type OfferFacts = {
  deposit: Deposit | undefined
  week: { source: string; loss: bigint; is_used: boolean }
}
type Stand = 'open' | 'no_deposit' | 'deposit_small' | 'withdrawn' | 'no_loss' | 'used'
export type Judged = { stand: Stand; source: string; base: bigint; amount: bigint }
type Offer = { kind: BonusOffer; terms: Terms }

const judgeDeposit = ({ kind, terms }: Offer, deposit: Deposit | undefined): Stand => {
  if (kind === 'first_deposit' && deposit && deposit.place > 1) return 'used'
  if (!deposit || (kind === 'reload' && deposit.place === 1)) return 'no_deposit'
  if (deposit.is_used) return 'used'
  if (deposit.amount < terms.min) return 'deposit_small'
  return deposit.is_withdrawn ? 'withdrawn' : 'open'
}

const judgeLoss = ({ terms }: Offer, { loss, is_used }: OfferFacts['week']): Stand => {
  if (is_used) return 'used'
  return loss > 0n && loss >= terms.min ? 'open' : 'no_loss'
}

/** Whether an offer can be taken now, for what, and what it brings. */
export const judgeOffer = (offer: Offer, { deposit, week }: OfferFacts): Judged => {
  const is_loss = offer.kind === 'cashback'
  const stand = is_loss ? judgeLoss(offer, week) : judgeDeposit(offer, deposit)
  const base = stand === 'open' ? (is_loss ? week.loss : (deposit?.amount ?? 0n)) : 0n
  return { stand, source: is_loss ? week.source : (deposit?.ref ?? ''), base, amount: computeAmount(base, offer.terms) }
}

/**
 * What a deposit of an amount would bring a member who has so many already: of the offers it would open, the one that gives most, the
 * older of equals. Judged as the deposit itself will be.
 */
export const chooseMatch = <O extends Offer & { is_on: boolean }>(
  offers: readonly O[],
  amount: bigint,
  deposits: number,
): { offer: O; amount: bigint } | undefined => {
  const deposit = { ref: '', amount, place: deposits + 1, is_used: false, is_withdrawn: false }
  const facts = { deposit, week: { source: '', loss: 0n, is_used: false } }
  const found = offers.flatMap((offer) => {
    const judged = judgeOffer(offer, facts)
    return offer.is_on && judged.stand === 'open' && judged.amount > 0n ? [{ offer, amount: judged.amount }] : []
  })
  return found.toSorted((a, b) => Number(b.amount - a.amount))[0]
}

const SHARED = {
  shared_card: 'card_sharers',
  shared_address: 'address_sharers',
  shared_device: 'device_sharers',
} as const

/** What speaks against a bonus: others who share with the member, however many. */
export const listFlags = (sharers: Readonly<Record<(typeof SHARED)[BonusFlag], number>>): BonusFlag[] =>
  BONUS_FLAGS.filter((flag) => sharers[SHARED[flag]] > 0)

const DAY_MS = 86_400_000
const DAYS = 7

/** The days of the week before that of a day, Monday and Sunday. */
export const findLastWeek = (today: string): { first: string; last: string } => {
  const at = Date.parse(`${today}T00:00:00Z`)
  const since_monday = (new Date(at).getUTCDay() + DAYS - 1) % DAYS
  const formatDay = (days: number) => new Date(at - days * DAY_MS).toISOString().slice(0, 10)
  return { first: formatDay(since_monday + DAYS), last: formatDay(since_monday + 1) }
}
