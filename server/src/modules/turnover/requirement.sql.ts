import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import { toJsonRows } from '../../kernel/json-rows.ts'
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

export type OpenRequirement = Requirement & { member_id: number; asset: string }

/** What is still open of several members, in every asset, in the order in which it is consumed. */
export const lockOpenRequirements = (tx: Tx, member_ids: readonly number[]): Promise<OpenRequirement[]> =>
  tx.many(sql`select member_id, asset, id, amount, consumed from turnover.requirements
    where member_id = any (${[...member_ids]}::int[]) and consumed < amount order by member_id, id for update`)

type Consumed = { member_id: number; id: bigint; consumed: bigint }
export const setConsumed = (tx: Tx, touched: readonly Consumed[]): Promise<number> =>
  tx.run(sql`update turnover.requirements r set consumed = t.consumed::bigint
    from jsonb_to_recordset(${toJsonRows(touched)}::jsonb) as t(member_id int, id text, consumed text) where r.member_id = t.member_id and r.id = t.id::bigint`)

/** Every requirement of a member in an asset, the consumed ones too, oldest first. */
export const lockRequirements = (tx: Tx, member_id: number, asset: string): Promise<Requirement[]> =>
  tx.many(
    sql`select id, amount, consumed from turnover.requirements where member_id = ${member_id} and asset = ${asset} order by id for update`,
  )

type BetKey = { member_id: number; id: string }

/** Counts bets, each once; answers those that were not counted before. What they took of requirements is said by `setTaken`. */
export const insertCounted = (tx: Tx, bets: readonly (BetKey & { effective: bigint })[]): Promise<BetKey[]> =>
  tx.many(sql`insert into turnover.counted_bets as c (member_id, bet_id, effective)
    select member_id, id, effective::bigint from jsonb_to_recordset(${toJsonRows(bets)}::jsonb) as b(member_id int, id uuid, effective text) order by member_id, id
    on conflict do nothing returning c.member_id, c.bet_id as id`)

export const setTaken = (tx: Tx, bets: readonly (BetKey & { consumed: bigint })[]): Promise<number> =>
  tx.run(sql`update turnover.counted_bets c set consumed = b.consumed::bigint
    from jsonb_to_recordset(${toJsonRows(bets)}::jsonb) as b(member_id int, id uuid, consumed text) where c.member_id = b.member_id and c.bet_id = b.id`)

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
