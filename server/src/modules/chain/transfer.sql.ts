import type { ChainState, QueueReason, UsdtType } from '@moongate/contract/chain.states'
import { empty, type Reader, type Sql, sql, type Tx } from '../../kernel/db.ts'
import { countUpTo, type Counted } from '../../kernel/page.ts'

export type Transfer = {
  member_id: number
  id: string
  network: UsdtType
  tx_hash: string
  log_index: number
  from_address: string
  address: string
  usdt: bigint
  block: number
  block_at: Date
  raw: object
  state: ChainState
  why: QueueReason | ''
  rate_ppm: bigint | null
  amount: bigint | null
  covered: bigint
  bill_no: string | null
  proposed_id: number | null
  proposed_by: string
  reason: string
  seen_at: Date
  finished_at: Date | null
}
const columns = sql`member_id, id, network, tx_hash, log_index, from_address, address, usdt, block::int as block, block_at, raw, state, why, rate_ppm, amount, covered, bill_no, proposed_id, proposed_by,
  reason, seen_at, finished_at`

/** One that is final and not decided yet, locked; nothing when somebody else has it or had it. */
export const lockFinal = (tx: Tx, id: string): Promise<Transfer | undefined> =>
  tx.maybe(sql`select ${columns} from chain.transfers where id = ${id} and state = 'final' for update skip locked`)

export const lockTransfer = (tx: Tx, id: string): Promise<Transfer | undefined> =>
  tx.maybe(sql`select ${columns} from chain.transfers where id = ${id} for update`)

/** Those that are final and not decided yet, oldest first. */
export const findFinal = (r: Reader, network: UsdtType): Promise<{ id: string }[]> =>
  r.many(
    sql`select id from chain.transfers where network = ${network} and state = 'final' order by block, log_index limit 500`,
  )

/** `covered`: how much of it was its order's, where that is decided now. */
type Decided = {
  state: ChainState
  why?: QueueReason
  rate_ppm: bigint
  amount: bigint
  covered?: bigint
  bill_no?: string
}

/** What was decided about one; what is over has a time. */
export const updateDecided = (tx: Tx, { id }: Transfer, to: Decided): Promise<Transfer> =>
  tx.one(sql`update chain.transfers set state = ${to.state}, why = ${to.why ?? ''}, rate_ppm = ${to.rate_ppm}, amount = ${to.amount},
      covered = coalesce(${to.covered ?? null}, covered), bill_no = ${to.bill_no ?? null},
      finished_at = case when ${to.state === 'queued'}::boolean then null else kernel.now() end where id = ${id} returning ${columns}`)

export const updateProposal = (
  tx: Tx,
  { id }: Transfer,
  p: { staff_id: number; name: string; reason: string; rate_ppm: bigint; amount: bigint },
): Promise<Transfer> =>
  tx.one(sql`update chain.transfers set proposed_id = ${p.staff_id}, proposed_by = ${p.name}, reason = ${p.reason}, rate_ppm = ${p.rate_ppm}, amount = ${p.amount}
    where id = ${id} returning ${columns}`)

export const updateLeft = (tx: Tx, { id }: Transfer, reason: string): Promise<Transfer> =>
  tx.one(
    sql`update chain.transfers set state = 'left', reason = ${reason}, finished_at = kernel.now() where id = ${id} returning ${columns}`,
  )

/** A member's latest; one that lost its place and has another is shown there only. */
export const findLatest = (r: Reader, member_id: number, limit: number): Promise<Transfer[]> =>
  r.many(sql`select ${columns} from chain.transfers t where member_id = ${member_id}
      and not (state = 'gone' and exists (select from chain.transfers o where o.network = t.network and o.tx_hash = t.tx_hash and o.state <> 'gone'))
    order by seen_at desc, id limit ${limit}`)

export type TransferFilter = {
  member_id?: number
  word?: string
  states?: readonly ChainState[] | undefined
  oldest_first?: boolean
}
const match = (f: TransferFilter): Sql => sql`from chain.transfers where true
  ${f.member_id === undefined ? empty : sql`and member_id = ${f.member_id}`}
  ${f.word === undefined ? empty : sql`and (tx_hash = ${f.word} or address = ${f.word} or bill_no = upper(${f.word}))`}
  ${f.states ? sql`and state = any (${f.states})` : empty}`

export const findTransfers = (r: Reader, f: TransferFilter, limit: number, offset: number): Promise<Transfer[]> =>
  r.many(
    sql`select ${columns} ${match(f)} order by seen_at ${f.oldest_first ? sql`asc` : sql`desc`}, id limit ${limit} offset ${offset}`,
  )
export const countTransfers = (r: Reader, f: TransferFilter): Promise<Counted> => r.one(countUpTo(match(f)))
