import type { AnswerOf, Lang } from '@moongate/contract'
import type { promotionsRoutes } from '@moongate/contract/promotions'
import { APPLY_STATUS, APPLY_TYPES, type ApplyState } from '@moongate/contract/promotions.states'
import { toWire } from '@moongate/money'
import type { Translate } from '../../kernel/index.ts'
import { formatWireTime } from '../../kernel/time.ts'
import { pickText } from '../site/index.ts'
import type { Seen } from './activity.ts'
import { findStage, refuseApply } from './activity.rules.ts'
import type { Activity } from './activity.sql.ts'
import type { Application } from './application.sql.ts'
import { computeTurnover } from './desk.rules.ts'
import { ownPictureView } from './picture.view.ts'

type Routes = typeof promotionsRoutes
type Card = AnswerOf<Routes['list']>['data']['activity'][number]
type Detail = AnswerOf<Routes['detail']>['data']
type Mine = AnswerOf<Routes['mine']>['data']['data'][number]
type Result = AnswerOf<Routes['result']>['data']['data'][number]

/** What a reader is shown with: their language, the time, and the site's zone. */
export type Shown = { lang: Lang; translate: Translate; now: Date; today: string; time_zone: string }

export const describeState = (state: ApplyState, { translate }: Pick<Shown, 'translate'>): string =>
  translate(`promotions:states.${state}`)

export const activityCardView = (a: Activity, { past }: Pick<Seen, 'past'>, { lang, now, time_zone }: Shown): Card => {
  const last = past.find(({ activity_id }) => activity_id === a.id)
  return {
    id: a.id,
    title: pickText(a.title, lang),
    category: a.category,
    picture: a.picture,
    own_picture: ownPictureView(a),
    apply_type: APPLY_TYPES[a.apply_type],
    frequency: a.frequency,
    stage: findStage(a, now),
    start_at: formatWireTime(a.starts_at, time_zone),
    end_at: formatWireTime(a.ends_at, time_zone),
    level_from: a.level_from,
    applied: last ? APPLY_STATUS[last.state] : null,
  }
}

export const activityDetailView = (a: Activity, seen: Seen, shown: Shown): Detail => {
  const { lang, now, today } = shown
  const html = pickText(a.content, lang)
  const past = seen.past.filter(({ activity_id }) => activity_id === a.id)
  return {
    ...activityCardView(a, seen, shown),
    content: html,
    html,
    link: a.link,
    is_captcha: a.is_captcha,
    may_apply: refuseApply(a, seen.looker, { past, now, today }) === undefined,
    fields: a.fields.map(({ label, options, ...field }) => ({
      ...field,
      label: pickText(label, lang),
      options: options.map((option) => pickText(option, lang)),
    })),
  }
}

type Titles = ReadonlyMap<number, Activity>
const findTitle = (titles: Titles, id: number, lang: Lang): string => pickText(titles.get(id)?.title ?? {}, lang)

export const applicationView = (a: Application, titles: Titles, shown: Shown): Mine => ({
  bill_no: a.bill_no,
  activity_id: a.activity_id,
  title: findTitle(titles, a.activity_id, shown.lang),
  status: APPLY_STATUS[a.state],
  status_text: describeState(a.state, shown),
  reward: a.reward,
  money: a.amount === null ? null : toWire(a.amount),
  turnover: a.amount === null ? null : toWire(computeTurnover(a.amount, a.times)),
  // What a coupon says is worth something: it is told when it has been sent.
  note: a.state === 'paid' ? a.note : '',
  reason: a.reason,
  created_at: formatWireTime(a.created_at, shown.time_zone),
})

/** What anybody may know of an application: no answers, no sums, the name masked. */
export const resultView = (a: Application, member_name: string, titles: Titles, shown: Shown): Result => ({
  member_name,
  activity_id: a.activity_id,
  title: findTitle(titles, a.activity_id, shown.lang),
  status: APPLY_STATUS[a.state],
  status_text: describeState(a.state, shown),
  created_at: formatWireTime(a.created_at, shown.time_zone),
})
