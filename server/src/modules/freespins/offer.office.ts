import type { InputOf } from '@moongate/contract'
import type { freespinsOfficeRoutes } from '@moongate/contract/freespins.office'
import { toWire } from '@moongate/money'
import type { Handlers } from '../../kernel/http/call.ts'
import { readStaffAct } from '../../kernel/http/staff-act.ts'
import { readSpan } from '../../kernel/span.ts'
import { refuse } from '../../kernel/refusal.ts'
import { computeNeeded, computeRequired } from '../bonus/index.ts'
import { findKnownSuppliers } from '../games/index.ts'
import { pickText, type Text } from '../site/index.ts'
import { type FreeSpinsDeps, listSpinners } from './deps.ts'
import { costView, deskOfferView, listWeights, sumUp } from './desk.view.ts'
import { getWords } from './freespins.view.ts'
import { sumCost } from './grant-list.sql.ts'
import { saveOffer } from './offer.ts'
import { findOffer, findOffers } from './offer.sql.ts'
import { findSlot, listSlots } from './slot.ts'
import { computeExample, type Terms } from './terms.rules.ts'
import { previewWeek } from './week.ts'

type Routes = typeof freespinsOfficeRoutes
type Wanted = Pick<InputOf<Routes['saveOffer']>, 'id' | 'is_on' | 'api_code' | 'game_code'>
type Game = Pick<Terms, 'supplier_code' | 'game_code' | 'game_title'>

const toWeights = (typed: InputOf<Routes['saveOffer']>['weights']): Terms['weights'] =>
  typed.map(({ gameType, weight }) => ({ game_type: gameType, percent: weight }))

const toTerms = (i: InputOf<Routes['saveOffer']>, game: Game): Terms => ({
  ...game,
  trigger: i.trigger,
  limit: i.limit,
  min: i.min,
  spins: i.spins,
  stake: i.stake,
  valid_days: i.valid_days,
  pays: i.pays,
  max: i.max,
  times: i.times,
  max_bet: i.max_bet,
  days: i.days,
  order: i.order,
  weights: toWeights(i.weights),
})

/**
 * The title of an offer's game. One that is on sale no more keeps the title that the offer has, where the offer is off: it can always be
 * switched off. Refuses freespins.not_offered.
 */
const chooseTitle = async (d: FreeSpinsDeps, { id, is_on, api_code, game_code }: Wanted): Promise<Text> => {
  const slot = await findSlot(d, d.db, { supplier_code: api_code, game_code })
  if (slot) return slot.title
  const kept = is_on ? undefined : (await findOffer(d.db, id))?.terms
  const is_same = kept?.supplier_code === api_code && kept.game_code === game_code
  return is_same ? kept.game_title : refuse('freespins.not_offered')
}

/** Offers of free spins for staff: to see with their cost, and to save. */
export const createOfferHandlers = (
  d: FreeSpinsDeps,
): Pick<Handlers<Routes>, 'offers' | 'cost' | 'previewOffer' | 'saveOffer'> => {
  const findTitles = async () => new Map((await findKnownSuppliers(d.db)).map(({ code, title }) => [code, title]))
  return {
    offers: async ({ lang }) => {
      const [offers, titles] = await Promise.all([findOffers(d.db), findTitles()])
      const words = getWords(d, lang)
      const suppliers = await Promise.all(
        listSpinners(d).map(async ({ code }) => ({
          api_code: code,
          title: pickText(titles.get(code) ?? { zh_cn: code }, lang),
          games: (await listSlots(d.db, code)).map((g) => ({ game_code: g.game_code, title: pickText(g.title, lang) })),
        })),
      )
      const types = listWeights([], words).map(({ gameType, game_type_text: text }) => ({ gameType, text }))
      const shown = offers.map((offer) => deskOfferView(offer, titles.get(offer.terms.supplier_code), words))
      return { data: { offers: shown, suppliers: suppliers.filter(({ games }) => games.length > 0), types } }
    },
    cost: async ({ input, lang }) => {
      const { from, to, span } = readSpan(d, input)
      const rows = await sumCost(d.db, span)
      return { data: { from, to, ...sumUp(rows), rows: rows.map((row) => costView(row, lang)) } }
    },
    previewOffer: async ({ input, lang }) => {
      const { base, amount } = computeExample(input)
      const required = input.pays === 'bonus' ? computeRequired(amount, input) : 0n
      const bets = listWeights(toWeights(input.weights), getWords(d, lang)).map(({ game_type_text, percent }) => {
        const needed = computeNeeded(required, percent)
        return { game_type_text, needed: needed === null ? null : toWire(needed) }
      })
      const [money, most] = [toWire(amount), toWire(input.max)]
      return {
        data: { base: toWire(base), money, most, required: toWire(required), bets, week: await previewWeek(d, input) },
      }
    },
    saveOffer: async (call) => {
      const { id, titles, code, is_on, seen, reason, api_code, game_code, trigger } = call.input
      const game_title = await chooseTitle(d, call.input)
      const terms = toTerms(call.input, { supplier_code: api_code, game_code, game_title })
      const offer = { title: titles, code: trigger === 'claim' ? code : '', terms, is_on }
      const saved = await saveOffer(d, id, offer, { seen, reason, by: readStaffAct(call) })
      return { data: deskOfferView(saved, (await findTitles()).get(api_code), getWords(d, call.lang)) }
    },
  }
}
