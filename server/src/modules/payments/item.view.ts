import type { AnswerOf } from '@moongate/contract'
import type { paymentsOfficeRoutes } from '@moongate/contract/payments.office'
import type { MessageKey } from '@moongate/i18n'
import { toWire } from '@moongate/money'
import type { Translate } from '../../kernel/index.ts'
import { formatWireTime, formatWireTimeOrNull } from '../../kernel/time.ts'
import type { Member } from '../members/index.ts'
import { type ItemFacts, type ItemRefusal, listWithheldItemSteps } from './item.rules.ts'
import type { Item, ItemEntry } from './item.sql.ts'
import { historyView, type ShownPayouts } from './payout.view.ts'

type Arrival = AnswerOf<typeof paymentsOfficeRoutes.arrivals>['data']['data'][number]
/** So much of what is none of our numbers is enough to tell it from others. */
const SHORT = 8
const WHY = {
  'payments.changed': 'payments:errors.changed',
  'payments.no_way': 'payments:errors.no_way',
  'payments.second_person': 'payments:errors.second_person',
} as const satisfies Record<ItemRefusal, MessageKey>

export type ShownItems = Pick<ShownPayouts, 'time_zone' | 'events' | 'reader'> & {
  translate: Translate
  now: Date
  members: ReadonlyMap<number, Member>
  entries: readonly ItemEntry[]
  readFacts: (i: Item) => ItemFacts
}

const toWireOrNull = (amount: bigint | null): string | null => (amount === null ? null : toWire(amount))

/** What arrived as staff see it, with all that happened to it and what its gateway told by itself. */
export const itemView = (i: Item, shown: ShownItems): Arrival => {
  const { time_zone, now, translate, members, entries, events, reader, readFacts } = shown
  const member = i.member_id === null ? undefined : members.get(i.member_id)
  const own = entries.filter(({ item_id }) => item_id === i.id)
  return {
    id: String(i.id),
    kind: i.kind,
    gateway: i.gateway_code,
    bill_no: i.ordered === null ? `${i.subject.slice(0, SHORT)}…` : i.subject,
    payment_id: i.payment_id ?? i.subject,
    member_id: i.member_id ?? 0,
    member_name: member?.name ?? '',
    realname: member?.realname ?? '',
    ordered: toWireOrNull(i.ordered),
    arrived: toWireOrNull(i.amount),
    currency: i.currency ?? '',
    state: i.state,
    reason: i.remark,
    credited_bill: i.credited_bill,
    created_at: formatWireTime(i.created_at, time_zone),
    finished_at: formatWireTimeOrNull(i.solved_at, time_zone),
    waiting_seconds: Math.max(0, Math.round(((i.solved_at ?? now).getTime() - i.created_at.getTime()) / 1000)),
    ...historyView(own, i.payment_id ?? i.subject, { events, time_zone }),
    withheld: listWithheldItemSteps(readFacts(i), reader).map(({ step, refusal }) => ({
      step,
      why: translate(WHY[refusal]),
    })),
  }
}
