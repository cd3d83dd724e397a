import type { MessageKey } from '@moongate/i18n'
import { toWire } from '@moongate/money'
import type { Translate } from '../../kernel/index.ts'
import { formatWireTime, formatWireTimeOrNull } from '../../kernel/time.ts'
import type { Member } from '../members/index.ts'
import { findPayoutWait } from './gateway.rules.ts'
import {
  getPayoutStage,
  listWithheldPayoutSteps,
  isAskedByItself,
  type PayoutFacts,
  type PayoutRefusal,
} from './payout.rules.ts'
import type { Payout } from './payout.sql.ts'
import { describeReason } from './reason.rules.ts'
import type { Entry } from './record.sql.ts'

const WHY = {
  'payments.changed': 'payments:errors.changed',
  'payments.never_sent': 'payments:errors.never_sent',
  'payments.too_early': 'payments:errors.too_early',
  'payments.second_person': 'payments:errors.second_person',
} as const satisfies Record<PayoutRefusal, MessageKey>

export type ShownPayouts = {
  translate: Translate
  time_zone: string
  members: ReadonlyMap<number, Member>
  entries: readonly (Entry & { told_at: Date })[]
  events: readonly { subject: string; kind: string; body: unknown; received_at: Date }[]
  gateways: Parameters<typeof findPayoutWait>[2]
  readFacts: (p: Payout) => PayoutFacts
  reader: Parameters<typeof listWithheldPayoutSteps>[1]
}

/** What `own` entries tell of an order, and what its gateway told by itself under `subject`. */
export const historyView = (
  own: readonly Pick<ShownPayouts['entries'][number], 'entry' | 'told_at' | 'staff_name' | 'remark'>[],
  subject: string,
  { events, time_zone }: Pick<ShownPayouts, 'events' | 'time_zone'>,
) => ({
  handled_by: own.findLast(({ staff_name }) => staff_name !== '')?.staff_name ?? '',
  steps: own.map(({ entry, told_at, staff_name, remark }) => ({
    step: entry,
    state: entry,
    at: formatWireTime(told_at, time_zone),
    by: staff_name,
    remark,
  })),
  events: events
    .filter((event) => event.subject === subject)
    .map(({ kind, body, received_at }) => ({
      kind,
      body: JSON.stringify(body),
      at: formatWireTime(received_at, time_zone),
    })),
})

/** A payout as staff see it, with all that happened to it and what its gateway told by itself. */
export const payoutView = (
  p: Payout,
  { translate, time_zone, members, entries, events, gateways, readFacts, reader }: ShownPayouts,
) => {
  const own = entries
    .filter(({ order_id }) => order_id === p.id)
    .map((entry) => ({ ...entry, remark: describeReason(entry.remark, translate) }))
  const member = members.get(p.member_id)
  return {
    id: p.id,
    bill_no: p.bill_no,
    member_id: p.member_id,
    member_name: member?.name ?? '',
    realname: member?.realname ?? '',
    gateway: p.gateway_code,
    money: toWire(p.amount),
    state: getPayoutStage(p),
    waits_for: findPayoutWait(p, member?.state === 'active', gateways),
    reason: describeReason(p.reason, translate),
    checks: p.checks,
    next_check_at: formatWireTimeOrNull(isAskedByItself(p) ? p.next_check_at : null, time_zone),
    created_at: formatWireTime(p.created_at, time_zone),
    finished_at: formatWireTimeOrNull(p.finished_at, time_zone),
    waiting_seconds: Math.round(((p.finished_at ?? p.now).getTime() - p.created_at.getTime()) / 1000),
    ...historyView(own, p.id, { events, time_zone }),
    withheld: listWithheldPayoutSteps(readFacts(p), reader).map(({ step, refusal }) => ({
      step,
      why: translate(WHY[refusal]),
    })),
  }
}
