import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { type Program, startProgram } from './program.ts'
import { readKeptSecret } from './secret.ts'

const file = fileURLToPath(new URL('../../../sandbox/chain/src/main.ts', import.meta.url))
const told = z.object({
  port: z.number(),
  control_secret: z.string(),
  contract: z.string(),
  xpub: z.string(),
  confirmations: z.number(),
})

/** The chain of the demo: `block_ms` 0 makes blocks only when a control call says so. */
export type ChainOptions = { dir: string; translate: (line: string) => void; block_ms?: number }
export type SandboxChain = z.output<typeof told> & Program

/** Where anybody has test USDT sent to an address, behind the product's own port. */
const FAUCET = '/sandbox/chain/'

/** Starts the chain of the demo, with its record and its secret in `dir`. */
export const startSandboxChain = async ({ dir, translate, block_ms }: ChainOptions): Promise<SandboxChain> => {
  mkdirSync(dir, { recursive: true })
  const env = { SECRET: readKeptSecret(dir), ...(block_ms !== undefined && { BLOCK_MS: String(block_ms) }) }
  const { word, ...program } = await startProgram({ name: 'the chain', file, told, dir, env, translate })
  return { ...word, ...program }
}

/** It as an operator names a chain in `CHAINS_FILE`. */
export const nameSandboxChain = ({ url, contract, xpub, confirmations }: SandboxChain) => ({
  network: 'erc' as const,
  url: `${url}/rpc`,
  ticker_url: `${url}/ticker`,
  contract,
  xpub,
  confirmations,
  first_block: 0,
  faucet: FAUCET,
})

/** Starts the chain of the demo and names it in a file, as an operator names others. */
export const openSandboxChain = async (
  o: ChainOptions,
): Promise<{ env: { CHAINS_FILE: string; SANDBOX_CHAIN_URL: string }; stop: SandboxChain['stop'] }> => {
  const chain = await startSandboxChain(o)
  const list = join(o.dir, 'chains.json')
  writeFileSync(list, JSON.stringify([nameSandboxChain(chain)], undefined, 2), { mode: 0o600 })
  return { env: { CHAINS_FILE: list, SANDBOX_CHAIN_URL: chain.url }, stop: chain.stop }
}
