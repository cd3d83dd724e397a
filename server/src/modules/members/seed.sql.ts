import { type Tx, sql } from '../../kernel/db.ts'

/** An agent is known by his own member id. */
export const makeAgent = (tx: Tx, id: number): Promise<number> =>
  tx.run(sql`update members.members set agent_id = id where id = ${id}`)

export const insertDemoCode = (tx: Tx, member_id: number, code: string): Promise<number> =>
  tx.run(
    sql`insert into members.invite_codes (code, member_id) values (${code}, ${member_id}) on conflict (code) do nothing`,
  )
