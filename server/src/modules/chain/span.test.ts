import { expect, it } from 'vitest'
import type { ChainPort, ChainTransfer } from './chain.port.ts'
import { findAll } from './span.ts'

const told: string[] = []
const build = (block: number): ChainTransfer => ({
  tx_hash: `0x${block}`,
  log_index: 0,
  from_address: '0xa',
  address: block % 400 === 0 ? '0xours' : '0xother',
  usdt: 1n,
  block,
  block_hash: '0xb',
  block_at: new Date(block * 1000),
  raw: {},
})
const port: ChainPort = {
  readHead: async () => undefined,
  readBlockHash: async () => undefined,
  readRate: async () => undefined,
  findTransfers: async (from, to) => {
    told.push(`asked ${from}-${to}`)
    return Array.from({ length: to - from + 1 }, (_, i) => build(from + i))
  },
}

it('R1.3 keeps of each span what is wanted before it asks for the next one: most of a busy chain is nobody’s of ours', async () => {
  const keep = async (transfers: readonly ChainTransfer[]) => {
    told.push(`looked at ${transfers.length}`)
    return transfers.filter(({ address }) => address === '0xours')
  }
  const found = await findAll(port, 1, 1_200, keep)
  expect(found?.map(({ block }) => block)).toEqual([400, 800, 1_200])
  const asked = ['asked 1-500', 'looked at 500', 'asked 501-1000', 'looked at 500', 'asked 1001-1200', 'looked at 200']
  expect(told).toEqual(asked)
})
