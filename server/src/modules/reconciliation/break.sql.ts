import type { BreakKind, BreakState } from '@moongate/contract/reconciliation.states'
import { empty, type Reader, type Sql, sql, type Tx } from '../../kernel/db.ts'
import type { Break } from './break.rules.ts'
import type { Known } from './item.rules.ts'

export type StoredBreak = Omit<Break, 'kind'> & {
  id: number
  day: string
  source: string
  kind: BreakKind
  asset: string
  state: BreakState
  owner_id: number | null
  owner_name: string
  note: string
  found_at: Date
  seen_at: Date
  solved_at: Date | null
  solved_by: string
}
type Of = { day: string; source: string; asset: string }
const columns = sql`id, day::text as day, source, kind, subject, detail, asset, amount, effect, state, owner_id, owner_name, note, found_at, seen_at, solved_at, solved_by`

/** The breaks of a day that are written down already, locked with it. */
export const findKnown = (tx: Tx, { day, source }: Of): Promise<Known[]> =>
  tx.many(sql`select id, kind, subject, state, solved_by = '' as by_machine from reconciliation.breaks
    where day = ${day} and source = ${source}`)

const toRows = (breaks: readonly (Break & { id?: number })[]): Sql =>
  sql`jsonb_to_recordset(${JSON.stringify(breaks.map((b) => ({ ...b, amount: String(b.amount), effect: String(b.effect) })))}::jsonb)
    as n(id int, kind text, subject text, detail text, amount bigint, effect bigint)`

/** Those that are found for the first time. */
export const insertBreaks = (tx: Tx, { day, source, asset }: Of, breaks: readonly Break[]): Promise<number> =>
  tx.run(sql`insert into reconciliation.breaks (day, source, asset, kind, subject, detail, amount, effect)
    select ${day}, ${source}, ${asset}, n.kind, n.subject, n.detail, n.amount, n.effect from ${toRows(breaks)}`)

/** Those that are still there, as they are now. */
export const renewBreaks = (tx: Tx, breaks: readonly (Break & { id: number })[]): Promise<number> =>
  tx.run(sql`update reconciliation.breaks b set detail = n.detail, amount = n.amount, effect = n.effect, seen_at = kernel.now()
    from ${toRows(breaks)} where b.id = n.id`)

/** What was thought gone and is not, is open again and nobody's. */
export const restoreBreaks = (tx: Tx, ids: readonly number[]): Promise<number> =>
  tx.run(
    sql`update reconciliation.breaks set state = 'open', owner_id = null, owner_name = '', solved_at = null where id = any (${[...ids]})`,
  )

/** Nobody solved them: they are found no more. */
export const closeGone = (tx: Tx, ids: readonly number[]): Promise<number> =>
  tx.run(
    sql`update reconciliation.breaks set state = 'solved', solved_at = kernel.now(), solved_by = '' where id = any (${[...ids]})`,
  )

/** One break, kept from others until the transaction ends. */
export const lockBreak = (tx: Tx, id: number): Promise<StoredBreak | undefined> =>
  tx.maybe(sql`select ${columns} from reconciliation.breaks where id = ${id} for update`)

type Moved = { state: BreakState; owner: { id: number; name: string } | null; note: string; solved_by: string }

/** Moves a break on: whose it is, what was said, and by whom it was solved. */
export const moveBreak = (tx: Tx, id: number, m: Moved): Promise<StoredBreak> =>
  tx.one(sql`update reconciliation.breaks set state = ${m.state}, owner_id = ${m.owner?.id ?? null}, owner_name = ${m.owner?.name ?? ''}, note = ${m.note},
      solved_at = case when ${m.state === 'solved'}::boolean then kernel.now() end, solved_by = ${m.solved_by} where id = ${id} returning ${columns}`)

export type BreakFilter = {
  day?: string | undefined
  source?: string | undefined
  kind?: BreakKind | undefined
  states?: readonly BreakState[] | undefined
  owner_id?: number | undefined
}
const match = (f: BreakFilter): Sql => sql`from reconciliation.breaks where true
  ${f.day === undefined ? empty : sql`and day = ${f.day}`} ${f.source === undefined ? empty : sql`and source = ${f.source}`}
  ${f.kind === undefined ? empty : sql`and kind = ${f.kind}`} ${f.states ? sql`and state = any (${[...f.states]})` : empty}
  ${f.owner_id === undefined ? empty : sql`and owner_id = ${f.owner_id}`}`

/** How many wait for somebody. */
export const countOpenBreaks = async (r: Reader): Promise<number> =>
  (await countBreaks(r, { states: ['open', 'owned'] })).n

/** A page of breaks, the longest waiting first. */
export const findBreaks = (r: Reader, f: BreakFilter, limit: number, offset: number): Promise<StoredBreak[]> =>
  r.many(sql`select ${columns} ${match(f)} order by found_at, id limit ${limit} offset ${offset}`)
/** How many a filter lists. */
export const countBreaks = (r: Reader, f: BreakFilter): Promise<{ n: number }> =>
  r.one(sql`select count(*)::int as n ${match(f)}`)
