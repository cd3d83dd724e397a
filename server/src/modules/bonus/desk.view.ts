import type { AnswerOf, Lang } from '@moongate/contract'
import type { bonusOfficeRoutes } from '@moongate/contract/bonus.office'
import { toWire } from '@moongate/money'
import { markState } from '../../kernel/seen.ts'
import { formatWireTime } from '../../kernel/time.ts'
import type { Member } from '../members/index.ts'
import { pickText } from '../site/index.ts'
import type { CostRow } from './bonus-list.sql.ts'
import type { Bonus } from './bonus.sql.ts'
import { bonusView, termsView, type Words } from './bonus.view.ts'
import { pickStanding } from './offer.ts'
import type { Offer } from './offer.sql.ts'

/** A bonus as staff see it. */
export const deskBonusView = (
  bonus: Bonus,
  member: Member | undefined,
  words: Words,
): AnswerOf<typeof bonusOfficeRoutes.approve>['data'] => ({
  ...bonusView(bonus, words),
  member_id: bonus.member_id,
  member_name: member?.name ?? '',
  base: toWire(bonus.base),
  flags: bonus.flags,
  handled_by: bonus.handled_by,
})

/** An offer as staff see it, with its titles in every language. */
export const deskOfferView = (offer: Offer, words: Words): AnswerOf<typeof bonusOfficeRoutes.saveOffer>['data'] => ({
  id: offer.id,
  kind: offer.kind,
  titles: {
    zh_cn: pickText(offer.title, 'zh_cn'),
    zh_hk: pickText(offer.title, 'zh_hk'),
    en: pickText(offer.title, 'en'),
    th: pickText(offer.title, 'th'),
    vi: pickText(offer.title, 'vi'),
  },
  terms: termsView(offer.terms, words),
  review: offer.terms.review,
  is_on: offer.is_on,
  set_by: offer.set_by,
  set_at: formatWireTime(offer.set_at, words.zone),
  seen: markState(pickStanding(offer)),
})

/** What the bonuses of one offer have cost; of what came of no offer by its kind. */
export const costView = ({ offer_id, kind, title, taken, granted, paid, locked }: CostRow, lang: Lang) => ({
  id: offer_id === null ? kind : `${offer_id} ${kind}`,
  title: pickText(title, lang),
  kind,
  taken,
  granted: toWire(granted),
  paid: toWire(paid),
  locked: toWire(locked),
})
