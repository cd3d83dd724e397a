import type { InputOf, Lang } from '@moongate/contract'
import type { bonusOfficeRoutes } from '@moongate/contract/bonus.office'
import { toWire } from '@moongate/money'
import type { Handlers } from '../../kernel/http/call.ts'
import { readStaffAct } from '../../kernel/http/staff-act.ts'
import { listPage } from '../../kernel/page.ts'
import { findMemberByName, findMembersByIds } from '../members/index.ts'
import { type Bonus, countBonuses, findBonuses, sumCost } from './bonus.sql.ts'
import { deskBonusView, deskOfferView, getWords, listWeights } from './bonus.view.ts'
import type { BonusDeps } from './deps.ts'
import { decideBonus, saveOffer } from './desk.ts'
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
  weights: i.weights.map(({ gameType, percent }) => ({ game_type: gameType, percent })),
  review,
})

const createOfferHandlers = (d: BonusDeps): Pick<Handlers<Routes>, 'offers' | 'previewOffer' | 'saveOffer'> => ({
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

/** Bonuses for staff: to offer, to decide and to end. */
export const createBonusOfficeHandlers = (d: BonusDeps): Handlers<Routes> => {
  const showAll = async (bonuses: readonly Bonus[], lang: Lang) => {
    const members = await findMembersByIds(d.db, [...new Set(bonuses.map(({ member_id }) => member_id))])
    const by_id = new Map(members.map((member) => [member.id, member]))
    return bonuses.map((bonus) => deskBonusView(bonus, by_id.get(bonus.member_id), getWords(d, lang)))
  }
  const showOne = async (bonus: Bonus, lang: Lang) => {
    const [data] = await showAll([bonus], lang)
    if (!data) throw new Error(`bonus ${bonus.bill_no} is not shown`)
    return { data }
  }
  return {
    ...createOfferHandlers(d),
    bonuses: async ({ input, lang }) => {
      const member = input.keyword ? await findMemberByName(d.db, input.keyword) : undefined
      const filter = {
        member_ids: input.keyword ? [member?.id ?? 0] : undefined,
        state: input.open === 1 ? ('in_review' as const) : input.state,
      }
      const { data } = await listPage(input, {
        count: () => countBonuses(d.db, filter),
        rows: (limit, offset) => findBonuses(d.db, filter, limit, offset),
        view: (rows) => showAll(rows, lang),
      })
      return { data }
    },
    approve: async (call) => {
      const decision = { id: call.input.id, step: 'approve' as const, reason: '' }
      return showOne(await decideBonus(d, decision, readStaffAct(call)), call.lang)
    },
    refuse: async (call) =>
      showOne(await decideBonus(d, { ...call.input, step: 'refuse' }, readStaffAct(call)), call.lang),
    endBonus: async (call) =>
      showOne(await decideBonus(d, { ...call.input, step: 'cancel' }, readStaffAct(call)), call.lang),
  }
}
