import { randomBytes } from 'node:crypto'
import type { Block } from '@ethereumjs/block'
import type { TypedTransaction } from '@ethereumjs/tx'
import { bytesToHex } from '@ethereumjs/util'
import { type BuiltBlock, createMachine, type Machine, parseTransaction, runBlock } from './evm.ts'
import type { Journal } from './journal.ts'

export type Log = { address: string; topics: string[]; data: string; tx_hash: string; tx_index: number; index: number }
export type Mined = { block: Block; number: number; hash: string; at: number; txs: string[]; logs: Log[] }

/** The blocks of today, the last one last; who waits for the next; how many blocks must follow one before it is final. */
export type Chain = {
  machine: Machine
  journal: Journal
  blocks: Mined[]
  pool: TypedTransaction[]
  finality: number
  /** Blocks are made and dropped one after the other. */
  turn: Promise<unknown>
}

const showBlock = ({ block, receipts }: BuiltBlock): Mined => {
  const logs: Log[] = []
  for (const [tx_index, receipt] of receipts.entries())
    for (const [address, topics, data] of receipt.logs)
      logs.push({
        address: bytesToHex(address),
        topics: topics.map((topic) => bytesToHex(topic)),
        data: bytesToHex(data),
        tx_hash: bytesToHex(block.transactions[tx_index]?.hash() ?? new Uint8Array()),
        tx_index,
        index: logs.length,
      })
  return {
    block,
    logs,
    number: Number(block.header.number),
    hash: bytesToHex(block.hash()),
    at: Number(block.header.timestamp),
    txs: block.transactions.map((tx) => bytesToHex(tx.hash())),
  }
}

const add = async (c: Chain, made: { at: number; salt: string; txs: readonly TypedTransaction[] }): Promise<Mined> => {
  const built = await runBlock(c.machine.vm, readHead(c).block, made)
  const mined = showBlock(built)
  c.blocks.push(mined)
  return mined
}

const queueUp = <T>(c: Chain, work: () => Promise<T>): Promise<T> => {
  const own = c.turn.then(work)
  c.turn = own.catch(() => undefined)
  return own
}

/** The chain as its journal has it; an empty one begins with the contract. */
export const openChain = async (journal: Journal, finality: number): Promise<Chain> => {
  const machine = await createMachine()
  const genesis = showBlock({ block: machine.genesis, receipts: [] })
  const c: Chain = { machine, journal, blocks: [genesis], pool: [], finality, turn: Promise.resolve() }
  const steps = journal.read()
  for (const step of steps)
    if ('drop' in step) c.blocks.length -= step.drop
    else await add(c, { ...step, txs: step.txs.map(parseTransaction) })
  if (steps.length === 0) await mineBlock(c, 0, [machine.deploy])
  return c
}

export const readHead = (c: Chain): Mined => c.blocks.at(-1) ?? fail()
const fail = (): never => {
  throw new Error('a chain has a first block')
}

/** The number of the last block that nothing can drop any more. */
export const findFinal = (c: Chain): number => Math.max(0, readHead(c).number - c.finality)

/** Makes the next block of the given transactions, or of all that wait. `at`: seconds since 1970, later than the block before. */
export const mineBlock = (c: Chain, at: number, txs?: readonly TypedTransaction[]): Promise<Mined> =>
  queueUp(c, async () => {
    const chosen = txs ?? c.pool.splice(0)
    const made = { at: Math.max(at, readHead(c).at + 1), salt: bytesToHex(randomBytes(8)), txs: chosen }
    const mined = await add(c, made)
    c.journal.write({ ...made, txs: chosen.map((tx) => bytesToHex(tx.serialize())) })
    return mined
  })

/**
 * Drops the last blocks, at most those that are not final, and puts as many and one in their place. Their transactions come again in
 * the last of the new ones, the other way round and behind `before`; with `lose` they do not.
 */
export const reorganise = async (
  c: Chain,
  { depth, lose, before }: { depth: number; lose: boolean; before: readonly TypedTransaction[] },
): Promise<number> => {
  const drop = Math.min(depth, readHead(c).number - findFinal(c))
  const dropped = await queueUp(c, async () => {
    const gone = drop === 0 ? [] : c.blocks.splice(-drop)
    c.journal.write({ drop })
    return gone
  })
  const txs = dropped.flatMap(({ block }) => block.transactions).toReversed()
  const at = readHead(c).at
  for (let n = 0; n < drop; n++) await mineBlock(c, at, [])
  await mineBlock(c, at, [...before, ...(lose ? [] : txs)])
  return drop
}
