import { type Reader, sql } from '../../kernel/db.ts'

export const insertPlayer = (r: Reader, member_id: number, supplier_code: string): Promise<number> =>
  r.run(
    sql`insert into games.players (member_id, supplier_code) values (${member_id}, ${supplier_code}) on conflict do nothing`,
  )
