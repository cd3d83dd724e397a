import { OPEN_PAPER, type PaperKind, type PaperState } from '@moongate/contract/papers.states'
import { empty, type Reader, type Sql, sql, type Tx } from '../../kernel/db.ts'
import { countUpTo, type Counted } from '../../kernel/page.ts'

export type Paper = {
  member_id: number
  id: string
  kind: PaperKind
  state: PaperState
  made_at: Date
  decided_at: Date | null
  decided_by: string
  reason: string
  /** A calendar day. */
  birth_on: string | null
  expires_at: Date | null
  pictures_gone_at: Date | null
  /** The ids of its pictures, in their order. */
  pictures: string[]
}

const columns = sql`p.member_id, p.id, p.kind, p.state, p.made_at, p.decided_at, p.decided_by, p.reason, p.birth_on::text, p.expires_at, p.pictures_gone_at,
  array(select i.id::text from papers.pictures i where i.paper_id = p.id order by i.place) as pictures`

/** A member's papers are sent in, asked for and decided one after the other. */
export const lockPapers = (tx: Tx, member_id: number): Promise<number> =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended('papers.papers', ${member_id}))`)

export const insertPaper = (tx: Tx, p: Pick<Paper, 'member_id' | 'id' | 'kind' | 'made_at'>): Promise<number> =>
  tx.run(
    sql`insert into papers.papers (member_id, id, kind, made_at) values (${p.member_id}, ${p.id}, ${p.kind}, ${p.made_at})`,
  )

export const findPaper = (r: Reader, id: string): Promise<Paper | undefined> =>
  r.maybe(sql`select ${columns} from papers.papers p where p.id = ${id}`)

/** All papers of a member, the newest first. */
export const findPapersOf = (r: Reader, member_id: number): Promise<Paper[]> =>
  r.many(
    sql`select ${columns} from papers.papers p where p.member_id = ${member_id} order by p.made_at desc, p.id desc`,
  )

/** Moves a paper on, if it still stands where the step may start. */
export const movePaper = (tx: Tx, id: string, from: readonly PaperState[], to: PaperState): Promise<number> =>
  tx.run(sql`update papers.papers set state = ${to} where id = ${id} and state = any (${[...from]})`)

export type Decision = Pick<Paper, 'decided_by' | 'reason' | 'birth_on' | 'expires_at'> & {
  at: Date
  ended_at: Date | null
}

/** Writes down what was decided, and from when on its pictures are no longer needed. */
export const putDecision = (tx: Tx, id: string, d: Decision): Promise<number> =>
  tx.run(sql`update papers.papers set decided_at = ${d.at}, decided_by = ${d.decided_by}, reason = ${d.reason}, birth_on = ${d.birth_on}::date,
    expires_at = ${d.expires_at}, ended_at = ${d.ended_at} where id = ${id}`)

export type PaperFilter = {
  states?: readonly PaperState[] | undefined
  member_id?: number | undefined
  oldest_first: boolean
}

const match = ({ states, member_id }: PaperFilter): Sql => sql`from papers.papers p where true
  ${states ? sql`and p.state = any (${[...states]})` : empty} ${member_id === undefined ? empty : sql`and p.member_id = ${member_id}`}`

export const countPapers = (r: Reader, filter: PaperFilter): Promise<Counted> => r.one(countUpTo(match(filter)))

/** A page of papers, the newest first, or the oldest. */
export const findPapers = (r: Reader, filter: PaperFilter, limit: number, offset: number): Promise<Paper[]> =>
  r.many(
    sql`select ${columns} ${match(filter)} order by p.made_at ${filter.oldest_first ? sql`asc` : sql`desc`}, p.id limit ${limit} offset ${offset}`,
  )

/** How many papers wait for staff. */
export const countWaitingPapers = async (r: Reader): Promise<number> =>
  (await countPapers(r, { states: OPEN_PAPER, oldest_first: true })).n
