import type { Lang } from '@moongate/contract'
import type { ActivityCategory, ActivityScene, ApplyType, Frequency } from '@moongate/contract/promotions.states'
import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import type { NameThings } from '../audit/index.ts'
import type { Text } from '../site/index.ts'
import type { FormField } from './form.rules.ts'

export type NewActivity = {
  title: Text
  content: Text
  picture: ActivityScene
  /** The hash of the operator's own picture; '' where the scene is shown. */
  own_picture: string
  category: ActivityCategory
  position: number
  starts_at: Date
  ends_at: Date
  level_from: number
  langs: Lang[]
  countries: string[]
  apply_type: ApplyType
  fields: FormField[]
  link: string
  frequency: Frequency
  is_captcha: boolean
  visible: boolean
}
export type Activity = NewActivity & { id: number; version: number; changed_by: string; changed_at: Date } & PictureSize
/** Of the own picture; null without one. */
type PictureSize = { width: number | null; height: number | null }

const columns = sql`a.id, a.title, a.content, a.picture, a.category, a.position, a.starts_at, a.ends_at, a.level_from, a.langs, a.countries,
  a.apply_type, a.fields, a.link, a.frequency, a.is_captcha, a.visible, a.version, a.changed_by, a.changed_at,
  coalesce(a.own_picture, '') as own_picture, p.width, p.height`
const pictured = sql`promotions.activities a left join promotions.pictures p on p.hash = a.own_picture`

/** In the order of the hall: what runs or comes first, then what has ended, the last one to end first. */
export const findActivities = (r: Reader): Promise<Activity[]> =>
  r.many(sql`select ${columns} from ${pictured}
    order by a.ends_at <= kernel.now(), case when a.ends_at <= kernel.now() then a.ends_at end desc, a.position, a.id desc`)

export const findActivity = (r: Reader, id: number): Promise<Activity | undefined> =>
  r.maybe(sql`select ${columns} from ${pictured} where a.id = ${id}`)

export const lockActivity = (tx: Tx, id: number): Promise<Activity | undefined> =>
  tx.maybe(sql`select ${columns} from ${pictured} where a.id = ${id} for no key update of a`)

const listValues = (a: NewActivity) => [
  sql`${JSON.stringify(a.title)}::jsonb, ${JSON.stringify(a.content)}::jsonb, ${a.picture}, ${a.category}, ${a.position}`,
  sql`${a.starts_at}, ${a.ends_at}, ${a.level_from}, ${a.langs}::text[], ${a.countries}::text[], ${a.apply_type}`,
  sql`${JSON.stringify(a.fields)}::jsonb, ${a.link}, ${a.frequency}, ${a.is_captcha}, ${a.visible}, nullif(${a.own_picture}, '')`,
]

/** Nothing where the same call has made it before. */
export const insertActivity = async (
  r: Reader,
  a: NewActivity,
  by: string,
  made_by: string | null,
): Promise<number | undefined> => {
  const [words, dates, form] = listValues(a)
  const made = await r.maybe<{
    id: number
  }>(sql`insert into promotions.activities (title, content, picture, category, position, starts_at, ends_at,
      level_from, langs, countries, apply_type, fields, link, frequency, is_captcha, visible, own_picture, changed_by, made_by)
    values (${words}, ${dates}, ${form}, ${by}, ${made_by}) on conflict (made_by) do nothing returning id`)
  return made?.id
}

export const findMade = (r: Reader, made_by: string): Promise<{ id: number }> =>
  r.one(sql`select id from promotions.activities where made_by = ${made_by}`)

export const updateActivity = (tx: Tx, id: number, a: NewActivity, by: string): Promise<number> => {
  const [words, dates, form] = listValues(a)
  return tx.run(sql`update promotions.activities set (title, content, picture, category, position, starts_at, ends_at, level_from, langs, countries,
      apply_type, fields, link, frequency, is_captcha, visible, own_picture, version, changed_by, changed_at)
    = (${words}, ${dates}, ${form}, version + 1, ${by}, kernel.now()) where id = ${id}`)
}

/** The titles of activities. */
export const nameActivities: NameThings = (r, ids, lang) =>
  r.many(sql`select id::text as id, coalesce(nullif(title ->> ${lang}, ''), title ->> 'zh_cn') as name from promotions.activities
    where id::text = any(${[...ids]}::text[])`)
