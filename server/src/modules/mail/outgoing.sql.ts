import { LANG_RANKS, LANGS } from '@moongate/contract/langs'
import type { MailWay, OutgoingState } from '@moongate/contract/mail.states'
import { empty, type Reader, type Sql, sql, type Tx } from '../../kernel/db.ts'
import { countUpTo, type Counted } from '../../kernel/page.ts'

export type Outgoing = {
  id: number
  member_id: number
  message_id: number
  way: MailWay
  address: string
  title: string
  content: string
  state: OutgoingState
  tries: number
  error: string
  created_at: Date
}
/** `is_letter`: what staff wrote to one member. */
export type Logged = Outgoing & { is_letter: boolean }
/** `is_unwanted`: an advertisement to somebody who is shut out by now. */
export type Taken = Outgoing & { is_unwanted: boolean }
const columns = sql`o.id, o.member_id, o.message_id, o.way, o.address, o.title, o.content, o.state, o.tries, o.error, o.created_at`

/** A text by language in the one that its member reads best, else in any, as `pickText` picks it. */
const readIn = (text: Sql): Sql => sql`coalesce((select ${text} ->> k.lang
    from jsonb_array_elements_text(${JSON.stringify(LANG_RANKS)}::jsonb -> coalesce(l.lang, ${LANGS[0]})) with ordinality k(lang, at)
    where ${text} ->> k.lang <> '' order by k.at limit 1),
  (select a.said from jsonb_each_text(${text}) a(lang, said) where a.said <> '' limit 1), '')`

/** Queues mails for the ways out, in the language in which each member reads; by e-mail to those who have told an address, and `also_to` another. */
export const enqueueOutgoing = (
  tx: Tx,
  ids: readonly number[],
  ways: readonly MailWay[],
  also_to: string,
): Promise<number> =>
  tx.run(sql`insert into mail.outgoing (member_id, message_id, way, address, title, content, state, is_mass)
    select m.member_id, m.id, w.way, t.address,
      ${readIn(sql`m.title`)}, ${readIn(sql`m.content`)}, 'queued',
      coalesce(m.source like 'campaign:%', false)
    from mail.messages m join members.reachable a on a.id = m.member_id
    left join mail.members l on l.member_id = m.member_id
    cross join unnest(${[...ways]}::text[]) as w(way)
    cross join lateral (select '' where w.way <> 'email' union select email from unnest(array[a.email, ${also_to}]) as e (email)
      where w.way = 'email' and email <> '') as t (address)
    where m.id = any (${[...ids]}::int[])
    on conflict (message_id, way, address) do nothing`)

/** Takes one that is due, a mass mail last, and holds it until a moment, so that nobody else sends it meanwhile. */
export const takeOutgoing = (r: Reader, now: Date, until: Date): Promise<Taken | undefined> =>
  r.maybe(sql`update mail.outgoing o set due_at = ${until}, tries = tries + 1
    where o.id = (select id from mail.outgoing where state = 'queued' and due_at <= ${now} order by is_mass, due_at, id limit 1 for update skip locked)
    returning ${columns}, exists (select from policy.excluded_members e where e.member_id = o.member_id)
      and exists (select from mail.messages m where m.id = o.message_id and m.source like 'campaign:%') as is_unwanted`)

/** Writes down what became of one that is queued still; `due_at` is when it is tried again. */
export const settleOutgoing = (
  r: Reader,
  id: number,
  { state, error, due_at }: { state: OutgoingState; error: string; due_at: Date },
): Promise<number> =>
  r.run(
    sql`update mail.outgoing set state = ${state}, error = ${error}, due_at = ${due_at} where id = ${id} and state = 'queued'`,
  )

/** Forgets mass mails of before a moment that wait for nothing, so many at most; answers how many. */
export const forgetMass = (r: Reader, before: Date, most: number): Promise<number> =>
  r.run(sql`delete from mail.outgoing where id in
    (select id from mail.outgoing where is_mass and state <> 'queued' and created_at < ${before} order by created_at limit ${most})`)

const match = (way: MailWay | undefined): Sql =>
  sql`from mail.outgoing o ${way === undefined ? empty : sql`where o.way = ${way}`}`

/** How many went out on a way, or on any. */
export const countOutgoing = (r: Reader, way: MailWay | undefined): Promise<Counted> => r.one(countUpTo(match(way)))

/** Those of a way, or of any, the latest first. */
export const findOutgoing = (r: Reader, way: MailWay | undefined, limit: number, offset: number): Promise<Logged[]> =>
  r.many(sql`select ${columns}, exists (select from mail.messages m where m.id = o.message_id and m.staff_name <> '') as is_letter
    ${match(way)} order by o.id desc limit ${limit} offset ${offset}`)
