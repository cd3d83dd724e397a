import type { InputOf } from '@moongate/contract'
import type { bonusOfficeRoutes } from '@moongate/contract/bonus.office'
import { toWire } from '@moongate/money'
import type { Handlers } from '../../kernel/http/call.ts'
import { readStaffAct } from '../../kernel/http/staff-act.ts'
import { readSpan } from '../../kernel/span.ts'
import { sumCost } from './bonus-list.sql.ts'
import { getWords, listWeights } from './bonus.view.ts'
import type { BonusDeps } from './deps.ts'
import { costView, deskOfferView } from './desk.view.ts'
import { saveOffer } from './offer.ts'
import { findOffers } from './offer.sql.ts'
import { computeAmount, computeNeeded, computeRequired, type Terms } from './terms.rules.ts'
import { previewWeek } from './week.ts'

type Routes = typeof bonusOfficeRoutes
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
export const createOfferHandlers = (
  d: BonusDeps,
): Pick<Handlers<Routes>, 'offers' | 'cost' | 'previewOffer' | 'saveOffer'> => ({
  offers: async ({ lang }) => {
    const offers = await findOffers(d.db)
    const words = getWords(d, lang)
    return {
      data: {
        offers: offers.map((offer) => deskOfferView(offer, words)),
        types: listWeights({ weights: [] }, words).map(({ gameType, game_type_text: text }) => ({ gameType, text })),
      },
    }
  },
  cost: async ({ input, lang }) => {
    const { from, to, span } = readSpan(d, input)
    const rows = await sumCost(d.db, span)
    const total = (key: 'granted' | 'paid' | 'locked') => toWire(rows.reduce((sum, row) => sum + row[key], 0n))
    return {
      data: {
        from,
        to,
        taken: rows.reduce((sum, { taken }) => sum + taken, 0),
        granted: total('granted'),
        paid: total('paid'),
        locked: total('locked'),
        rows: rows.map((row) => costView(row, lang)),
      },
    }
  },
  previewOffer: async ({ input, lang }) => {
    const terms = toTerms(input)
    const { amount: of_week, ...week } = await previewWeek(d, input.kind, terms)
    const base = terms.min * EXAMPLE
    const amount = computeAmount(base, terms)
    const required = computeRequired(amount, terms)
    const bets = listWeights(terms, getWords(d, lang)).map(({ game_type_text, percent }) => {
      const needed = computeNeeded(required, percent)
      return { game_type_text, needed: needed === null ? null : toWire(needed) }
    })
    return {
      data: {
        base: toWire(base),
        money: toWire(amount),
        required: toWire(required),
        bets,
        week: { ...week, money: toWire(of_week) },
      },
    }
  },
  saveOffer: async (call) => {
    const { titles, kind, review, is_on } = call.input
    const offer = { kind, title: titles, terms: toTerms(call.input, review), is_on }
    const saved = await saveOffer(d, call.input, offer, readStaffAct(call))
    return { data: deskOfferView(saved, getWords(d, call.lang)) }
  },
})
