import { fromWire, toWire } from '@moongate/money'
import type { Offer, OfferKind, OfferOrder, Offers } from '../../api/bonus.ts'

/** An offer as its form holds it. */
export type OfferDraft = {
  titles: Offer['titles']
  kind: OfferKind
  percent: number
  min: string
  max: string
  times: number
  max_bet: string
  days: number
  order: OfferOrder
  weights: { gameType: number; text: string; percent: number }[]
  review: boolean
  is_on: boolean
  reason: string
}

const NO_TITLES = { zh_cn: '', zh_hk: '', en: '', th: '', vi: '' }
const FRESH = {
  percent: 100,
  min: '100.00',
  max: '1000.00',
  times: 10,
  max_bet: '',
  days: 7,
  order: 'real_first',
} as const

/** The form of an offer, or of a new one: every type of games counts whole. */
export const readOffer = (offer: Offer | undefined, types: Offers['types']): OfferDraft => {
  const { percent, min, max, times, max_bet, days, order } = offer?.terms ?? FRESH
  const findWeight = (gameType: number): number =>
    offer ? (offer.terms.weights.find((one) => one.gameType === gameType)?.percent ?? 0) : 100
  return {
    titles: offer?.titles ?? NO_TITLES,
    kind: offer?.kind ?? 'reload',
    percent,
    min,
    max,
    times,
    days,
    order,
    max_bet: max_bet ?? '',
    weights: types.map((type) => ({ ...type, percent: findWeight(type.gameType) })),
    review: offer?.review ?? true,
    is_on: offer?.is_on ?? false,
    reason: '',
  }
}

/** An amount above nothing as the wire takes it; null where it is none. */
export const readAmount = (typed: string): string | null => {
  const minor = fromWire(typed.trim())
  return minor !== undefined && minor > 0n ? toWire(minor) : null
}

/** The terms of a form as they are sent; undefined while an amount is missing. */
export const toTermsInput = (draft: OfferDraft) => {
  const { kind, percent, times, days, order, weights } = draft
  const min = readAmount(draft.min)
  const max = readAmount(draft.max)
  if (min === null || max === null) return undefined
  const weighed = weights.map(({ gameType, percent: weight }) => ({ gameType, weight }))
  return { kind, percent, min, max, times, max_bet: readAmount(draft.max_bet), days, order, weights: weighed }
}
