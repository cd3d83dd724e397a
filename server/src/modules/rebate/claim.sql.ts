import type { ClaimState, ClaimWay } from '@moongate/contract/rebate.states'
import { empty, type Reader, type Sql, sql, type Tx } from '../../kernel/db.ts'
import { countUpTo, type Counted } from '../../kernel/page.ts'
import { toJsonRows } from '../../kernel/json-rows.ts'
import { chooseFirstDay } from './bet.sql.ts'
import type { DueLine, Line } from './due.rules.ts'

export type Claim = {
  member_id: number
  id: string
  bill_no: string
  deadtime: Date
  way: ClaimWay
  state: ClaimState
  amount: bigint
  reason: string
  handled_by: string
  created_at: Date
  finished_at: Date | null
}
export type ClaimLine = Pick<DueLine, 'on_day' | 'game_type' | 'supplier_code' | 'effective' | 'rate_ppm'> & {
  claim_id: string
  amount: bigint
}

const columns = sql`c.member_id, c.id, c.bill_no, c.deadtime, c.way, c.state, c.amount, c.reason, c.handled_by, c.created_at, c.finished_at`

/** Locks the row that stands for a member's rebate, and makes it where there is none; answers until when was claimed. */
export const lockMember = async (tx: Tx, member_id: number): Promise<Date | null> =>
  (
    await tx.one<{ claimed_until: Date | null }>(sql`insert into rebate.members as m (member_id) values (${member_id})
      on conflict (member_id) do update set member_id = excluded.member_id returning m.claimed_until`)
  ).claimed_until

/**
 * The lines of every day on which something of a member's has changed since it was claimed, as they stood at a moment, the whole
 * second of it: what was settled after it is not in them yet. Whole days, because the rate is that of the whole day. What a refused claim
 * took off as owed was taken off nothing that was paid.
 */
export const findLines = (r: Reader, member_id: number, deadtime: Date, time_zone: string): Promise<Line[]> =>
  r.many(sql`select d.on_day::text as on_day, d.game_type, d.supplier_code, (d.effective - coalesce(l.effective, 0))::bigint as effective, d.claimed - coalesce(n.owed, 0)::bigint as claimed, coalesce(n.refused, 0)::bigint as refused, d.extra_ppm,
      d.grown_at, ${chooseFirstDay(time_zone)}::text as counts_from, d.expired_at is not null as is_expired
    from rebate.days d
    left join (select on_day, game_type, supplier_code, sum(effective) as effective from rebate.bets
      where member_id = ${member_id} and settled_at >= ${deadtime}::timestamptz + interval '1 second' group by 1, 2, 3) l using (on_day, game_type, supplier_code)
    left join (select k.on_day, k.game_type, k.supplier_code, sum(k.amount) filter (where k.amount > 0) as refused, sum(k.amount) filter (where k.amount < 0) as owed
      from rebate.claims c join rebate.claim_lines k on k.member_id = c.member_id and k.claim_id = c.id
      where c.member_id = ${member_id} and c.state = 'refused' group by 1, 2, 3) n using (on_day, game_type, supplier_code)
    where d.member_id = ${member_id} and d.on_day in (
      select o.on_day from rebate.days o where o.member_id = ${member_id} and o.effective <> o.claimed_effective
        and (o.expired_at is null or o.effective < o.claimed_effective))
    order by d.on_day desc, d.game_type, d.supplier_code`)

type NewClaim = Pick<Claim, 'member_id' | 'id' | 'bill_no' | 'deadtime' | 'way' | 'state' | 'amount'>

/** Writes a claim with its lines, and on the lines what it took, in one statement. */
export const insertClaim = (tx: Tx, c: NewClaim, lines: readonly DueLine[]): Promise<Claim> =>
  tx.one(sql`with l as (
      select * from jsonb_to_recordset(${toJsonRows(lines)}::jsonb) as l(on_day date, game_type int, supplier_code text, effective bigint, rate_ppm int, due bigint)
    ), until as (
      update rebate.members set claimed_until = ${c.deadtime} where member_id = ${c.member_id}
    ), taken as (
      update rebate.days d set claimed = d.claimed + l.due, claimed_effective = l.effective from l
      where d.member_id = ${c.member_id} and d.on_day = l.on_day and d.game_type = l.game_type and d.supplier_code = l.supplier_code
        and (d.expired_at is null or l.due <> 0)
    ), c as (
      insert into rebate.claims (member_id, id, bill_no, deadtime, way, state, amount, finished_at)
      values (${c.member_id}, ${c.id}, ${c.bill_no}, ${c.deadtime}, ${c.way}, ${c.state}, ${c.amount}, ${c.state === 'paid' ? sql`kernel.now()` : sql`null`})
      returning *
    ), made as (
      insert into rebate.claim_lines (member_id, claim_id, on_day, game_type, supplier_code, effective, rate_ppm, amount)
      select c.member_id, c.id, l.on_day, l.game_type, l.supplier_code, l.effective, l.rate_ppm, l.due from l, c where l.due <> 0
    ) select ${columns} from c`)

/** Writes that nothing of some lines is left to claim, as they stand. */
export const passLines = (tx: Tx, member_id: number, lines: readonly DueLine[]): Promise<number> =>
  tx.run(sql`update rebate.days d set claimed_effective = l.effective
    from jsonb_to_recordset(${toJsonRows(lines)}::jsonb) as l(on_day date, game_type int, supplier_code text, effective bigint)
    where d.member_id = ${member_id} and d.on_day = l.on_day and d.game_type = l.game_type and d.supplier_code = l.supplier_code
      and d.expired_at is null and d.claimed_effective <> l.effective`)

/** Moves a claim on that still waits for a person. */
export const finishClaim = (
  tx: Tx,
  { id, state, reason, handled_by }: Pick<Claim, 'id' | 'state' | 'reason' | 'handled_by'>,
): Promise<Claim | undefined> =>
  tx.maybe(sql`update rebate.claims c set state = ${state}, reason = ${reason}, handled_by = ${handled_by}, finished_at = kernel.now()
    where c.id = ${id} and c.state = 'in_review' returning ${columns}`)

/** No bet makes a line that is written as claimed up to here look unchanged. */
const ALWAYS_OWED = 2n ** 63n - 1n

/**
 * Opens the lines again of which a refused claim took something off as owed: it is still to be set off; and those of which another claim
 * set off what the refused one never paid: it comes back. They are written as claimed above what they stand at, as every line of which too
 * much was paid.
 */
export const openRefused = (tx: Tx, { member_id, id }: Pick<Claim, 'member_id' | 'id'>): Promise<number> =>
  tx.run(sql`update rebate.days d set claimed_effective = ${ALWAYS_OWED} from (
      select k.on_day, k.game_type, k.supplier_code
      from rebate.claim_lines k join rebate.claims c on c.member_id = k.member_id and c.id = k.claim_id
      where k.member_id = ${member_id} group by 1, 2, 3
      having min(k.amount) filter (where k.claim_id = ${id}) < 0
        or bool_or(k.claim_id = ${id}) and sum(k.amount) filter (where c.state <> 'refused') < 0
    ) o where d.member_id = ${member_id} and d.on_day = o.on_day and d.game_type = o.game_type and d.supplier_code = o.supplier_code`)

export const hasClaim = async (r: Reader, id: string): Promise<boolean> =>
  (await r.maybe(sql`select 1 from rebate.claims where id = ${id}`)) !== undefined

export type ClaimFilter = { member_ids?: readonly number[] | undefined; state?: ClaimState | undefined }

const matchClaims = ({ member_ids, state }: ClaimFilter): Sql => sql`from rebate.claims c where true
  ${member_ids === undefined ? empty : sql`and c.member_id = any (${[...member_ids]}::int[])`}
  ${state === undefined ? empty : sql`and c.state = ${state}`}`

export const findClaims = (r: Reader, f: ClaimFilter, limit: number, offset: number): Promise<Claim[]> =>
  r.many(
    sql`select ${columns} ${matchClaims(f)} order by ${f.state === 'in_review' ? sql`c.created_at, c.id` : sql`c.created_at desc, c.id desc`} limit ${limit} offset ${offset}`,
  )

export const countClaims = (r: Reader, f: ClaimFilter): Promise<Counted> =>
  r.one(countUpTo(matchClaims(f), f.member_ids !== undefined))

export const findClaimLines = (r: Reader, all: readonly Pick<Claim, 'member_id' | 'id'>[]): Promise<ClaimLine[]> =>
  r.many(sql`select l.claim_id, l.on_day::text as on_day, l.game_type, l.supplier_code, l.effective, l.rate_ppm, l.amount
    from unnest(${all.map((c) => c.member_id)}::int[], ${all.map((c) => c.id)}::uuid[]) k(member_id, id)
    join rebate.claim_lines l on l.member_id = k.member_id and l.claim_id = k.id order by l.on_day desc, l.game_type, l.supplier_code`)

/** Claims that a person looks at first. */
export const countWaitingClaims = async (r: Reader): Promise<number> =>
  (await r.one<{ n: number }>(sql`select count(*)::int as n from rebate.claims where state = 'in_review'`)).n
