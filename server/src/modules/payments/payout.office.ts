import type { paymentsOfficeRoutes } from '@moongate/contract/payments.office'
import type { Lang } from '@moongate/contract'
import type { Handlers, StaffCaller } from '../../kernel/http/call.ts'
import { readStaffAct } from '../../kernel/http/staff-act.ts'
import { listPage } from '../../kernel/page.ts'
import { findMembersByIds } from '../members/index.ts'
import type { PaymentsDeps } from './deps.ts'
import { askPayoutAgain, proposePayoutEnd, readPayoutFacts, settlePayoutByStaff, takePayoutOver } from './desk.ts'
import { readGateways } from './gateway.ts'
import { createGatewayDesk } from './gateway.office.ts'
import { createItemHandlers } from './item.office.ts'
import { OPEN_PAYOUT } from './payout.rules.ts'
import { countPayouts, findPayouts, type Payout } from './payout.sql.ts'
import { payoutView } from './payout.view.ts'
import { findEntries, findEvents } from './record.sql.ts'

type Who = { caller: StaffCaller; lang: Lang }

/** Payouts with all that is known of them, read in one go for all. */
const showPayouts = async (d: PaymentsDeps, { caller, lang }: Who, payouts: readonly Payout[]) => {
  const ids = payouts.map(({ id }) => id)
  const [members, entries, events, gateways] = await Promise.all([
    findMembersByIds(d.db, [...new Set(payouts.map(({ member_id }) => member_id))]),
    findEntries(d.db, ids),
    findEvents(d.db, ids),
    readGateways(d.db, d.gateways),
  ])
  const shown = {
    translate: d.translate(lang),
    time_zone: d.config.site_time_zone,
    members: new Map(members.map((m) => [m.id, m])),
    entries,
    events,
    gateways,
    readFacts: (p: Payout) => readPayoutFacts(d, p),
    reader: caller,
  }
  return payouts.map((p) => payoutView(p, shown))
}

const showOne = async (d: PaymentsDeps, who: Who, p: Payout) => {
  const [data] = await showPayouts(d, who, [p])
  if (!data) throw new Error(`the payout ${p.id} has no view`)
  return { data }
}

/** The queue of payouts and the ways out of it. */
export const createPaymentsOfficeHandlers = (d: PaymentsDeps): Handlers<typeof paymentsOfficeRoutes> => ({
  ...createGatewayDesk(d),
  ...createItemHandlers(d),
  payouts: async ({ input, caller, lang }) => {
    const states = input.state ? [input.state] : input.open === 1 ? OPEN_PAYOUT : undefined
    const filter = { states, keyword: input.keyword, oldest_first: input.open === 1 }
    const { data } = await listPage(input, {
      count: () => countPayouts(d.db, filter),
      rows: (limit, offset) => findPayouts(d.db, filter, limit, offset),
      view: (rows) => showPayouts(d, { caller, lang }, rows),
    })
    return { data }
  },
  askPayout: async (call) => showOne(d, call, await askPayoutAgain(d, call.input.id, readStaffAct(call))),
  takePayoutOver: async (call) => showOne(d, call, await takePayoutOver(d, call.input.id, readStaffAct(call))),
  proposePayout: async (call) => {
    const { id, state, reason } = call.input
    return showOne(d, call, await proposePayoutEnd(d, id, state, readStaffAct(call), reason))
  },
  settlePayout: async (call) =>
    showOne(d, call, await settlePayoutByStaff(d, call.input.id, call.input.state, readStaffAct(call))),
})
