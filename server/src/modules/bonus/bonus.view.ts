import type { AnswerOf, Lang } from '@moongate/contract'
import type { bonusRoutes } from '@moongate/contract/bonus'
import { GAME_TYPES } from '@moongate/contract/games.states'
import { toWire } from '@moongate/money'
import type { Translate } from '../../kernel/index.ts'
import { formatWireTime, formatWireTimeOrNull } from '../../kernel/time.ts'
import { pickText } from '../site/index.ts'
import { computeMissing, computePaid } from './bonus.rules.ts'
import type { Bonus } from './bonus.sql.ts'
import type { BonusDeps } from './deps.ts'
import type { Judged } from './offer.rules.ts'
import type { Offer } from './offer.sql.ts'
import { computeRequired, type Terms } from './terms.rules.ts'

type Shown = AnswerOf<typeof bonusRoutes.take>['data']
type OfferShown = AnswerOf<typeof bonusRoutes.list>['data']['offers'][number]
/** What a reader is shown with: words, language, the site's time. */
export type Words = { translate: Translate; lang: Lang; zone: string }

export const getWords = (d: Pick<BonusDeps, 'translate' | 'config'>, lang: Lang): Words => ({
  translate: d.translate(lang),
  lang,
  zone: d.config.site_time_zone,
})

/** Every type of games with its weight; those without one count nothing. */
export const listWeights = ({ weights }: Pick<Terms, 'weights'>, { translate }: Pick<Words, 'translate'>) =>
  GAME_TYPES.map(({ key, name }) => ({
    gameType: key,
    game_type_text: translate(`games:types.${name}`),
    percent: weights.find(({ game_type }) => game_type === key)?.percent ?? 0,
  }))

export const termsView = (terms: Terms, words: Words): OfferShown['terms'] => ({
  percent: terms.percent,
  min: toWire(terms.min),
  max: toWire(terms.max),
  times: terms.times,
  max_bet: terms.max_bet === null ? null : toWire(terms.max_bet),
  days: terms.days,
  order: terms.order,
  weights: listWeights(terms, words),
})

export const offerView = ({ id, kind, title, terms }: Offer, judged: Judged, words: Words): OfferShown => ({
  id,
  kind,
  title: pickText(title, words.lang),
  terms: termsView(terms, words),
  stand: judged.stand,
  base: toWire(judged.base),
  money: toWire(judged.amount),
})

/** What a deposit would bring, before it is made. */
export const matchView = (
  { offer: { title, terms }, amount }: { offer: Offer; amount: bigint },
  words: Words,
): AnswerOf<typeof bonusRoutes.match>['data'] => ({
  title: pickText(title, words.lang),
  terms: termsView(terms, words),
  money: toWire(amount),
  required: toWire(computeRequired(amount, terms)),
})

export const bonusView = (bonus: Bonus, words: Words): Shown => {
  const { state, amount } = bonus
  const kept = state === 'running' ? computePaid(bonus, 'cancelled') : bonus.paid
  return {
    id: bonus.id,
    bill_no: bonus.bill_no,
    kind: bonus.kind,
    title: pickText(bonus.title, words.lang),
    terms: termsView(bonus.terms, words),
    money: toWire(amount),
    required: toWire(bonus.required),
    wagered: toWire(bonus.wagered),
    missing: toWire(computeMissing(bonus)),
    kept: toWire(kept),
    lost: toWire(amount - kept),
    paid: toWire(bonus.paid),
    state,
    reason: bonus.reason,
    taken_at: formatWireTime(bonus.taken_at, words.zone),
    expires_at: formatWireTimeOrNull(bonus.expires_at, words.zone),
    finished_at: formatWireTimeOrNull(bonus.finished_at, words.zone),
  }
}
