import type { AnswerOf, Lang } from '@moongate/contract'
import type { freespinsRoutes } from '@moongate/contract/freespins'
import { toWire } from '@moongate/money'
import type { Translate } from '../../kernel/index.ts'
import { formatWireTime, formatWireTimeOrNull } from '../../kernel/time.ts'
import { pickText } from '../site/index.ts'
import type { FreeSpinsDeps } from './deps.ts'
import { computeLeft } from './grant.rules.ts'
import type { Grant } from './grant.sql.ts'
import type { Offer } from './offer.sql.ts'
import type { Terms } from './terms.rules.ts'

type GrantShown = AnswerOf<typeof freespinsRoutes.claim>['data']
type OfferShown = AnswerOf<typeof freespinsRoutes.list>['data']['offers'][number]
/** What a reader is shown with: words, language, the site's time. */
export type Words = { translate: Translate; lang: Lang; zone: string }

export const getWords = (d: Pick<FreeSpinsDeps, 'translate' | 'config'>, lang: Lang): Words => ({
  translate: d.translate(lang),
  lang,
  zone: d.config.site_time_zone,
})

/** The terms that everybody reads. */
export const termsView = (terms: Terms, { lang }: Words) => ({
  api_code: terms.supplier_code,
  game_code: terms.game_code,
  game_title: pickText(terms.game_title, lang),
  spins: terms.spins,
  stake: toWire(terms.stake),
  pays: terms.pays,
  max: toWire(terms.max),
  times: terms.times,
})

export const offerView = ({ id, title, terms }: Offer, is_claimed: boolean, words: Words): OfferShown => ({
  id,
  title: pickText(title, words.lang),
  ...termsView(terms, words),
  valid_days: terms.valid_days,
  limit: terms.limit,
  is_claimed,
})

export const grantView = (g: Grant, words: Words): GrantShown => ({
  id: g.id,
  bill_no: g.bill_no,
  title: pickText(g.title, words.lang),
  ...termsView(g.terms, words),
  played: g.played,
  left: computeLeft(g),
  won: toWire(g.won),
  credited: toWire(g.credited),
  state: g.state,
  reason: g.reason,
  granted_at: formatWireTime(g.granted_at, words.zone),
  expires_at: formatWireTime(g.expires_at, words.zone),
  finished_at: formatWireTimeOrNull(g.finished_at, words.zone),
})
