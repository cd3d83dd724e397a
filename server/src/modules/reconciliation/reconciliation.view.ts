import type { AnswerOf } from '@moongate/contract'
import type { reconciliationOfficeRoutes } from '@moongate/contract/reconciliation.office'
import type { StaffRole } from '@moongate/contract/staff.states'
import { formatUsdt, toWire } from '@moongate/money'
import { formatWireTime, formatWireTimeOrNull } from '../../kernel/time.ts'
import type { StoredBreak } from './break.sql.ts'
import type { Day } from './day.sql.ts'
import { listBreakSteps } from './item.rules.ts'
import { parseSource } from '@moongate/contract/reconciliation.states'
import type { BreakEntry } from './step.sql.ts'

type DayRow = AnswerOf<typeof reconciliationOfficeRoutes.days>['data']['data'][number]
type Item = AnswerOf<typeof reconciliationOfficeRoutes.breaks>['data']['data'][number]
export type ShownBreaks = {
  time_zone: string
  now: Date
  steps: readonly BreakEntry[]
  reader: { staff_id: number; roles: readonly StaffRole[] }
}

const formatSigned = (minor: bigint, asset: string): string => {
  const format = asset === 'USDT' ? formatUsdt : toWire
  return minor < 0n ? `-${format(-minor)}` : format(minor)
}

/** A day of a source as staff see it. */
export const dayView = (d: Day, time_zone: string): DayRow => ({
  day: d.day,
  source: parseSource(d.source),
  source_key: d.source,
  state: d.state,
  asset: d.asset,
  lines: d.lines,
  matched: d.matched,
  sum_ours: formatSigned(d.sum_ours, d.asset),
  sum_theirs: formatSigned(d.sum_theirs, d.asset),
  difference: formatSigned(d.sum_theirs - d.sum_ours, d.asset),
  open: d.open_n,
  found: d.found_n,
  compared_at: formatWireTimeOrNull(d.compared_at, time_zone),
})

/** A break with all that was done with it, and what its reader may do. */
export const breakView = (b: StoredBreak, { time_zone, now, steps, reader }: ShownBreaks): Item => ({
  id: b.id,
  day: b.day,
  source: parseSource(b.source),
  kind: b.kind,
  subject: b.subject,
  detail: b.detail,
  asset: b.asset,
  amount: formatSigned(b.amount, b.asset),
  effect: formatSigned(b.effect, b.asset),
  state: b.state,
  owner_name: b.owner_name,
  note: b.note,
  found_at: formatWireTime(b.found_at, time_zone),
  solved_at: formatWireTimeOrNull(b.solved_at, time_zone),
  solved_by: b.solved_by,
  waiting_seconds: Math.max(0, Math.round(((b.solved_at ?? now).getTime() - b.found_at.getTime()) / 1000)),
  steps: steps
    .filter(({ break_id }) => break_id === b.id)
    .map(({ step, done_at, staff_name, remark }) => ({
      step,
      at: formatWireTime(done_at, time_zone),
      by: staff_name,
      remark,
    })),
  allowed: listBreakSteps(b, reader),
})
