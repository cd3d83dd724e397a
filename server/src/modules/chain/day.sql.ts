import type { UsdtType } from '@moongate/contract/chain.states'
import { type Reader, sql } from '../../kernel/db.ts'

/** The last block known to be before a span of time, and the first known to be after it; null where none is known. */
export const findBlocks = (
  r: Reader,
  network: UsdtType,
  { from, before }: { from: Date; before: Date },
): Promise<{ first: number | null; last: number | null }> =>
  r.one(sql`select (select block::int from chain.transfers where network = ${network} and block_at < ${from} and state not in ('seen', 'gone') order by block_at desc limit 1) as first,
    (select block::int from chain.transfers where network = ${network} and block_at >= ${before} and state not in ('seen', 'gone') order by block_at limit 1) as last`)

/** Whether a network's node has ever answered. */
export const isWatched = async (r: Reader, network: string): Promise<boolean> =>
  (
    await r.one<{ yes: boolean }>(
      sql`select exists (select from chain.networks where code = ${network} and answered_at is not null) as yes`,
    )
  ).yes

/** Those of some addresses that are members'. */
export const findOwnAddresses = async (
  r: Reader,
  network: UsdtType,
  addresses: readonly string[],
): Promise<string[]> => {
  const rows = await r.many<{ address: string }>(
    sql`select address from chain.addresses where network = ${network} and address = any (${[...addresses]})`,
  )
  return rows.map(({ address }) => address)
}
