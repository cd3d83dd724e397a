import type { MailTemplate } from '@moongate/contract/mail.states'
import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import type { Text } from '../site/index.ts'

export type StoredTemplate = {
  kind: MailTemplate
  title: Text
  content: Text
  is_on: boolean
  set_by: string
  set_at: Date
}

/** Stands for the texts that staff set: who sets templates or canned answers locks all of them. */
export const lockTexts = (tx: Tx, of: 'templates' | 'answers'): Promise<number> =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`mail.${of}`}, 0))`)

/** The texts that the operator wrote. */
export const findTemplates = (r: Reader): Promise<StoredTemplate[]> =>
  r.many(sql`select kind, title, content, is_on, set_by, set_at from mail.templates order by kind`)

/** The text that the operator wrote for one kind, where there is one. */
export const findTemplate = (r: Reader, kind: MailTemplate): Promise<StoredTemplate | undefined> =>
  r.maybe(sql`select kind, title, content, is_on, set_by, set_at from mail.templates where kind = ${kind}`)

/** Writes the text of one kind in place of what stood there. */
export const putTemplate = (tx: Tx, t: Omit<StoredTemplate, 'set_at'>): Promise<StoredTemplate> =>
  tx.one(sql`insert into mail.templates as t (kind, title, content, is_on, set_by)
    values (${t.kind}, ${JSON.stringify(t.title)}::jsonb, ${JSON.stringify(t.content)}::jsonb, ${t.is_on}, ${t.set_by})
    on conflict (kind) do update set title = excluded.title, content = excluded.content, is_on = excluded.is_on,
      set_by = excluded.set_by, set_at = kernel.now() returning t.kind, t.title, t.content, t.is_on, t.set_by, t.set_at`)

export type CannedAnswer = { title: string; content: string }

/** Canned answers in their order. */
export const findAnswers = (r: Reader): Promise<CannedAnswer[]> =>
  r.many(sql`select title, content from mail.answers order by position`)

/** Puts all canned answers in place of those that are there. */
export const replaceAnswers = async (tx: Tx, answers: readonly CannedAnswer[]): Promise<void> => {
  await tx.run(sql`delete from mail.answers`)
  await tx.run(sql`insert into mail.answers (position, title, content)
    select a.n, a.v ->> 'title', a.v ->> 'content' from jsonb_array_elements(${JSON.stringify(answers)}::jsonb) with ordinality as a(v, n)`)
}
