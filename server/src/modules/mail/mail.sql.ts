import type { Lang } from '@moongate/contract'
import type { MailBox } from '@moongate/contract/mail.states'
import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import { toJsonRows } from '../../kernel/json-rows.ts'
import type { Text } from '../site/index.ts'

export type Message = {
  member_id: number
  id: number
  box: MailBox
  thread_id: number | null
  pid: number | null
  title: Text
  content: Text
  staff_name: string
  is_read: boolean
  created_at: Date
}
const columns = sql`m.member_id, m.id, m.box, m.thread_id, m.pid, m.title, m.content, m.staff_name, m.is_read, m.created_at`

/** Locks the row that stands for a member's mail, and makes one that is missing. */
export const lockMailbox = (tx: Tx, member_id: number): Promise<{ lang: Lang }> =>
  tx.one(sql`insert into mail.members as m (member_id) values (${member_id})
    on conflict (member_id) do update set member_id = excluded.member_id returning m.lang`)

/** Remembers in which language a member looks at their mail, where it is another one. */
export const noteLang = (r: Reader, member_id: number, lang: Lang): Promise<number> =>
  r.run(sql`insert into mail.members as m (member_id, lang) select ${member_id}::int, ${lang}::text
    where not exists (select from mail.members where member_id = ${member_id} and lang = ${lang}) -- a conflict alone would lock the row: a write
    on conflict (member_id) do update set lang = excluded.lang where m.lang <> excluded.lang`)

type Box = { member_id: number; box: MailBox }

/** How many mails lie in a box, and how many of them are unread. */
export const countBox = (r: Reader, { member_id, box }: Box): Promise<{ n: number; unread: number }> =>
  r.one(sql`select count(*)::int as n, (count(*) filter (where not is_read))::int as unread from mail.messages
    where member_id = ${member_id} and box = ${box} and deleted_at is null`)

/** A part of a box, the newest first. */
export const findBox = (r: Reader, { member_id, box }: Box, limit: number, offset: number): Promise<Message[]> =>
  r.many(sql`select ${columns} from mail.messages m where m.member_id = ${member_id} and m.box = ${box} and m.deleted_at is null
    order by m.id desc limit ${limit} offset ${offset}`)

/** How many mails of the inbox are unread. */
export const countUnread = async (r: Reader, member_id: number): Promise<number> =>
  (
    await r.one<{ n: number }>(sql`select count(*)::int as n from mail.messages
      where member_id = ${member_id} and box = 'inbox' and not is_read and deleted_at is null`)
  ).n

/** A member's own mail, in whichever box. */
export const findOwn = (r: Reader, member_id: number, id: number): Promise<Message | undefined> =>
  r.maybe(
    sql`select ${columns} from mail.messages m where m.member_id = ${member_id} and m.id = ${id} and m.deleted_at is null`,
  )

/** All mails of a thread, those that their member has deleted too, the oldest first. */
export const findThreadMessages = (r: Reader, thread_id: number): Promise<Message[]> =>
  r.many(sql`select ${columns} from mail.messages m where m.thread_id = ${thread_id} order by m.id`)

/** What a member wrote since a moment, the latest first; a deleted one too. */
export const findWritten = (r: Reader, member_id: number, since: Date): Promise<Message[]> =>
  r.many(sql`select ${columns} from mail.messages m
    where m.member_id = ${member_id} and m.box = 'outbox' and m.created_at >= ${since} order by m.id desc`)

/** Marks mails of the inbox; answers how many that changed. */
export const markRead = (tx: Tx, member_id: number, ids: readonly number[], is_read: boolean): Promise<number> =>
  tx.run(sql`update mail.messages set is_read = ${is_read}
    where member_id = ${member_id} and id = any (${[...ids]}::int[]) and box = 'inbox' and is_read <> ${is_read}`)

/** Takes mails out of a box. */
export const removeMessages = (tx: Tx, { member_id, box }: Box, ids: readonly number[], at: Date): Promise<number> =>
  tx.run(sql`update mail.messages set deleted_at = ${at}
    where member_id = ${member_id} and box = ${box} and id = any (${[...ids]}::int[]) and deleted_at is null`)

/** Puts mails back that were taken out of a box since a moment. */
export const restoreMessages = (
  tx: Tx,
  { member_id, box }: Box,
  ids: readonly number[],
  since: Date,
): Promise<number> =>
  tx.run(sql`update mail.messages set deleted_at = null
    where member_id = ${member_id} and box = ${box} and id = any (${[...ids]}::int[]) and deleted_at >= ${since}`)

export type NewMessage = Pick<
  Message,
  'member_id' | 'box' | 'thread_id' | 'pid' | 'title' | 'content' | 'staff_name'
> & {
  source: string | null
}

/** Writes mails; one of a source that its member has already is left out. */
export const insertMessages = (tx: Tx, mails: readonly NewMessage[]): Promise<Message[]> =>
  tx.many(sql`insert into mail.messages as m (member_id, box, thread_id, pid, title, content, source, staff_name, is_read)
    select n.member_id, n.box, n.thread_id, n.pid, n.title, n.content, n.source, n.staff_name, n.box = 'outbox'
    from jsonb_to_recordset(${toJsonRows(mails)}::jsonb)
      as n(member_id int, box text, thread_id int, pid int, title jsonb, content jsonb, source text, staff_name text)
    on conflict (member_id, source) do nothing returning ${columns}`)

/** Puts a mail of the product into the thread that its answer began. */
export const joinThread = (
  tx: Tx,
  { member_id, id }: Pick<Message, 'member_id' | 'id'>,
  thread_id: number,
): Promise<number> =>
  tx.run(sql`update mail.messages set thread_id = ${thread_id} where member_id = ${member_id} and id = ${id}`)
