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
      sql`select greatest((select max(position) + 1 from chain.addresses where network = ${network}),
        (select first_free from chain.networks where code = ${network}), 0) as position`,
    )
  ).position

export const insertAddress = (
  tx: Tx,
  a: { member_id: number; network: UsdtType; position: number; address: string },
): Promise<number> =>
  tx.run(
    sql`insert into chain.addresses (member_id, network, position, address) values (${a.member_id}, ${a.network}, ${a.position}, ${a.address})`,
  )

/** Leaves out as many addresses of each network as may have been given to members whom nobody here knows. */
export const skipAddresses = (tx: Tx, count: number): Promise<number> =>
  tx.run(sql`update chain.networks n set first_free = ${count}
    + greatest(first_free, (select max(position) + 1 from chain.addresses a where a.network = n.code))`)
