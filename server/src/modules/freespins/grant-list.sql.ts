import type { GrantState } from '@moongate/contract/freespins.states'
import { empty, type Reader, type Sql, sql } from '../../kernel/db.ts'
import { countUpTo, type Counted } from '../../kernel/page.ts'
import type { Text } from '../site/index.ts'
import { columns, type Grant, readGrant, type StoredGrant } from './grant.sql.ts'

export type GrantFilter = { member_ids?: readonly number[] | undefined; state?: GrantState | undefined }

const match = ({ member_ids, state }: GrantFilter): Sql => sql`from freespins.grants g where true
  ${member_ids === undefined ? empty : sql`and g.member_id = any (${[...member_ids]}::int[])`} ${state === undefined ? empty : sql`and g.state = ${state}`}`

export const countGrants = (r: Reader, f: GrantFilter): Promise<Counted> => r.one(countUpTo(match(f)))

export const findGrants = async (r: Reader, f: GrantFilter, limit: number, offset: number): Promise<Grant[]> =>
  (
    await r.many<StoredGrant>(
      sql`select ${columns} ${match(f)} order by g.granted_at desc, g.id desc limit ${limit} offset ${offset}`,
    )
  ).map(readGrant)

/** A member's open grants, and the last that ended. */
export const findOwn = async (r: Reader, member_id: number, ended: number): Promise<Grant[]> =>
  (
    await r.many<StoredGrant>(sql`(select ${columns} from freespins.grants g where g.member_id = ${member_id} and g.finished_at is null)
      union all (select ${columns} from freespins.grants g where g.member_id = ${member_id} and g.finished_at is not null
        order by g.finished_at desc limit ${ended}) order by finished_at desc nulls first, granted_at desc`)
  ).map(readGrant)

/** The offers that a member has had from a source. */
export const findSources = (r: Reader, member_id: number): Promise<{ offer_id: number; source: string }[]> =>
  r.many(sql`select offer_id, source from freespins.grants where member_id = ${member_id}`)

/** How many spins of each grant were told and bring nothing. */
export const countOdd = (r: Reader, ids: readonly string[]): Promise<{ grant_id: string; n: number }[]> =>
  r.many(
    sql`select grant_id, count(*)::int as n from freespins.plays where fault <> '' and grant_id = any (${[...ids]}::text[]) group by 1`,
  )

type Span = { from: Date; before: Date }
export type CostRow = {
  offer_id: number
  title: Text
  grants: number
  spins: number
  played: number
  won: bigint
  credited: bigint
}

/** What grants made within a span have come to, by offer, the dearest first. */
export const sumCost = (r: Reader, { from, before }: Span): Promise<CostRow[]> =>
  r.many(sql`select offer_id, (array_agg(title order by granted_at desc))[1] as title, count(*)::int as grants, sum(spins)::int as spins,
      sum(played)::int as played, sum(won)::bigint as won, sum(credited)::bigint as credited
    from freespins.grants where granted_at >= ${from} and granted_at < ${before} group by offer_id order by credited desc, grants desc, offer_id`)

/** How many deposits of at least so much were credited within a span, and how many members made them. */
export const countDeposits = (
  r: Reader,
  { asset, min, from, before }: Span & { asset: string; min: bigint },
): Promise<{ deposits: number; members: number }> =>
  r.one(sql`select count(*)::int as deposits, count(distinct member_id)::int as members from ledger.statement
    where asset = ${asset} and account_kind = 'centre' and kind = 'cashier.deposit_credited' and amount >= ${min}
      and created_at >= ${from} and created_at < ${before}`)
