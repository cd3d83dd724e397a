import type { ExclusionKind, ExclusionSpan } from '@moongate/contract/protection.states'
import { type Reader, sql, type Tx } from '../../kernel/db.ts'

export type Exclusion = {
  member_id: number
  kind: ExclusionKind
  span: ExclusionSpan
  since: Date
  until: Date | null
  set_by: string
  reason: string
}
const columns = sql`member_id, kind, span, since, until, set_by, reason`

/** What shuts members out now: of each the one that lasts longest. */
export const findHolding = (r: Reader, member_ids: readonly number[]): Promise<Exclusion[]> =>
  r.many(sql`select distinct on (member_id) ${columns} from protection.exclusions
    where member_id = any (${[...member_ids]}::int[]) and (until is null or until > kernel.now()) order by member_id, until desc nulls first`)

/** All that ever shut a member out, the newest first. */
export const findExclusions = (r: Reader, member_id: number): Promise<Exclusion[]> =>
  r.many(
    sql`select ${columns} from protection.exclusions where member_id = ${member_id} order by since desc, until desc nulls first, id limit 100`,
  )

export const insertExclusion = (tx: Tx, e: Exclusion & { id: string }): Promise<number> =>
  tx.run(sql`insert into protection.exclusions (member_id, id, kind, span, since, until, set_by, reason)
    values (${e.member_id}, ${e.id}, ${e.kind}, ${e.span}, ${e.since}, ${e.until}, ${e.set_by}, ${e.reason})`)

/** Notes of those that are over that they are; each is answered once. */
export const endExclusions = (tx: Tx): Promise<(Pick<Exclusion, 'member_id' | 'kind'> & { id: string })[]> =>
  tx.many(sql`update protection.exclusions set ended_at = kernel.now() where ended_at is null and until <= kernel.now()
    returning member_id, id, kind`)
