import type { AnswerOf, Lang } from '@moongate/contract'
import type { savingsOfficeRoutes } from '@moongate/contract/savings.office'
import { formatPpm } from '@moongate/contract/savings.rules'
import { applyRate, toWire } from '@moongate/money'
import { formatWireTime, formatWireTimeOrNull } from '../../kernel/time.ts'
import type { Member } from '../members/index.ts'
import { pickText, type Text } from '../site/index.ts'
import type { CostRow, Held } from './cost.sql.ts'
import type { ShownHolding } from './held.sql.ts'
import type { SoldOut } from './plan.rules.ts'
import type { Plan } from './plan.sql.ts'
import { toWireOrNull } from './savings.view.ts'

type Routes = typeof savingsOfficeRoutes
type Row = AnswerOf<Routes['plans']>['data'][number]
type Cost = Row['held']

/** What a plan costs, as the wire tells it. */
export const costView = (cost: SoldOut): Cost => ({
  count: cost.count,
  principal: toWire(cost.principal),
  cycle: toWire(cost.cycle),
  most: toWireOrNull(cost.most),
})

const computeCycle = ({ principal, rate_ppm }: Held): bigint => applyRate(principal, rate_ppm, 'half-even')

/** What may still be earned at most; null: no end of it. */
const computeMost = (one: Held): bigint | null => {
  const cycle = computeCycle(one)
  return one.is_circular || (one.left !== null && one.left < cycle) ? one.left : cycle
}

const heldView = (held: readonly Held[]): Cost => {
  const sum = (pick: (one: Held) => bigint): bigint => held.reduce((all, one) => all + pick(one), 0n)
  const most = held.map(computeMost)
  return costView({
    count: held.reduce((all, { count }) => all + count, 0),
    principal: sum(({ principal }) => principal),
    cycle: sum(computeCycle),
    most: most.reduce((all, one) => (all === null || one === null ? null : all + one), 0n),
  })
}

/** Every language is there: whoever wrote a plan wrote them all. */
const namesView = (names: Text): Row['names'] => ({
  zh_cn: pickText(names, 'zh_cn'),
  zh_hk: pickText(names, 'zh_hk'),
  en: pickText(names, 'en'),
  th: pickText(names, 'th'),
  vi: pickText(names, 'vi'),
})

/** A plan with what is held of it. */
export const planRowView = (plan: Plan, held: readonly Held[], time_zone: string): Row => ({
  ...plan,
  names: namesView(plan.names),
  min_amount: toWire(plan.min_amount),
  max_amount: toWire(plan.max_amount),
  opens_at: formatWireTime(plan.opens_at, time_zone),
  closes_at: formatWireTimeOrNull(plan.closes_at, time_zone),
  rate: formatPpm(plan.rate_ppm),
  interest_limit: toWireOrNull(plan.interest_limit),
  set_at: formatWireTime(plan.set_at, time_zone),
  held: heldView(held.filter(({ plan_id }) => plan_id === plan.id)),
})

/** What somebody holds, for staff. */
export const deskHoldingView = (
  h: ShownHolding,
  members: ReadonlyMap<number, Pick<Member, 'name'>>,
  { lang, time_zone }: { lang: Lang; time_zone: string },
): AnswerOf<Routes['holdings']>['data']['data'][number] => ({
  id: h.id,
  bill_no: h.bill_no,
  plan_id: h.plan_id,
  plan_name: pickText(h.names, lang),
  member_id: h.member_id,
  member_name: members.get(h.member_id)?.name ?? '',
  state: h.state,
  money: toWire(h.amount),
  rate: formatPpm(h.rate_ppm),
  interest: toWire(h.interest),
  times: h.times,
  bought_at: formatWireTime(h.bought_at, time_zone),
  next_at: formatWireTimeOrNull(h.next_at, time_zone),
  redeem_at: formatWireTimeOrNull(h.redeem_at, time_zone),
  settled_at: formatWireTimeOrNull(h.settled_at, time_zone),
})

/** What a plan's interest came to. */
export const costRowView = (row: CostRow, lang: Lang): AnswerOf<Routes['cost']>['data']['rows'][number] => ({
  plan_id: row.plan_id,
  plan_name: pickText(row.names, lang),
  holdings: row.holdings,
  times: row.times,
  money: toWire(row.amount),
})
