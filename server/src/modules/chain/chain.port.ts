import type { UsdtType } from '@moongate/contract/chain.states'

/** A transfer of USDT as a chain has it; `usdt` in millionths. */
export type ChainTransfer = {
  tx_hash: string
  log_index: number
  from_address: string
  /** In small letters. */
  address: string
  usdt: bigint
  block: number
  block_hash: string
  block_at: Date
  /** What the node said, as it said it. */
  raw: object
}
export type Head = { latest: number; final: number }

/**
 * A node of a chain. It may answer nothing at any time: `undefined` then, which says nothing of what is on the chain. Blocks after
 * `final` may come to be others, those up to it may not.
 */
export type ChainPort = {
  readHead: () => Promise<Head | undefined>
  readBlockHash: (number: number) => Promise<string | undefined>
  /** All transfers within some blocks, both included. */
  findTransfers: (from: number, to: number) => Promise<ChainTransfer[] | undefined>
  /** What one USDT costs now, in millionths of the site's currency. */
  readRate: () => Promise<bigint | undefined>
}

/** A chain that is connected. */
export type Chain = {
  port: ChainPort
  /** How many blocks make a transfer final, as members are told. */
  confirmations: number
  /** The block that is read first on a new site. */
  first_block: number
  /** The address of a number below the operator's extended public key. */
  deriveAddress: (position: number) => string
  /** In a demo, where test USDT is had; '' elsewhere. */
  faucet: string
}
export type Chains = Readonly<Partial<Record<UsdtType, Chain>>>
