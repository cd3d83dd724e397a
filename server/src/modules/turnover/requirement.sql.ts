import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import type { Requirement } from './requirement.rules.ts'

/** `source_id` is the id of a document of that source; `amount` in minor units of the asset. */
export type NewRequirement = { member_id: number; source: string; source_id: string; asset: string; amount: bigint }

/** Once per source document. */
export const insertRequirement = (
  tx: Tx,
  { member_id, source, source_id, asset, amount }: NewRequirement,
): Promise<number> =>
  tx.run(sql`insert into turnover.requirements (member_id, source, source_id, asset, amount)
    values (${member_id}, ${source}, ${source_id}, ${asset}, ${amount}) on conflict do nothing`)

export const lockOpenRequirements = (tx: Tx, member_id: number, asset: string): Promise<Requirement[]> =>
  tx.many(
    sql`select id, amount, consumed from turnover.requirements where member_id = ${member_id} and asset = ${asset} and consumed < amount order by id for update`,
  )

export const setConsumed = (tx: Tx, member_id: number, id: bigint, consumed: bigint): Promise<number> =>
  tx.run(sql`update turnover.requirements set consumed = ${consumed} where member_id = ${member_id} and id = ${id}`)

/** True the first time a bet is counted. */
export const countBet = async (tx: Tx, member_id: number, bet_id: string, effective: bigint): Promise<boolean> =>
  (await tx.run(
    sql`insert into turnover.counted_bets (member_id, bet_id, effective) values (${member_id}, ${bet_id}, ${effective}) on conflict do nothing`,
  )) === 1

export const readLeft = async (r: Reader, member_id: number, asset: string): Promise<bigint> =>
  (
    await r.maybe<{ left_minor: bigint }>(
      sql`select left_minor from turnover.left_by_member where member_id = ${member_id} and asset = ${asset}`,
    )
  )?.left_minor ?? 0n
