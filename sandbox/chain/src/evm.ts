import { randomBytes } from 'node:crypto'
import { type Block, createBlock } from '@ethereumjs/block'
import { createCustomCommon, Hardfork, Mainnet } from '@ethereumjs/common'
import { createLegacyTx, createTxFromRLP, type TypedTransaction } from '@ethereumjs/tx'
import {
  createAddressFromPrivateKey,
  createContractAddress,
  hexToBytes,
  type PrefixedHexString,
} from '@ethereumjs/util'
import { buildBlock, createVM, type TxReceipt, type VM } from '@ethereumjs/vm'
import usdt from './usdt.json' with { type: 'json' }

export const CHAIN_ID = 31_337
const GAS_LIMIT = 1_000_000_000n
const SEND_GAS = 200_000n

/** Nothing costs anything on it: whoever wants to send makes a key and does. */
export const common = createCustomCommon({ chainId: CHAIN_ID, name: 'moongate-demo' }, Mainnet, {
  hardfork: Hardfork.Shanghai,
})

/** Its one contract is put there by a key that everybody knows, so that its address never changes. */
const DEPLOYER = new Uint8Array(32).fill(7)
export const USDT = createContractAddress(createAddressFromPrivateKey(DEPLOYER), 0n).toString()
const DEPLOY = createLegacyTx(
  { nonce: 0n, gasPrice: 0n, gasLimit: 5_000_000n, data: usdt.bytecode as PrefixedHexString },
  { common },
).sign(DEPLOYER)

export type Machine = { vm: VM; genesis: Block; deploy: TypedTransaction }

/** The machine with an empty state, and the block before all others. */
export const createMachine = async (): Promise<Machine> => {
  const vm = await createVM({ common })
  const stateRoot = await vm.stateManager.getStateRoot()
  const header = { number: 0n, gasLimit: GAS_LIMIT, baseFeePerGas: 0n, stateRoot }
  return { vm, genesis: createBlock({ header }, { common }), deploy: DEPLOY }
}

const pad = (hex: string): string => hex.padStart(64, '0')
/** Of `give(address,uint256)`. */
const GIVE = 'f00388f7'

/** A transaction of a key that was made for it: `value` in millionths of a USDT out of the tap. */
export const signGift = (to: string, value: bigint): TypedTransaction => {
  const data = `0x${GIVE}${pad(to.slice(2))}${pad(value.toString(16))}` as PrefixedHexString
  const fields = { nonce: 0n, gasPrice: 0n, gasLimit: SEND_GAS, to: USDT, data }
  return createLegacyTx(fields, { common }).sign(randomBytes(32))
}

/** A transaction as somebody sent it. Throws for what is none of this chain. */
export const parseTransaction = (raw: string): TypedTransaction =>
  createTxFromRLP(hexToBytes(raw as PrefixedHexString), { common })

export type BuiltBlock = { block: Block; receipts: readonly TxReceipt[] }

/** The next block after `parent`, with those of the transactions that can be run there. */
export const runBlock = async (
  vm: VM,
  parent: Block,
  { at, salt, txs }: { at: number; salt: string; txs: readonly TypedTransaction[] },
): Promise<BuiltBlock> => {
  await vm.stateManager.setStateRoot(parent.header.stateRoot)
  const builder = await buildBlock(vm, {
    parentBlock: parent,
    headerData: { timestamp: BigInt(at), gasLimit: GAS_LIMIT, extraData: hexToBytes(salt as PrefixedHexString) },
    blockOpts: { common, putBlockIntoBlockchain: false },
  })
  for (const tx of txs) await builder.addTransaction(tx).catch(() => undefined) // one that cannot run is in no block
  const { block } = await builder.build()
  return { block, receipts: builder.transactionReceipts }
}
