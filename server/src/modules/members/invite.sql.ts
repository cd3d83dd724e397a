import { type Reader, type Tx, sql } from '../../kernel/db.ts'

/** An agent is known by his own member id. */
export const makeAgent = (tx: Tx, id: number): Promise<number> =>
  tx.run(sql`update members.members set agent_id = id where id = ${id}`)

/** A code by which others register as invited by a member. */
export const openCode = (tx: Tx, { code, member_id }: { code: string; member_id: number }): Promise<number> =>
  tx.run(sql`insert into members.invite_codes (code, member_id) values (${code}, ${member_id})`)

/** Closes a code, or opens it again. */
export const setCodeOpen = (tx: Tx, code: string, is_open: boolean): Promise<number> =>
  tx.run(
    sql`update members.invite_codes set closed_at = case when ${is_open} then null else coalesce(closed_at, kernel.now()) end where code = ${code}`,
  )

/** Whom a member invited, in the order in which they came. */
export const findInvited = (r: Reader, invited_by: number): Promise<number[]> =>
  r
    .many<{ id: number }>(sql`select id from members.members where invited_by = ${invited_by} order by id`)
    .then((rows) => rows.map(({ id }) => id))

export const insertDemoCode = (tx: Tx, member_id: number, code: string): Promise<number> =>
  tx.run(
    sql`insert into members.invite_codes (code, member_id) values (${code}, ${member_id}) on conflict (code) do nothing`,
  )
