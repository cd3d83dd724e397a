import type { bonusRoutes } from '@moongate/contract/bonus'
import type { Handlers } from '../../kernel/http/call.ts'
import { listPage } from '../../kernel/page.ts'
import { countBonuses, findBonuses } from './bonus-list.sql.ts'
import { findOpen } from './bonus.sql.ts'
import { bonusView, getWords, matchView, offerView } from './bonus.view.ts'
import type { BonusDeps } from './deps.ts'
import { cancelBonus } from './end.ts'
import { judgeOffer } from './offer.rules.ts'
import { findOffers } from './offer.sql.ts'
import { findMatch, readOfferFacts } from './offer.ts'
import { takeOffer } from './take.ts'

/** A member's bonuses: what is offered, what runs, what has ended. */
export const createBonusHandlers = (d: BonusDeps): Handlers<typeof bonusRoutes> => ({
  list: async ({ caller: { member_id }, lang }) => {
    const [offers, facts, [open]] = await Promise.all([
      findOffers(d.db),
      readOfferFacts(d, d.db, member_id),
      findOpen(d.db, [member_id]),
    ])
    const words = getWords(d, lang)
    const shown = offers.filter(({ is_on }) => is_on).map((offer) => offerView(offer, judgeOffer(offer, facts), words))
    return { data: { offers: shown, open: open ? bonusView(open, words) : null } }
  },
  match: async ({ caller, input, lang }) => {
    const found = await findMatch(d, caller, input.money)
    return { data: found ? matchView(found, getWords(d, lang)) : null }
  },
  take: async ({ caller, input, lang }) => ({
    data: bonusView(await takeOffer(d, caller, input.offer_id), getWords(d, lang)),
  }),
  cancel: async ({ caller, input, lang }) => ({
    data: bonusView(await cancelBonus(d, caller.member_id, input.id), getWords(d, lang)),
  }),
  history: async ({ caller: { member_id }, input, lang }) => {
    const filter = { member_ids: [member_id], is_ended: true }
    const words = getWords(d, lang)
    const { data } = await listPage(input, {
      count: () => countBonuses(d.db, filter),
      rows: (limit, offset) => findBonuses(d.db, filter, limit, offset),
      view: (rows) => rows.map((row) => bonusView(row, words)),
    })
    return { data }
  },
})
