import type { Lang } from '@moongate/contract'
import type { StaffRole } from '@moongate/contract/staff.states'
import type { MessageKey } from '@moongate/i18n'
import { toWire } from '@moongate/money'
import type { Translate } from '../../kernel/index.ts'
import { formatWireTime, formatWireTimeOrNull } from '../../kernel/time.ts'
import type { Member } from '../members/index.ts'
import { pickText, type Text } from '../site/index.ts'
import { readDeskFacts } from './desk.ts'
import type { WalletDeps } from './deps.ts'
import type { Entry } from './desk.sql.ts'
import { describeRejection } from './reason.rules.ts'
import { type DeskRefusal, mergeEntries, getStage, listWithheldSteps } from './transfer.rules.ts'
import type { Transfer } from './transfer.sql.ts'
import { formatBillNo } from './wallet.view.ts'

/** What staff see of some transfers besides their rows. */
export type ShownTransfers = Pick<WalletDeps, 'suppliers'> & {
  translate: Translate
  lang: Lang
  time_zone: string
  members: ReadonlyMap<number, Member>
  titles: ReadonlyMap<string, Text>
  entries: readonly Entry[]
  /** Who looks: what they may not do is told to them. */
  reader: { staff_id: number; roles: readonly StaffRole[] }
}

const WHY = {
  'wallet.transfer_changed': 'wallet:errors.transfer_changed',
  'wallet.transfer_too_early': 'wallet:errors.transfer_too_early',
  'wallet.second_person': 'wallet:errors.second_person',
} as const satisfies Record<DeskRefusal, MessageKey>

type Path = { step: Entry['entry'] | 'sent' | 'end_confirmed' | 'end_rejected'; at: Date; by: string; remark: string }

const listPath = (t: Transfer, own: readonly Entry[]): Path[] => {
  const sent: Path[] = t.sent_at ? [{ step: 'sent', at: t.sent_at, by: '', remark: '' }] : []
  const told = mergeEntries(own).map(({ entry, at, staff_name, remark, times }): Path => {
    const counted = times > 1 ? `${remark} ×${times}`.trim() : remark
    return { step: entry, at, by: staff_name, remark: counted }
  })
  const step = t.state === 'confirmed' ? 'end_confirmed' : 'end_rejected'
  const end: Path[] = t.finished_at ? [{ step, at: t.finished_at, by: '', remark: t.reason }] : []
  return [...sent, ...told, ...end]
}

const countSeconds = (t: Transfer): number =>
  Math.max(0, Math.round(((t.finished_at ?? t.now).getTime() - t.created_at.getTime()) / 1000))

/** A transfer as staff see it: whose, where, how it stands, what happened, and what the reader may not do alone. */
export const transferOrderView = (t: Transfer, shown: ShownTransfers) => {
  const { time_zone, members, titles, lang, translate } = shown
  const own = shown.entries.filter(({ transfer_id }) => transfer_id === t.id)
  const reason = describeRejection(t.reason, translate)
  return {
    id: t.id,
    bill_no: formatBillNo(t.id),
    member_id: t.member_id,
    member_name: members.get(t.member_id)?.name ?? '',
    realname: members.get(t.member_id)?.realname ?? '',
    api_code: t.supplier_code,
    api_title: pickText(titles.get(t.supplier_code) ?? {}, lang) || t.supplier_code,
    direction: t.direction,
    money_type: t.money_type,
    money: toWire(t.amount),
    created_at: formatWireTime(t.created_at, time_zone),
    finished_at: formatWireTimeOrNull(t.finished_at, time_zone),
    waiting_seconds: countSeconds(t),
    state: getStage(t),
    checks: t.checks,
    next_check_at: formatWireTimeOrNull(t.state === 'unknown' ? t.next_check_at : null, time_zone),
    reason,
    handled_by: own.findLast(({ staff_id }) => staff_id !== null)?.staff_name ?? '',
    steps: listPath({ ...t, reason }, own).map((one) => ({
      ...one,
      state: one.step,
      at: formatWireTime(one.at, time_zone),
    })),
    withheld: listWithheldSteps(readDeskFacts(shown, t), shown.reader).map(({ step, refusal }) => ({
      step,
      why: translate(WHY[refusal]),
    })),
  }
}
