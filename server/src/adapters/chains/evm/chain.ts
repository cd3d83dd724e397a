import { z } from 'zod'
import type { ChainPort, ChainTransfer } from '../../../modules/chain/chain.port.ts'
import { askJson, callNode } from './node.ts'

const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
/** More than this many millionths of a USDT there are not. */
const MOST = 10n ** 18n

const hex = z
  .string()
  .regex(/^0x[0-9a-f]+$/i)
  .transform(Number)
const hash = z.string().regex(/^0x[0-9a-f]{64}$/i)
const block = z.object({ number: hex, hash, timestamp: hex })
const log = z.object({
  topics: z.tuple([hash, hash, hash]),
  data: z.string().regex(/^0x[0-9a-f]{1,64}$/i),
  blockNumber: hex,
  blockHash: hash,
  transactionHash: hash,
  logIndex: hex,
  /** Newer nodes say it. */
  blockTimestamp: hex.optional(),
  removed: z.boolean().optional(),
})
const ticker = z.object({ rate_ppm: z.int().positive() })

type Log = z.output<typeof log>
export type EvmDeps = { url: string; contract: string; ticker_url: string }

const toAddress = (topic: string): string => `0x${topic.slice(-40).toLowerCase()}`

const readTransfer = (said: Log, raw: object, at: number): ChainTransfer => ({
  tx_hash: said.transactionHash.toLowerCase(),
  log_index: said.logIndex,
  from_address: toAddress(said.topics[1]),
  address: toAddress(said.topics[2]),
  usdt: BigInt(said.data),
  block: said.blockNumber,
  block_hash: said.blockHash.toLowerCase(),
  block_at: new Date(at * 1000),
  raw,
})

/** A node that speaks the JSON-RPC of Ethereum, and the contract of USDT there. */
export const createEvmChain = ({ url, contract, ticker_url }: EvmDeps): ChainPort => {
  const findBlock = (at: string) => callNode(url, block, 'eth_getBlockByNumber', [at, false])
  const toTag = (number: number) => `0x${number.toString(16)}`

  /** The time of each block that has a transfer; nothing where one of them is not known any more. */
  const readTimes = async (logs: readonly Log[]): Promise<Map<string, number> | undefined> => {
    const times = new Map<string, number>()
    for (const { blockNumber, blockHash, blockTimestamp } of logs) {
      if (blockTimestamp !== undefined) times.set(blockHash, blockTimestamp)
      if (times.has(blockHash)) continue
      const found = await findBlock(toTag(blockNumber))
      if (found?.hash !== blockHash) return undefined // the chain changed between two questions
      times.set(blockHash, found.timestamp)
    }
    return times
  }
  return {
    readHead: async () => {
      const [latest, final] = [await findBlock('latest'), await findBlock('finalized')]
      return latest && final && { latest: latest.number, final: final.number }
    },
    readBlockHash: async (number) => (await findBlock(toTag(number)))?.hash.toLowerCase(),
    findTransfers: async (from, to) => {
      const range = { fromBlock: toTag(from), toBlock: toTag(to), address: contract, topics: [TRANSFER] }
      const raw = await callNode(url, z.array(z.looseObject({})), 'eth_getLogs', [range])
      const logs = z.array(log).safeParse(raw)
      if (!raw || !logs.success) return undefined
      const times = await readTimes(logs.data)
      if (!times) return undefined
      return logs.data
        .map((said, i) => readTransfer(said, raw[i] ?? {}, times.get(said.blockHash) ?? 0))
        .filter(({ usdt }, i) => usdt > 0n && usdt <= MOST && logs.data[i]?.removed !== true)
    },
    readRate: async () => {
      const said = ticker.safeParse(await askJson(ticker_url))
      return said.success ? BigInt(said.data.rate_ppm) : undefined
    },
  }
}
