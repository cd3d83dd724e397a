import type { savingsOfficeRoutes } from '@moongate/contract/savings.office'
import { toWire } from '@moongate/money'
import type { Handlers } from '../../kernel/http/call.ts'
import { readStaffAct } from '../../kernel/http/staff-act.ts'
import { listPage } from '../../kernel/page.ts'
import { formatWireTime, parseInstant, parseRange } from '../../kernel/time.ts'
import { findMemberByName, findMembersByIds } from '../members/index.ts'
import { findHeld, sumCost } from './cost.sql.ts'
import type { SavingsDeps } from './deps.ts'
import { costRowView, costView, deskHoldingView, planRowView } from './desk.view.ts'
import { countHoldings, findHoldings } from './held.sql.ts'
import { readTerms } from './plan.office.ts'
import { computeSoldOut } from './plan.rules.ts'
import { addPlan, requireValid, setPlan, switchPlan } from './plan.ts'
import { findPlans, type Plan } from './plan.sql.ts'

type Routes = typeof savingsOfficeRoutes
const DAY_MS = 86_400_000
const DAYS_SHOWN = 30

const createPlanHandlers = (
  d: SavingsDeps,
): Pick<Handlers<Routes>, 'plans' | 'preview' | 'addPlan' | 'setPlan' | 'switchPlan'> => {
  const zone = d.config.site_time_zone
  const showOne = async (plan: Plan) => ({ data: planRowView(plan, await findHeld(d.db), zone) })
  return {
    plans: async () => {
      const [plans, held] = await Promise.all([findPlans(d.db), findHeld(d.db)])
      return { data: plans.map((plan) => planRowView(plan, held, zone)) }
    },
    preview: async ({ input }) => {
      const terms = readTerms(input, zone)
      requireValid(terms, 0)
      return { data: costView(computeSoldOut(terms)) }
    },
    addPlan: async (call) => {
      const { reason, ...form } = call.input
      return showOne(await addPlan(d, readTerms(form, zone), { reason }, readStaffAct(call)))
    },
    setPlan: async (call) => {
      const { id, seen, reason, ...form } = call.input
      return showOne(await setPlan(d, readTerms(form, zone), { id, seen, reason }, readStaffAct(call)))
    },
    switchPlan: async (call) => showOne(await switchPlan(d, call.input, readStaffAct(call))),
  }
}

/** Yuebao for staff to see and to set. */
export const createSavingsOfficeHandlers = (d: SavingsDeps): Handlers<Routes> => {
  const zone = d.config.site_time_zone
  const formatDay = (at: Date): string => formatWireTime(at, zone).slice(0, 10)
  return {
    ...createPlanHandlers(d),
    holdings: async ({ input, lang }) => {
      const member = input.keyword ? await findMemberByName(d.db, input.keyword) : undefined
      const filter = { member_ids: input.keyword ? [member?.id ?? 0] : undefined, status: input.status }
      const { data } = await listPage(input, {
        count: () => countHoldings(d.db, filter),
        rows: (limit, offset) => findHoldings(d.db, filter, d.clock.now(), limit, offset),
        view: async (rows) => {
          const members = await findMembersByIds(d.db, [...new Set(rows.map(({ member_id }) => member_id))])
          const by_id = new Map(members.map((one) => [one.id, one]))
          return rows.map((row) => deskHoldingView(row, by_id, { lang, time_zone: zone }))
        },
      })
      return { data }
    },
    cost: async ({ input, lang }) => {
      const to = input.to ?? formatDay(d.clock.now())
      const last = parseInstant(to, zone) ?? d.clock.now()
      const from = input.from ?? formatDay(new Date(last.getTime() - (DAYS_SHOWN - 1) * DAY_MS))
      const rows = await sumCost(d.db, parseRange([from, to], zone) ?? { from: last, before: last })
      const total = rows.reduce((sum, { amount }) => sum + amount, 0n)
      return { data: { from, to, total: toWire(total), rows: rows.map((row) => costRowView(row, lang)) } }
    },
  }
}
