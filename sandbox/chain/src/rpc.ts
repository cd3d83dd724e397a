import { bytesToHex, createAddressFromString, hexToBytes, type PrefixedHexString } from '@ethereumjs/util'
import { z } from 'zod'
import { type Chain, findFinal, type Log, type Mined, readHead } from './blocks.ts'
import { CHAIN_ID, parseTransaction } from './evm.ts'

const toHex = (n: number): string => `0x${n.toString(16)}`
const tag = z.union([
  z.enum(['latest', 'finalized', 'safe', 'earliest', 'pending']),
  z.string().regex(/^0x[0-9a-f]+$/i),
])
const topics = z.array(z.union([z.null(), z.string(), z.array(z.string())])).default([])
const filter = z.object({
  fromBlock: tag.default('latest'),
  toBlock: tag.default('latest'),
  address: z.union([z.string(), z.array(z.string())]).optional(),
  topics,
})
const call = z.object({ to: z.string(), data: z.string().optional(), input: z.string().optional() })

const findNumber = (c: Chain, at: string): number => {
  if (at === 'earliest') return 0
  if (at === 'finalized' || at === 'safe') return findFinal(c)
  return at.startsWith('0x') ? Number(at) : readHead(c).number
}

const showBlock = ({ block, number, hash, at, txs }: Mined): object => ({
  number: toHex(number),
  hash,
  parentHash: bytesToHex(block.header.parentHash),
  timestamp: toHex(at),
  transactions: txs,
})

const showLog = ({ number, hash, at }: Mined, log: Log): object => ({
  address: log.address,
  topics: log.topics,
  data: log.data,
  blockNumber: toHex(number),
  blockHash: hash,
  blockTimestamp: toHex(at),
  transactionHash: log.tx_hash,
  transactionIndex: toHex(log.tx_index),
  logIndex: toHex(log.index),
  removed: false,
})

const isOneOf = (wanted: string | readonly string[] | null | undefined, said: string | undefined): boolean =>
  wanted === null || wanted === undefined || [wanted].flat().some((one) => one.toLowerCase() === said)

const listLogs = (c: Chain, asked: unknown): object[] => {
  const { fromBlock, toBlock, address, topics: wanted } = filter.parse(asked)
  return c.blocks
    .slice(findNumber(c, fromBlock), findNumber(c, toBlock) + 1)
    .flatMap((mined) =>
      mined.logs
        .filter((log) => isOneOf(address, log.address) && wanted.every((topic, i) => isOneOf(topic, log.topics[i])))
        .map((log) => showLog(mined, log)),
    )
}

const findReceipt = (c: Chain, hash: unknown): object | null => {
  const mined = c.blocks.find(({ txs }) => txs.includes(String(hash)))
  if (!mined) return null
  const logs = mined.logs.filter(({ tx_hash }) => tx_hash === hash).map((log) => showLog(mined, log))
  return { transactionHash: hash, blockNumber: toHex(mined.number), blockHash: mined.hash, status: '0x1', logs }
}

const send = (c: Chain, raw: unknown): string => {
  const tx = parseTransaction(String(raw))
  c.pool.push(tx)
  return bytesToHex(tx.hash())
}

const runCall = async ({ machine }: Chain, asked: unknown): Promise<string> => {
  const { to, data, input } = call.parse(asked)
  const vm = await machine.vm.shallowCopy()
  const { execResult } = await vm.evm.runCall({
    to: createAddressFromString(to),
    data: hexToBytes((data ?? input ?? '0x') as PrefixedHexString),
  })
  return bytesToHex(execResult.returnValue)
}

const METHODS: Record<string, (c: Chain, params: readonly unknown[]) => unknown> = {
  eth_chainId: () => toHex(CHAIN_ID),
  eth_blockNumber: (c) => toHex(readHead(c).number),
  eth_getBlockByNumber: (c, [at]) => {
    const mined = c.blocks[findNumber(c, tag.parse(at))]
    return mined ? showBlock(mined) : null
  },
  eth_getLogs: (c, [asked]) => listLogs(c, asked),
  eth_getTransactionReceipt: (c, [hash]) => findReceipt(c, hash),
  eth_sendRawTransaction: (c, [raw]) => send(c, raw),
  eth_call: (c, [asked]) => runCall(c, asked),
}

const request = z.object({ id: z.unknown(), method: z.string(), params: z.array(z.unknown()).default([]) })

/** Answers one call of the JSON-RPC that nodes of this kind speak. */
export const answerCall = async (c: Chain, body: unknown): Promise<object> => {
  const { data } = request.safeParse(body)
  if (!data) return { jsonrpc: '2.0', id: null, error: { code: -32_600, message: 'no request' } }
  const method = METHODS[data.method]
  const said = { jsonrpc: '2.0', id: data.id ?? null }
  if (!method) return { ...said, error: { code: -32_601, message: `there is no ${data.method}` } }
  try {
    return { ...said, result: await method(c, data.params) }
  } catch (error) {
    return { ...said, error: { code: -32_602, message: (error as Error).message } }
  }
}
