import { fromWire, toWire } from '@moongate/money'
import type { SpinInput, SpinOffer, SpinOffers } from '../../api/freespins.ts'
import { readAmount } from './offer.rules.ts'

/** An offer of free spins as its form holds it; `game` names supplier and game together. */
export type SpinDraft = Pick<
  SpinInput,
  'trigger' | 'limit' | 'spins' | 'valid_days' | 'pays' | 'times' | 'days' | 'order' | 'code' | 'is_on' | 'reason'
> & {
  titles: SpinOffer['titles']
  game: string
  min: string
  stake: string
  max: string
  max_bet: string
  weights: { gameType: number; text: string; percent: number }[]
}

const NO_TITLES = { zh_cn: '', zh_hk: '', en: '', th: '', vi: '' }
const FRESH = {
  titles: NO_TITLES,
  trigger: 'claim',
  limit: 'once',
  spins: 10,
  valid_days: 7,
  pays: 'real',
  times: 5,
  days: 7,
  order: 'real_first',
  code: '',
  is_on: false,
  min: '0.00',
  stake: '0.50',
  max: '100.00',
} as const

const nameGame = ({ api_code, game_code }: Pick<SpinOffer, 'api_code' | 'game_code'>): string =>
  `${api_code}/${game_code}`

/** The slots that free spins can be of, by their suppliers, as a choice; the one of an offer stays in it when it is on sale no more. */
export const listGames = (suppliers: SpinOffers['suppliers'], offer?: SpinOffer) => {
  const known = suppliers.map(({ api_code, title, games }) => ({
    group: title,
    items: games.map(({ game_code, title: label }) => ({ value: nameGame({ api_code, game_code }), label })),
  }))
  const own = offer && { value: nameGame(offer), label: offer.game_title }
  if (!own || known.some(({ items }) => items.some(({ value }) => value === own.value))) return known
  const others = known.find(({ group }) => group === offer.api_title)?.items ?? []
  return [
    ...known.filter(({ group }) => group !== offer.api_title),
    { group: offer.api_title, items: [...others, own] },
  ]
}

type Found = Pick<SpinOffer, 'api_code' | 'game_code'> & { title: string }

/** The slots to choose from, with those that a search has found beside them: the first list does not hold all of a large supplier. */
export const addGames = (suppliers: SpinOffers['suppliers'], found: readonly Found[]): SpinOffers['suppliers'] =>
  suppliers.map((supplier) => {
    const known = new Set(supplier.games.map(({ game_code }) => game_code))
    const others = found.filter(({ api_code, game_code }) => api_code === supplier.api_code && !known.has(game_code))
    return { ...supplier, games: [...supplier.games, ...others.map(({ game_code, title }) => ({ game_code, title }))] }
  })

/** The form of an offer, or of a new one. */
export const readSpinOffer = (offer: SpinOffer | undefined, { types, suppliers }: SpinOffers): SpinDraft => {
  const { titles, trigger, limit, spins, valid_days, pays, times, days, order, code, is_on, min, stake, max } =
    offer ?? FRESH
  const findWeight = (gameType: number): number =>
    offer?.weights.find((one) => one.gameType === gameType)?.percent ?? (offer ? 0 : 100)
  return {
    titles,
    trigger,
    limit,
    spins,
    valid_days,
    pays,
    times,
    days,
    order,
    code,
    is_on,
    min,
    stake,
    max,
    game: offer ? nameGame(offer) : (listGames(suppliers)[0]?.items[0]?.value ?? ''),
    max_bet: offer?.max_bet ?? '',
    weights: types.map((type) => ({ ...type, percent: findWeight(type.gameType) })),
    reason: '',
  }
}

/** An amount that may be nothing, as the wire takes it; null where it is none. */
export const readAmountOrNone = (typed: string): string | null => {
  const minor = fromWire(typed.trim() === '' ? '0' : typed.trim())
  return minor === undefined || minor < 0n ? null : toWire(minor)
}

/** A form as it is sent; undefined while an amount is missing. */
export const toSpinInput = (draft: SpinDraft) => {
  const { game, weights, min: _min, stake: _stake, max: _max, max_bet, reason, ...rest } = draft
  const [api_code = '', game_code = ''] = game.split(/\/(.*)/s)
  const min = readAmountOrNone(draft.min)
  const [stake, max] = [readAmount(draft.stake), readAmount(draft.max)]
  if (min === null || stake === null || max === null) return undefined
  const weighed = weights.map(({ gameType, percent: weight }) => ({ gameType, weight }))
  const sums = { min, stake, max, max_bet: readAmount(max_bet) }
  return { ...rest, api_code, game_code, ...sums, weights: weighed, reason: reason.trim() }
}

/** The terms of a form to be worked through; undefined while an amount is missing. */
export const toSpinTerms = (draft: SpinDraft) => {
  const input = toSpinInput(draft)
  if (!input) return undefined
  const { trigger, limit, min, spins, stake, pays, max, times, weights } = input
  return { trigger, limit, min, spins, stake, pays, max, times, weights }
}
export type SpinTerms = NonNullable<ReturnType<typeof toSpinTerms>>
