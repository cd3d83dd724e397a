import type { UsdtType } from '@moongate/contract/chain.states'
import type { Tx } from '../../kernel/db.ts'
import { findAddress, findNextPosition, insertAddress, lockNetwork } from './address.sql.ts'
import type { Chain } from './chain.port.ts'

/** A member's own address in a network, the same for ever. Numbers are given without gaps: wallets look a few ahead and no further. */
export const giveAddress = async (tx: Tx, chain: Chain, member_id: number, network: UsdtType): Promise<string> => {
  const known = await findAddress(tx, member_id, network)
  if (known) return known.address
  await lockNetwork(tx, network)
  const position = await findNextPosition(tx, network)
  const address = chain.deriveAddress(position)
  await insertAddress(tx, { member_id, network, position, address })
  return address
}
