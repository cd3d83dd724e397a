import type { UsdtType } from '@moongate/contract/chain.states'
import { type Reader, sql, type Tx } from '../../kernel/db.ts'

export const findAddress = (
  r: Reader,
  member_id: number,
  network: UsdtType,
): Promise<{ address: string } | undefined> =>
  r.maybe(sql`select address from chain.addresses where member_id = ${member_id} and network = ${network}`)

/** Numbers of a network are given one after the other. */
export const lockNetwork = (tx: Tx, network: UsdtType): Promise<number> =>
  tx.run(sql`select from chain.networks where code = ${network} for no key update`)

export const findNextPosition = async (tx: Tx, network: UsdtType): Promise<number> =>
  (
    await tx.one<{ position: number }>(
      sql`select coalesce(max(position) + 1, 0) as position from chain.addresses where network = ${network}`,
    )
  ).position

export const insertAddress = (
  tx: Tx,
  a: { member_id: number; network: UsdtType; position: number; address: string },
): Promise<number> =>
  tx.run(
    sql`insert into chain.addresses (member_id, network, position, address) values (${a.member_id}, ${a.network}, ${a.position}, ${a.address})`,
  )
