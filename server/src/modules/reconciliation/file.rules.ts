import { z } from 'zod'
import type { File } from './gateway.rules.ts'
import type { OnChain } from './chain.rules.ts'

const whole = z.string().transform(BigInt)
const gatewayFile = z.object({
  lines: z.array(
    z.object({
      kind: z.enum(['payment', 'payout', 'refund', 'return']),
      external_id: z.string(),
      order_id: z.string(),
      amount: whole,
      fee: whole,
      currency: z.string(),
    }),
  ),
  count: z.number(),
  net: whole,
  fees: whole,
  opening: whole,
  closing: whole,
})
const chainFile = z.array(z.object({ tx_hash: z.string(), log_index: z.number(), usdt: whole }))

/** As it is kept: whole numbers as text. */
export const stringifyFile = (file: object): string =>
  JSON.stringify(file, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))

/** A gateway's file as it was kept. */
export const readGatewayFile = (stored: unknown): File => gatewayFile.parse(stored)
/** The transfers of a chain as they were kept. */
export const readChainFile = (stored: unknown): OnChain[] => chainFile.parse(stored)
