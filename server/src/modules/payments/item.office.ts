import type { paymentsOfficeRoutes } from '@moongate/contract/payments.office'
import type { Lang } from '@moongate/contract'
import type { Handlers, StaffCaller } from '../../kernel/http/call.ts'
import { readStaffAct } from '../../kernel/http/staff-act.ts'
import { listPage } from '../../kernel/page.ts'
import { findMembersByIds } from '../members/index.ts'
import type { PaymentsDeps } from './deps.ts'
import { askRefundAgain, creditItem, readItemFacts, refundItem, stepItem } from './item-desk.ts'
import { OPEN_ITEM } from './item.rules.ts'
import { countItems, findItemEntries, findItems, type Item } from './item.sql.ts'
import { itemView } from './item.view.ts'
import { findEvents } from './record.sql.ts'

type Who = { caller: StaffCaller; lang: Lang }
type Calls = Pick<
  typeof paymentsOfficeRoutes,
  'arrivals' | 'askRefund' | 'proposeRefund' | 'proposeCredit' | 'refundArrival' | 'creditArrival' | 'closeArrival'
>

/** Items with all that is known of them, read in one go for all. */
const showItems = async (d: PaymentsDeps, { caller, lang }: Who, items: readonly Item[]) => {
  const [members, entries, events] = await Promise.all([
    findMembersByIds(d.db, [...new Set(items.flatMap(({ member_id }) => member_id ?? []))]),
    findItemEntries(
      d.db,
      items.map(({ id }) => id),
    ),
    findEvents(
      d.db,
      items.map(({ payment_id, subject }) => payment_id ?? subject),
    ),
  ])
  const shown = {
    translate: d.translate(lang),
    time_zone: d.config.site_time_zone,
    now: d.clock.now(),
    members: new Map(members.map((m) => [m.id, m])),
    entries,
    events,
    readFacts: (i: Item) => readItemFacts(d, i),
    reader: caller,
  }
  return items.map((i) => itemView(i, shown))
}

const showOne = async (d: PaymentsDeps, who: Who, i: Item) => {
  const [data] = await showItems(d, who, [i])
  if (!data) throw new Error(`the item ${i.id} has no view`)
  return { data }
}

/** What arrived otherwise than it was ordered, and the ways out. */
export const createItemHandlers = (d: PaymentsDeps): Handlers<Calls> => ({
  arrivals: async ({ input, caller, lang }) => {
    const states = input.state ? [input.state] : input.open === 1 ? OPEN_ITEM : undefined
    const filter = { states, keyword: input.keyword, oldest_first: input.open === 1 }
    const { data } = await listPage(input, {
      count: () => countItems(d.db, filter),
      rows: (limit, offset) => findItems(d.db, filter, limit, offset),
      view: (rows) => showItems(d, { caller, lang }, rows),
    })
    return { data }
  },
  askRefund: async (call) => showOne(d, call, await askRefundAgain(d, call.input.id, readStaffAct(call))),
  proposeRefund: async (call) =>
    showOne(d, call, await stepItem(d, call.input.id, 'propose_refund', readStaffAct(call), call.input.reason)),
  proposeCredit: async (call) =>
    showOne(d, call, await stepItem(d, call.input.id, 'propose_credit', readStaffAct(call), call.input.reason)),
  refundArrival: async (call) => showOne(d, call, await refundItem(d, call.input.id, readStaffAct(call))),
  creditArrival: async (call) => showOne(d, call, await creditItem(d, call.input.id, readStaffAct(call))),
  closeArrival: async (call) =>
    showOne(d, call, await stepItem(d, call.input.id, 'close', readStaffAct(call), call.input.reason)),
})
