import type { Lang } from '@moongate/contract'
import type { Reader, Tx } from '../../kernel/db.ts'
import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { refuse } from '../../kernel/refusal.ts'
import { recordAudit } from '../audit/index.ts'
import { readPrivileges } from '../levelup/index.ts'
import { findMember, guessCountry } from '../members/index.ts'
import { cleanTexts } from '../site/index.ts'
import { isShownTo, type Looker, type Past } from './activity.rules.ts'
import {
  type Activity,
  findActivities,
  findActivity,
  findMade,
  insertActivity,
  lockActivity,
  type NewActivity,
  updateActivity,
} from './activity.sql.ts'
import { findPast } from './application.sql.ts'
import type { PromotionsDeps } from './deps.ts'
import { isComplete } from './form.rules.ts'
import { holdPicture } from './picture.sql.ts'

export type Seen = { looker: Looker; past: readonly (Past & { activity_id: number })[] }

/** Who looks, with what they have applied for. */
export const readLooker = async (r: Reader, member_id: number | undefined, lang: Lang): Promise<Seen> => {
  if (member_id === undefined) return { looker: { lang, country: undefined, level: 0 }, past: [] }
  const [member, levels, past] = await Promise.all([
    findMember(r, member_id),
    readPrivileges(r, [member_id]),
    findPast(r, member_id),
  ])
  const country = guessCountry(member?.phone ?? '')
  return { looker: { lang, country, level: levels.get(member_id)?.level ?? 0 }, past }
}

/** The hall as somebody sees it. */
export const listHall = async (d: Pick<PromotionsDeps, 'db'>, { looker }: Seen): Promise<Activity[]> =>
  (await findActivities(d.db)).filter((activity) => activity.visible && isShownTo(activity, looker))

/** An activity of the hall; refuses promotions.activity_not_found where it is not shown to them. */
export const openActivity = async (d: Pick<PromotionsDeps, 'db'>, id: number, { looker }: Seen): Promise<Activity> => {
  const activity = await findActivity(d.db, id)
  return activity?.visible && isShownTo(activity, looker) ? activity : refuse('promotions.activity_not_found')
}

/** For the audit log. */
const describeActivity = ({ starts_at, ends_at, ...rest }: NewActivity) => ({
  ...rest,
  starts_at: starts_at.toISOString(),
  ends_at: ends_at.toISOString(),
})

type Draft = { id: number | undefined; seen: string; reason: string; activity: NewActivity }

const writeAudit = (tx: Tx, act: { id: number; reason: string; before?: Activity; after: NewActivity }, by: StaffAct) =>
  recordAudit(tx, {
    ...describeStaffAct(by),
    action: act.before ? 'promotions.activity_changed' : 'promotions.activity_added',
    target: `promotion:${act.id}`,
    reason: act.reason,
    ...(act.before && { before: describeActivity(act.before) }),
    after: describeActivity(act.after),
  })

/**
 * Writes an activity with cleaned words; a new one once for each `key`. Refuses promotions.activity_invalid,
 * promotions.activity_not_found, promotions.changed_meanwhile, promotions.picture_unknown.
 */
export const saveActivity = (d: PromotionsDeps, draft: Draft, key: string, by: StaffAct): Promise<number> => {
  const { id, seen, reason } = draft
  const after = { ...draft.activity, content: cleanTexts(draft.activity.content) }
  if (!isComplete(after)) refuse('promotions.activity_invalid')
  return d.db.tx(async (tx) => {
    if (after.own_picture !== '' && !(await holdPicture(tx, after.own_picture))) refuse('promotions.picture_unknown')
    if (id === undefined) {
      const made = await insertActivity(tx, after, by.name, key)
      if (made !== undefined) await writeAudit(tx, { id: made, reason, after }, by)
      return made ?? (await findMade(tx, key)).id
    }
    const before = (await lockActivity(tx, id)) ?? refuse('promotions.activity_not_found')
    if (String(before.version) !== seen) refuse('promotions.changed_meanwhile')
    await updateActivity(tx, id, after, by.name)
    await writeAudit(tx, { id, reason, before, after }, by)
    return id
  })
}
