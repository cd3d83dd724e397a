import type { PaperKind } from '@moongate/contract/papers.states'
import { type Reader, sql, type Tx } from '../../kernel/db.ts'

export type Ask = { member_id: number; id: string; kind: PaperKind; reason: string; staff_name: string; asked_at: Date }

/** What a member was asked for and has not shown yet, the oldest first. */
export const findOpenAsks = (r: Reader, member_id: number): Promise<Ask[]> =>
  r.many(sql`select member_id, id, kind, reason, staff_name, asked_at from papers.asks
    where member_id = ${member_id} and met_at is null order by asked_at, id`)

/** Asks for a kind of paper; 0 rows where the member was asked for it already. */
export const insertAsk = (tx: Tx, a: Ask): Promise<number> =>
  tx.run(sql`insert into papers.asks (member_id, id, kind, reason, staff_name, asked_at)
    values (${a.member_id}, ${a.id}, ${a.kind}, ${a.reason}, ${a.staff_name}, ${a.asked_at})
    on conflict (member_id, kind) where met_at is null do nothing`)

/** A paper of the kind was accepted. */
export const closeAsk = (tx: Tx, member_id: number, kind: PaperKind, now: Date): Promise<number> =>
  tx.run(
    sql`update papers.asks set met_at = ${now} where member_id = ${member_id} and kind = ${kind} and met_at is null`,
  )
