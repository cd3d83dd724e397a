import type { AnswerOf } from '@moongate/contract'
import type { promotionsOfficeRoutes } from '@moongate/contract/promotions.office'
import { toWire } from '@moongate/money'
import { formatWireTime, formatWireTimeOrNull } from '../../kernel/time.ts'
import type { Member } from '../members/index.ts'
import { pickText } from '../site/index.ts'
import { findStage } from './activity.rules.ts'
import type { Activity } from './activity.sql.ts'
import type { Application } from './application.sql.ts'
import type { CostRow } from './cost.sql.ts'
import { describeAnswers } from './form.rules.ts'
import type { Shown } from './promotions.view.ts'

type Routes = typeof promotionsOfficeRoutes
type Row = AnswerOf<Routes['finish']>['data']

export const deskActivityView = (
  { starts_at, ends_at, changed_at, version, width: _width, height: _height, ...rest }: Activity,
  waiting: number,
  { now, time_zone }: Pick<Shown, 'now' | 'time_zone'>,
): AnswerOf<Routes['activities']>['data'][number] => ({
  ...rest,
  start_at: formatWireTime(starts_at, time_zone),
  end_at: formatWireTime(ends_at, time_zone),
  stage: findStage({ starts_at, ends_at }, now),
  changed_at: formatWireTime(changed_at, time_zone),
  seen: String(version),
  waiting,
})

/** What the names in an application stand for. */
export type Known = { activities: ReadonlyMap<number, Activity>; members: ReadonlyMap<number, Member> }

export const deskApplicationView = (a: Application, { activities, members }: Known, shown: Shown): Row => {
  const activity = activities.get(a.activity_id)
  return {
    id: a.id,
    bill_no: a.bill_no,
    member_name: members.get(a.member_id)?.name ?? '',
    activity_id: a.activity_id,
    title: pickText(activity?.title ?? {}, shown.lang),
    state: a.state,
    answers: describeAnswers(a.fields ?? activity?.fields ?? [], a.answers, shown.lang),
    reward: a.reward,
    money: a.amount === null ? null : toWire(a.amount),
    times: a.times,
    note: a.note,
    reason: a.reason,
    approved_by: a.approved_by,
    handled_by: a.handled_by,
    created_at: formatWireTime(a.created_at, shown.time_zone),
    finished_at: formatWireTimeOrNull(a.finished_at, shown.time_zone),
  }
}

export const costView = (
  { amount, ...row }: CostRow,
  activities: Known['activities'],
  { lang }: Pick<Shown, 'lang'>,
): AnswerOf<Routes['cost']>['data']['rows'][number] => ({
  ...row,
  title: pickText(activities.get(row.activity_id)?.title ?? {}, lang),
  money: toWire(amount),
})
