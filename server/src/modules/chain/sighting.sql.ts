import type { UsdtType } from '@moongate/contract/chain.states'
import { type Sql, sql, type Tx } from '../../kernel/db.ts'
import { deriveKey } from '../../kernel/ids.ts'
import type { ChainTransfer } from './chain.port.ts'

type Told = { member_id: number }

/** What a node said, as rows; a transfer's id follows from what names it on its chain. */
const toRows = (network: UsdtType, transfers: readonly ChainTransfer[]): Sql => {
  const rows = transfers.map((t) => ({
    ...t,
    id: deriveKey('chain.transfer', network, t.tx_hash, String(t.log_index)),
    usdt: String(t.usdt),
    block_at: t.block_at.toISOString(),
  }))
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s(id uuid, tx_hash text, log_index int, from_address text, address text, usdt bigint,
    block bigint, block_hash text, block_at timestamptz, raw jsonb)`
}

/**
 * Writes transfers to members' addresses, those to others are not ours. What was only seen takes the place that it has now; what is final
 * stays as it is. Answers whose changed.
 */
const upsert = (
  tx: Tx,
  network: UsdtType,
  state: 'seen' | 'final',
  transfers: readonly ChainTransfer[],
): Promise<Told[]> =>
  tx.many(sql`insert into chain.transfers as t (member_id, id, network, tx_hash, log_index, from_address, address, usdt, block, block_hash, block_at, raw, state)
    select a.member_id, s.id, ${network}, s.tx_hash, s.log_index, s.from_address, s.address, s.usdt, s.block, s.block_hash, s.block_at, s.raw, ${state}
      from ${toRows(network, transfers)} join chain.addresses a on a.network = ${network} and a.address = s.address
    on conflict (network, tx_hash, log_index) do update
      set block = excluded.block, block_hash = excluded.block_hash, block_at = excluded.block_at, raw = excluded.raw, state = excluded.state
      where t.state in ('seen', 'gone') and (t.state, t.block_hash) is distinct from (excluded.state, excluded.block_hash)
    returning member_id`)

/** The transfers of blocks that can change no more; what was seen there and is not among them never happened. */
export const writeFinal = async (
  tx: Tx,
  network: UsdtType,
  to: number,
  transfers: readonly ChainTransfer[],
): Promise<Told[]> => {
  const written = await upsert(tx, network, 'final', transfers)
  const gone = await tx.many<Told>(
    sql`update chain.transfers set state = 'gone' where network = ${network} and state = 'seen' and block <= ${to} returning member_id`,
  )
  return [...written, ...gone]
}

/** The transfers of the blocks after `final`, as they stand now; what was seen there and is not among them has lost its place. */
export const writeSeen = async (
  tx: Tx,
  network: UsdtType,
  final: number,
  transfers: readonly ChainTransfer[],
): Promise<Told[]> => {
  const written = await upsert(tx, network, 'seen', transfers)
  const gone =
    await tx.many<Told>(sql`update chain.transfers t set state = 'gone' where network = ${network} and state = 'seen' and block > ${final}
      and not exists (select from ${toRows(network, transfers)} where s.tx_hash = t.tx_hash and s.log_index = t.log_index) returning member_id`)
  return [...written, ...gone]
}

/** Whose transfers wait for more blocks. */
export const findWaiting = (tx: Tx, network: UsdtType): Promise<Told[]> =>
  tx.many(sql`select distinct member_id from chain.transfers where network = ${network} and state = 'seen'`)
