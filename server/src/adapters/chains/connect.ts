import { readFileSync } from 'node:fs'
import { USDT_TYPES } from '@moongate/contract/chain.states'
import { z } from 'zod'
import { ConfigError } from '../../kernel/config.ts'
import type { Chain, Chains } from '../../modules/chain/chain.port.ts'
import { createAddresses } from './evm/address.rules.ts'
import { createEvmChain } from './evm/chain.ts'

const isPublicKey = (xpub: string): boolean => {
  try {
    return createAddresses(xpub)(0) !== ''
  } catch {
    return false
  }
}

const url = z.url({ protocol: /^https?$/ })
const entry = z.strictObject({
  network: z
    .enum(USDT_TYPES)
    .refine((network) => network === 'erc', 'erc: no adapter for another one is part of the product'),
  /** The node's JSON-RPC, and who says what a USDT costs. */
  url,
  ticker_url: url,
  contract: z
    .string()
    .regex(/^0x[0-9a-fA-F]{40}$/, 'the address of the USDT contract')
    .transform((text) => text.toLowerCase()),
  /** No key that could spend: those stay with the operator. */
  xpub: z.string().refine(isPublicKey, 'an extended public key, xpub…; never a private one'),
  confirmations: z.int().min(1).max(1000),
  first_block: z.int().min(0).default(0),
  /** In a demo, where test USDT is had. */
  faucet: z.string().default(''),
})
const entries = z
  .array(entry)
  .refine((list) => new Set(list.map(({ network }) => network)).size === list.length, 'each network once')
export type ChainEntry = z.output<typeof entry>

const readJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new ConfigError(`cannot read CHAINS_FILE ${file} (${(error as Error).name}); it is a list in JSON`)
  }
}

/** The chains that the operator has named. Throws a ConfigError for a file that is none of chains. */
export const readChains = (file: string | undefined): readonly ChainEntry[] => {
  if (file === undefined) return []
  const { data, error } = entries.safeParse(readJson(file))
  if (data) return data
  const [issue] = error.issues
  throw new ConfigError(`CHAINS_FILE ${file} is wrong at ${issue?.path.join('.') || 'its top'}: ${issue?.message}`)
}

/** A port for each. */
export const connectChains = (named: readonly ChainEntry[]): Chains =>
  Object.fromEntries(
    named.map((one): [ChainEntry['network'], Chain] => [
      one.network,
      {
        port: createEvmChain(one),
        confirmations: one.confirmations,
        first_block: one.first_block,
        deriveAddress: createAddresses(one.xpub),
        faucet: one.faucet,
      },
    ]),
  )
