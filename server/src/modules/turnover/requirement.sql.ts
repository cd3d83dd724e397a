import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import type { Counted, Requirement } from './requirement.rules.ts'

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

/** Every requirement of a member in an asset, the consumed ones too, oldest first. */
export const lockRequirements = (tx: Tx, member_id: number, asset: string): Promise<Requirement[]> =>
  tx.many(
    sql`select id, amount, consumed from turnover.requirements where member_id = ${member_id} and asset = ${asset} order by id for update`,
  )

/** True the first time a bet is counted. */
export const countBet = async (tx: Tx, member_id: number, bet_id: string, c: Counted): Promise<boolean> =>
  (await tx.run(
    sql`insert into turnover.counted_bets (member_id, bet_id, effective, consumed) values (${member_id}, ${bet_id}, ${c.effective}, ${c.consumed}) on conflict do nothing`,
  )) === 1

export const lockCounted = (
  tx: Tx,
  member_id: number,
  bet_id: string,
): Promise<(Counted & { correction_id: number }) | undefined> =>
  tx.maybe(
    sql`select effective, consumed, correction_id from turnover.counted_bets where member_id = ${member_id} and bet_id = ${bet_id} for update`,
  )

export const sumOtherBets = async (tx: Tx, member_id: number, bet_id: string): Promise<bigint> =>
  (
    await tx.one<{ effective: bigint }>(
      sql`select coalesce(sum(effective), 0)::bigint as effective from turnover.counted_bets where member_id = ${member_id} and bet_id <> ${bet_id}`,
    )
  ).effective

/** Says anew what a bet counts; one that was not heard of yet is counted by it. */
export const recount = (
  tx: Tx,
  member_id: number,
  bet_id: string,
  c: Counted & { correction_id: number },
): Promise<number> =>
  tx.run(sql`insert into turnover.counted_bets (member_id, bet_id, effective, consumed, correction_id)
    values (${member_id}, ${bet_id}, ${c.effective}, ${c.consumed}, ${c.correction_id})
    on conflict (member_id, bet_id) do update set effective = excluded.effective, consumed = excluded.consumed, correction_id = excluded.correction_id`)

/** Of several members at once; who has nothing left is not among them. */
export const readLeftOf = async (
  r: Reader,
  member_ids: readonly number[],
  asset: string,
): Promise<ReadonlyMap<number, bigint>> => {
  const rows = await r.many<{ member_id: number; left_minor: bigint }>(
    sql`select member_id, left_minor from turnover.left_by_member where member_id = any(${[...member_ids]}::int[]) and asset = ${asset}`,
  )
  return new Map(rows.map(({ member_id, left_minor }) => [member_id, left_minor]))
}

export const readLeft = async (r: Reader, member_id: number, asset: string): Promise<bigint> =>
  (
    await r.maybe<{ left_minor: bigint }>(
      sql`select left_minor from turnover.left_by_member where member_id = ${member_id} and asset = ${asset}`,
    )
  )?.left_minor ?? 0n
