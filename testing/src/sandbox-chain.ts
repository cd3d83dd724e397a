import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectChains } from '../../server/src/adapters/chains/connect.ts'
import type { Chains } from '../../server/src/modules/chain/index.ts'
import { nameSandboxChain, startSandboxChain } from '../../server/src/running/sandbox-chain.ts'

export type Gift = { tx_hash: string; log_index: number; to: string; value: string; block: number; at: number }

/** The demo's chain as a program of its own, in a folder of its own; a block is made when it is told to. */
export type TestChain = {
  url: string
  chains: Chains
  /** It as an operator names it in `CHAINS_FILE`. */
  named: ReturnType<typeof nameSandboxChain>
  /** Makes a control call, e.g. `control('mine', { count: 12 })`; fails when it is refused. */
  control(path: string, body?: object): Promise<Record<string, unknown>>
  /** Every gift that is on the chain now. */
  listGifts(): Promise<Gift[]>
  /** Ends it as a machine that loses its power does; it is started again by itself. */
  kill9(): void
  stop(): Promise<void>
}

/** Starts it once for a file; call `stop()` at the end. */
export const startTestChain = async (): Promise<TestChain> => {
  const dir = mkdtempSync(join(tmpdir(), 'moongate-chain-'))
  const chain = await startSandboxChain({ dir, block_ms: 0, translate: () => {} })
  const headers = { authorization: `Bearer ${chain.control_secret}`, 'content-type': 'application/json' }
  const ask = async (path: string, body?: object): Promise<unknown> => {
    const method = body ? 'POST' : 'GET'
    const reply = await fetch(`${chain.url}/control/${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!reply.ok) throw new Error(`${method} control/${path}: ${reply.status} ${await reply.text()}`)
    return reply.json()
  }
  const named = nameSandboxChain(chain)
  return {
    url: chain.url,
    chains: connectChains([named]),
    named,
    control: async (path, body = {}) => (await ask(path, body)) as Record<string, unknown>,
    listGifts: async () => (await ask('gifts')) as Gift[],
    kill9: chain.kill9,
    stop: async () => {
      await chain.stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
