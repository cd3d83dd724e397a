import type { Lang } from '@moongate/contract'
import type { savingsRoutes } from '@moongate/contract/savings'
import { toWire } from '@moongate/money'
import type { Handlers } from '../../kernel/http/call.ts'
import { listPage } from '../../kernel/page.ts'
import { refuse } from '../../kernel/refusal.ts'
import { formatWireTime, parseInstant } from '../../kernel/time.ts'
import { buyPlan, requireOn } from './buy.ts'
import type { SavingsDeps } from './deps.ts'
import { countHoldings, findHoldings, findPayments, sumHeld } from './held.sql.ts'
import { findHolding } from './holding.sql.ts'
import { findMine, findPlans } from './plan.sql.ts'
import { redeemHolding } from './redeem.ts'
import { holdingView, planView, type Shown } from './savings.view.ts'

const NOTHING_BOUGHT = { count: 0, last_at: null }
const PAYMENTS_SHOWN = 100

/** When the site's day began. */
const findMidnight = (now: Date, time_zone: string): Date =>
  parseInstant(formatWireTime(now, time_zone).slice(0, 10), time_zone) ?? now

/** A member's yuebao: what is on sale, what they hold, buying and redeeming. */
export const createSavingsHandlers = (d: SavingsDeps): Handlers<typeof savingsRoutes> => {
  const time_zone = d.config.site_time_zone
  const show = (lang: Lang): Shown => ({ lang, time_zone, now: d.clock.now() })
  return {
    plans: async ({ caller, lang }) => {
      await requireOn(d)
      const [plans, mine] = await Promise.all([findPlans(d.db), findMine(d.db, caller.member_id)])
      const shown = show(lang)
      const data = plans
        .map((plan) => planView(plan, mine.find(({ plan_id }) => plan_id === plan.id) ?? NOTHING_BOUGHT, shown))
        .filter(({ standing }) => standing !== 'closed')
      return { data }
    },
    holdings: async ({ caller: { member_id }, input, lang }) => {
      const shown = show(lang)
      const midnight = findMidnight(shown.now, time_zone)
      const filter = { member_ids: [member_id], status: input.status }
      const [{ data }, held] = await Promise.all([
        listPage(input, {
          count: () => countHoldings(d.db, filter),
          rows: (limit, offset) => findHoldings(d.db, filter, midnight, limit, offset),
          view: (rows) => rows.map((row) => holdingView(row, shown)),
        }),
        sumHeld(d.db, member_id, midnight),
      ])
      const { n, principal, interest, today } = held
      const sums = { Principal: toWire(principal), Interest: toWire(interest), Today: toWire(today) }
      return { data, summery: { TotalCount: n, ...sums } }
    },
    buy: async ({ caller, input, idempotency_key: request_key }) => {
      const { id } = await buyPlan(d, caller, { ...input, request_key })
      return { data: { member_plan_id: id }, message: 'savings:bought' }
    },
    redeem: async ({ caller: { member_id }, input: { record_id } }) => {
      const { amount, state } = await redeemHolding(d, { member_id, id: record_id })
      return {
        money: toWire(amount),
        data: { state },
        message: state === 'settled' ? 'savings:redeemed' : 'savings:redeeming',
      }
    },
    history: async ({ caller: { member_id }, input: { record_id } }) => {
      if (!(await findHolding(d.db, member_id, record_id))) refuse('savings.holding_not_found')
      const payments = await findPayments(d.db, member_id, record_id, PAYMENTS_SHOWN)
      return {
        data: payments.map(({ times, amount, calc_at }) => ({
          interest: toWire(amount),
          times,
          calc_at: formatWireTime(calc_at, time_zone),
        })),
      }
    },
  }
}
