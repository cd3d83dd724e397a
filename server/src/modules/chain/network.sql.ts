import type { UsdtType } from '@moongate/contract/chain.states'
import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import type { Head } from './chain.port.ts'
import type { Base, Believed } from './quote.rules.ts'

export type Network = Believed & {
  code: UsdtType
  head_block: number
  final_block: number
  final_hash: string
  rate_at: Date | null
  answered_at: Date | null
}
const columns = sql`code, head_block::int as head_block, final_block::int as final_block, final_hash, rate_ppm, rate_at, answered_at, base_ppm, base_at, base_step`

export const findNetwork = (r: Reader, code: UsdtType): Promise<Network | undefined> =>
  r.maybe(sql`select ${columns} from chain.networks where code = ${code}`)

export const findNetworks = (r: Reader): Promise<Network[]> =>
  r.many(sql`select ${columns} from chain.networks order by code`)

/** A network that is read from the block after this one on; what is there already stays. */
export const insertNetwork = (r: Reader, code: UsdtType, final_block: number, final_hash: string): Promise<number> =>
  r.run(
    sql`insert into chain.networks (code, final_block, final_hash) values (${code}, ${final_block}, ${final_hash}) on conflict do nothing`,
  )

/** What the node answered last. */
export const updateHead = (tx: Tx, code: UsdtType, { latest }: Head): Promise<number> =>
  tx.run(sql`update chain.networks set head_block = ${latest}, answered_at = kernel.now() where code = ${code}`)

/** Goes on from one block to a later one, unless somebody else did. */
export const moveFinal = (tx: Tx, code: UsdtType, from: number, to: { block: number; hash: string }): Promise<number> =>
  tx.run(
    sql`update chain.networks set final_block = ${to.block}, final_hash = ${to.hash} where code = ${code} and final_block = ${from}`,
  )

/** Takes a rate in the place of the one that it was compared with, unless somebody else took one meanwhile. */
export const updateRate = (
  r: Reader,
  code: UsdtType,
  [from_ppm, to_ppm]: [bigint | null, bigint],
  { base_ppm, base_at, base_step }: Base,
): Promise<number> =>
  r.run(
    sql`update chain.networks set rate_ppm = ${to_ppm}, rate_at = kernel.now(), base_ppm = ${base_ppm}, base_at = ${base_at}, base_step = ${base_step}
      where code = ${code} and rate_ppm is not distinct from ${from_ppm}`,
  )
