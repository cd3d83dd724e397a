import type { InputOf } from '@moongate/contract'
import type { bonusOfficeRoutes } from '@moongate/contract/bonus.office'
import { toWire } from '@moongate/money'
import type { Handlers } from '../../kernel/http/call.ts'
import { readStaffAct } from '../../kernel/http/staff-act.ts'
import { sumCost } from './bonus-list.sql.ts'
import { getWords, listWeights } from './bonus.view.ts'
import type { BonusDeps } from './deps.ts'
import { deskOfferView } from './desk.view.ts'
import { saveOffer } from './offer.ts'
import { findOffers } from './offer.sql.ts'
import { computeAmount, computeNeeded, computeRequired, type Terms } from './terms.rules.ts'

type Routes = typeof bonusOfficeRoutes
const COST_MS = 30 * 86_400_000
/** The example is of ten times the least that is asked for. */
const EXAMPLE = 10n

const toTerms = (i: InputOf<Routes['previewOffer']>, review = false): Terms => ({
  percent: i.percent,
  min: i.min,
  max: i.max,
  times: i.times,
  max_bet: i.max_bet,
  days: i.days,
  order: i.order,
  weights: i.weights.map(({ gameType, weight }) => ({ game_type: gameType, percent: weight })),
  review,
})

/** Offers for staff to see, to work through and to save. */
export const createOfferHandlers = (d: BonusDeps): Pick<Handlers<Routes>, 'offers' | 'previewOffer' | 'saveOffer'> => ({
  offers: async ({ lang }) => {
    const since = new Date(d.clock.now().getTime() - COST_MS)
    const [offers, cost] = await Promise.all([findOffers(d.db), sumCost(d.db, since)])
    const words = getWords(d, lang)
    return {
      data: {
        offers: offers.map((offer) => deskOfferView(offer, words)),
        types: listWeights({ weights: [] }, words).map(({ gameType, game_type_text: text }) => ({ gameType, text })),
        cost: {
          taken: cost.taken,
          granted: toWire(cost.granted),
          paid: toWire(cost.paid),
          locked: toWire(cost.locked),
        },
      },
    }
  },
  previewOffer: async ({ input, lang }) => {
    const terms = toTerms(input)
    const base = terms.min * EXAMPLE
    const amount = computeAmount(base, terms)
    const required = computeRequired(amount, terms)
    const bets = listWeights(terms, getWords(d, lang)).map(({ game_type_text, percent }) => {
      const needed = computeNeeded(required, percent)
      return { game_type_text, needed: needed === null ? null : toWire(needed) }
    })
    return { data: { base: toWire(base), money: toWire(amount), required: toWire(required), bets } }
  },
  saveOffer: async (call) => {
    const { id, titles, kind, review, is_on, reason } = call.input
    const offer = { kind, title: titles, terms: toTerms(call.input, review), is_on }
    const saved = await saveOffer(d, id, offer, reason, readStaffAct(call))
    return { data: deskOfferView(saved, getWords(d, call.lang)) }
  },
})
