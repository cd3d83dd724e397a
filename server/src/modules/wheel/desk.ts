import { channels } from '@moongate/contract'
import { wheelPush, wheelRecordPush } from '@moongate/contract/wheel.pushes'
import { toWire } from '@moongate/money'
import type { Tx } from '../../kernel/db.ts'
import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { pushAll } from '../../kernel/push.ts'
import { refuse } from '../../kernel/refusal.ts'
import { recordAudit } from '../audit/index.ts'
import { lockMembers } from './chance.sql.ts'
import { WHEEL, type WheelDeps } from './deps.ts'
import { type PlacedPrize, type Prize, refusePrizes } from './prize.rules.ts'
import { closeDesign, type Design, findDesign, insertDesign, lockDesign } from './prize.sql.ts'
import { finishSpin, hasSpin, type Spin } from './spin.sql.ts'

/** Which prizes these are: others, and one in stock drawn meanwhile, have another name; '' where there are none. */
export const nameDesign = (design: Design | undefined): string =>
  design ? `${design.id} ${design.prizes.map(({ stock }) => stock ?? '').join('.')}` : ''

const describePrize = ({ names, type, money, odds, stock }: Prize): string =>
  `${names.zh_cn} · ${type} ${toWire(money)} · ${odds} · ${stock ?? '∞'}`

/** For the audit log: `{ "1": "… · cash 8.88 · 50000 · ∞" }`. */
const describePrizes = (prizes: readonly PlacedPrize[]): Record<string, string> =>
  Object.fromEntries(prizes.map((prize) => [String(prize.position), describePrize(prize)]))

type Choice = { prizes: readonly Prize[]; rest: number; seen: string; reason: string }

/** Sets all prizes; they hold at once. Refuses wheel.prizes_invalid, wheel.set_meanwhile. */
export const setPrizes = (d: WheelDeps, { prizes, rest, seen, reason }: Choice, by: StaffAct): Promise<string> => {
  const refusal = refusePrizes(prizes, rest)
  if (refusal) refuse(refusal)
  const placed = prizes.map((prize, i) => ({ ...prize, position: i + 1 }))
  return d.db.tx(async (tx) => {
    await lockMembers(tx, [WHEEL])
    const before = await lockDesign(tx)
    if (nameDesign(before) !== seen) refuse('wheel.set_meanwhile')
    if (before) await closeDesign(tx, before.id)
    await insertDesign(tx, rest, placed, by.name)
    await recordAudit(tx, {
      ...describeStaffAct(by),
      action: 'wheel.prizes_set',
      target: 'wheel:prizes',
      reason,
      before: { rest: before?.rest ?? 0, ...describePrizes(before?.prizes ?? []) },
      after: { rest, ...describePrizes(placed) },
    })
    return nameDesign(await findDesign(tx))
  })
}

/** Marks a prize that waits as sent. Refuses wheel.record_not_found, and wheel.record_changed where it waits no more. */
export const sendPrize = (d: WheelDeps, id: string, note: string, by: StaffAct): Promise<Spin> =>
  d.db.tx(async (tx) => {
    const spin = (await finishSpin(tx, { id, note, handled_by: by.name })) ?? (await refuseMissing(tx, id))
    await recordAudit(tx, {
      ...describeStaffAct(by),
      action: 'wheel.prize_sent',
      target: `wheel:${spin.bill_no}`,
      reason: note,
      before: { state: 'to_send' },
      after: { state: spin.state },
    })
    await pushAll(tx, [
      wheelPush.to(channels.member(spin.member_id), {}),
      wheelRecordPush.to(channels.office, { id: spin.id }),
    ])
    return spin
  })

const refuseMissing = async (tx: Tx, id: string): Promise<never> =>
  refuse((await hasSpin(tx, id)) ? 'wheel.record_changed' : 'wheel.record_not_found')
