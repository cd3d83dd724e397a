import type { AnswerOf, Lang } from '@moongate/contract'
import type { freespinsOfficeRoutes } from '@moongate/contract/freespins.office'
import { GAME_TYPES } from '@moongate/contract/games.states'
import { toWire } from '@moongate/money'
import { formatWireTime } from '../../kernel/time.ts'
import { markState } from '../../kernel/seen.ts'
import { pickText, type Text } from '../site/index.ts'
import { grantView, termsView, type Words } from './freespins.view.ts'
import type { CostRow } from './grant-list.sql.ts'
import type { Grant } from './grant.sql.ts'
import { pickStanding } from './offer.ts'
import type { Offer } from './offer.sql.ts'
import type { Terms } from './terms.rules.ts'

type Routes = typeof freespinsOfficeRoutes

/** Every type of games with its weight; those without one count nothing. */
export const listWeights = (weights: Terms['weights'], { translate }: Pick<Words, 'translate'>) =>
  GAME_TYPES.map(({ key, name }) => ({
    gameType: key,
    game_type_text: translate(`games:types.${name}`),
    percent: weights.find(({ game_type }) => game_type === key)?.percent ?? 0,
  }))

/** An offer as staff see it, with its titles in every language; `api_title` is the supplier's. */
export const deskOfferView = (
  o: Offer,
  api_title: Text | undefined,
  words: Words,
): AnswerOf<Routes['saveOffer']>['data'] => ({
  id: o.id,
  titles: {
    zh_cn: pickText(o.title, 'zh_cn'),
    zh_hk: pickText(o.title, 'zh_hk'),
    en: pickText(o.title, 'en'),
    th: pickText(o.title, 'th'),
    vi: pickText(o.title, 'vi'),
  },
  ...termsView(o.terms, words),
  api_title: api_title ? pickText(api_title, words.lang) : o.terms.supplier_code,
  trigger: o.terms.trigger,
  code: o.code,
  limit: o.terms.limit,
  min: toWire(o.terms.min),
  valid_days: o.terms.valid_days,
  max_bet: o.terms.max_bet === null ? null : toWire(o.terms.max_bet),
  days: o.terms.days,
  order: o.terms.order,
  weights: listWeights(o.terms.weights, words),
  is_on: o.is_on,
  set_by: o.set_by,
  set_at: formatWireTime(o.set_at, words.zone),
  seen: markState(pickStanding(o)),
})

/** Granted free spins as staff see them. */
export const deskGrantView = (
  g: Grant,
  { name, odd }: { name: string; odd: number },
  words: Words,
): AnswerOf<Routes['give']>['data'] => ({
  ...grantView(g, words),
  member_id: g.member_id,
  member_name: name,
  odd,
  handled_by: g.handled_by,
})

/** Sums of what free spins have come to. */
export const sumUp = (rows: readonly Omit<CostRow, 'offer_id' | 'title'>[]) => ({
  grants: rows.reduce((sum, { grants }) => sum + grants, 0),
  spins: rows.reduce((sum, { spins }) => sum + spins, 0),
  played: rows.reduce((sum, { played }) => sum + played, 0),
  won: toWire(rows.reduce((sum, { won }) => sum + won, 0n)),
  credited: toWire(rows.reduce((sum, { credited }) => sum + credited, 0n)),
})

/** What the free spins of one offer have come to. */
export const costView = (row: CostRow, lang: Lang) => ({
  offer_id: row.offer_id,
  title: pickText(row.title, lang),
  ...sumUp([row]),
})
