import { type Reader, sql } from '../../kernel/db.ts'

export type Of = 'excluded' | 'limited' | 'marked'
export type DeskRow = { member_id: number; limits: number; contacted_at: Date | null }
export type Contact = { id: number; way: 'phone' | 'mail' | 'chat'; note: string; staff_name: string; made_at: Date }

const pickMembers = (of: Of) => {
  if (of === 'excluded') return sql`select member_id from policy.excluded_members`
  return of === 'limited'
    ? sql`select distinct member_id from policy.limited_members`
    : sql`select distinct member_id from protection.markers`
}

export const countMembers = (r: Reader, of: Of): Promise<{ n: number }> =>
  r.one(sql`select count(*)::int as n from (${pickMembers(of)}) m`)

/** Members of a list, those first whom nobody has talked to for longest. */
export const findMembers = (r: Reader, of: Of, limit: number, offset: number): Promise<DeskRow[]> =>
  r.many(sql`select m.member_id, coalesce(l.limits, 0) as limits, c.contacted_at
      from (${pickMembers(of)}) m
      left join policy.limited_members l on l.member_id = m.member_id
      left join lateral (select max(made_at) as contacted_at from protection.contacts c where c.member_id = m.member_id) c on true
     order by c.contacted_at nulls first, m.member_id limit ${limit} offset ${offset}`)

/** How many are shut out, limited and marked, and marked without anybody having talked to them since. */
export const countAll = (
  r: Reader,
  time_zone: string,
): Promise<{ excluded: number; limited: number; marked: number; unheard: number }> =>
  r.one(sql`select (select count(*)::int from policy.excluded_members) as excluded, (select count(*)::int from policy.limited_members) as limited,
    (select count(distinct member_id)::int from protection.markers) as marked,
    (select count(distinct m.member_id)::int from protection.markers m
      where not exists (select from protection.contacts c where c.member_id = m.member_id and (c.made_at at time zone ${time_zone})::date >= m.found_on)) as unheard`)

export const findContacts = (r: Reader, member_id: number): Promise<Contact[]> =>
  r.many(
    sql`select id, way, note, staff_name, made_at from protection.contacts where member_id = ${member_id} order by id desc limit 100`,
  )

export const insertContact = (
  r: Reader,
  c: Pick<Contact, 'way' | 'note' | 'staff_name'> & { member_id: number },
): Promise<Contact> =>
  r.one(sql`insert into protection.contacts (member_id, way, note, staff_name) values (${c.member_id}, ${c.way}, ${c.note}, ${c.staff_name})
    returning id, way, note, staff_name, made_at`)
