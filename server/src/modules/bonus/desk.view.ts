import type { AnswerOf, Lang } from '@moongate/contract'
import type { bonusOfficeRoutes } from '@moongate/contract/bonus.office'
import { toWire } from '@moongate/money'
import { formatWireTime } from '../../kernel/time.ts'
import type { Member } from '../members/index.ts'
import { pickText } from '../site/index.ts'
import type { CostRow } from './bonus-list.sql.ts'
import type { Bonus } from './bonus.sql.ts'
import { bonusView, termsView, type Words } from './bonus.view.ts'
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
export const deskOfferView = (
  { id, kind, title, terms, is_on, set_by, set_at }: Offer,
  words: Words,
): AnswerOf<typeof bonusOfficeRoutes.saveOffer>['data'] => ({
  id,
  kind,
  titles: {
    zh_cn: pickText(title, 'zh_cn'),
    zh_hk: pickText(title, 'zh_hk'),
    en: pickText(title, 'en'),
    th: pickText(title, 'th'),
    vi: pickText(title, 'vi'),
  },
  terms: termsView(terms, words),
  review: terms.review,
  is_on,
  set_by,
  set_at: formatWireTime(set_at, words.zone),
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
