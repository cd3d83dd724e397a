import type { BonusFlag, BonusKind, BonusState } from '@moongate/contract/bonus.states'
import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import type { Text } from '../site/index.ts'
import { toJson } from './offer.sql.ts'
import { type Terms, termsSchema } from './terms.rules.ts'

export type Bonus = {
  member_id: number
  id: string
  bill_no: string
  /** Null: it came of no offer of this module's. */
  offer_id: number | null
  kind: BonusKind
  source: string
  title: Text
  terms: Terms
  base: bigint
  amount: bigint
  required: bigint
  wagered: bigint
  loss: bigint
  paid: bigint
  state: BonusState
  flags: BonusFlag[]
  reason: string
  handled_by: string
  taken_at: Date
  started_at: Date | null
  expires_at: Date | null
  finished_at: Date | null
}
export type StoredBonus = Omit<Bonus, 'terms'> & { terms: unknown }
/** All of a bonus `b`. */
export const columns = sql`b.member_id, b.id, b.bill_no, b.offer_id, b.kind, b.source, b.title, b.terms, b.base, b.amount, b.required, b.wagered, b.loss, b.paid,
  b.state, b.flags, b.reason, b.handled_by, b.taken_at, b.started_at, b.expires_at, b.finished_at`
/** A row as it is stored, its terms read. */
export const readBonus = (row: StoredBonus): Bonus => ({ ...row, terms: termsSchema.parse(row.terms) })

/** Locks the rows that stand for members' bonuses, in order, and makes those that are missing. */
export const lockMembers = (tx: Tx, member_ids: readonly number[]): Promise<{ member_id: number }[]> =>
  tx.many(sql`insert into bonus.members as m (member_id) select id from unnest(${[...new Set(member_ids)]}::int[]) id order by id
    on conflict (member_id) do update set member_id = excluded.member_id returning m.member_id`)

type NewBonus = Pick<
  Bonus,
  | 'member_id'
  | 'id'
  | 'bill_no'
  | 'offer_id'
  | 'kind'
  | 'source'
  | 'title'
  | 'terms'
  | 'base'
  | 'amount'
  | 'required'
  | 'flags'
>

export const insertBonus = async (tx: Tx, b: NewBonus): Promise<Bonus> =>
  readBonus(
    await tx.one<StoredBonus>(sql`insert into bonus.bonuses as b (member_id, id, bill_no, offer_id, kind, source, title, terms, base, amount, required, flags, state)
      values (${b.member_id}, ${b.id}, ${b.bill_no}, ${b.offer_id}, ${b.kind}, ${b.source}, ${toJson(b.title)}::jsonb, ${toJson(b.terms)}::jsonb,
        ${b.base}, ${b.amount}, ${b.required}, ${b.flags}::text[], 'in_review') returning ${columns}`),
  )

/** Begins a bonus that waits; undefined where it waits no more. */
export const startBonus = async (
  tx: Tx,
  { id, terms: { days } }: Pick<Bonus, 'id' | 'terms'>,
  handled_by: string,
): Promise<Bonus | undefined> => {
  const row =
    await tx.maybe<StoredBonus>(sql`update bonus.bonuses b set state = 'running', handled_by = ${handled_by}, started_at = kernel.now(),
      expires_at = kernel.now() + make_interval(days => ${days}) where b.id = ${id} and b.state = 'in_review' returning ${columns}`)
  return row && readBonus(row)
}

type End = Pick<Bonus, 'state' | 'paid' | 'reason' | 'handled_by'>

/** Ends an open bonus; undefined where it has ended. */
export const endBonus = async (tx: Tx, id: string, e: End): Promise<Bonus | undefined> => {
  const row =
    await tx.maybe<StoredBonus>(sql`update bonus.bonuses b set state = ${e.state}, paid = ${e.paid}, reason = ${e.reason},
      handled_by = case when ${e.handled_by} = '' then b.handled_by else ${e.handled_by} end, finished_at = kernel.now()
    where b.id = ${id} and b.state in ('in_review', 'running') returning ${columns}`)
  return row && readBonus(row)
}

/** The open bonuses of members. */
export const findOpen = async (r: Reader, member_ids: readonly number[]): Promise<Bonus[]> =>
  (
    await r.many<StoredBonus>(
      sql`select ${columns} from bonus.bonuses b where b.member_id = any (${[...member_ids]}::int[]) and b.state in ('in_review', 'running') order by b.member_id`,
    )
  ).map(readBonus)

export const findBonus = async (r: Reader, id: string): Promise<Bonus | undefined> => {
  const row = await r.maybe<StoredBonus>(sql`select ${columns} from bonus.bonuses b where b.id = ${id}`)
  return row && readBonus(row)
}

/** The bonus that came of a source. */
export const findBySource = async (r: Reader, member_id: number, source: string): Promise<Bonus | undefined> => {
  const row = await r.maybe<StoredBonus>(
    sql`select ${columns} from bonus.bonuses b where b.member_id = ${member_id} and b.source = ${source}`,
  )
  return row && readBonus(row)
}

/** Whose bonus has run out, or was bet enough for and is still open. */
export const findDue = (r: Reader): Promise<{ member_id: number; id: string }[]> =>
  r.many(sql`select member_id, id from bonus.bonuses where state = 'running'
    and (expires_at <= kernel.now() or wagered >= required) order by expires_at, id`)
