import { channels, type Lang } from '@moongate/contract'
import { applicationPush } from '@moongate/contract/promotions.pushes'
import type { MemberCaller } from '../../kernel/http/call.ts'
import { push } from '../../kernel/push.ts'
import { refuse } from '../../kernel/refusal.ts'
import { requireAllowed, requireUnbarred } from '../policy/index.ts'
import { checkCaptcha } from '../sessions/index.ts'
import { openActivity, readLooker } from './activity.ts'
import { refuseApply } from './activity.rules.ts'
import { type Application, insertApplication } from './application.sql.ts'
import { findToday, type PromotionsDeps } from './deps.ts'
import { type Answers, readAnswers } from './form.rules.ts'

/** What a member asks for. */
export type Wish = { id: number; answers: Answers; key: string; captcha: string; proof?: string | undefined }

/**
 * Applies for an activity; of many at once, one gets through. Refuses promotions.activity_not_found, promotions.no_form,
 * promotions.not_open, promotions.not_for_you, promotions.level_too_low, promotions.already_applied, promotions.answers_invalid,
 * sessions.captcha_wrong, and what policy says of gifts.
 */
export const apply = async (d: PromotionsDeps, caller: MemberCaller, wish: Wish, lang: Lang): Promise<Application> => {
  await requireAllowed(d, caller, 'receive_gift')
  const { member_id } = caller
  const seen = await readLooker(d.db, member_id, lang)
  const activity = await openActivity(d, wish.id, seen)
  const past = seen.past.filter(({ activity_id }) => activity_id === activity.id)
  const today = findToday(d)
  const refusal = refuseApply(activity, seen.looker, { past, now: d.clock.now(), today })
  if (refusal) refuse(refusal)
  const answers = readAnswers(activity.fields, wish.answers) ?? refuse('promotions.answers_invalid')
  if (activity.is_captcha) await checkCaptcha(d, d.db, wish)
  return d.db.tx(async (tx) => {
    await requireUnbarred(tx, member_id, 'receive_gift')
    const names = { id: d.ids.uuid(), bill_no: d.ids.bill('A') }
    const is_once = activity.frequency === 'once'
    const made = await insertApplication(tx, {
      ...names,
      member_id,
      activity_id: activity.id,
      answers,
      fields: activity.fields,
      on_day: today,
      is_once,
    })
    if (!made) return refuse('promotions.already_applied')
    await push(tx, applicationPush, channels.office, { id: made.id })
    return made
  })
}
