import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { type Program, startProgram } from './program.ts'
import type { SandboxOptions } from './sandbox.ts'
import { readKeptSecret } from './secret.ts'

const file = fileURLToPath(new URL('../../../sandbox/gateway/src/main.ts', import.meta.url))
const told = z.object({
  port: z.number(),
  merchant: z.string(),
  control_secret: z.string(),
  gateways: z.array(z.object({ code: z.string(), dialect: z.string(), secret: z.string() })),
})

/** The payment gateways of the demo, as a program of its own: where it stands and what they are called with. */
export type GatewayProgram = z.output<typeof told> & Program

/** Starts the payment gateways of the demo, with their books and their secret in `dir`. */
export const startGateway = async ({ dir, currency, translate }: SandboxOptions): Promise<GatewayProgram> => {
  mkdirSync(dir, { recursive: true })
  const env = { CURRENCY: currency, SECRET: readKeptSecret(dir) }
  const { word, ...program } = await startProgram({ name: 'the payment gateways', file, told, dir, env, translate })
  return { ...word, ...program }
}

/**
 * Starts them and names them in a file, as an operator names others; `notify_url` is where they reach this product. Answers the settings by
 * which the product finds them.
 */
export const openGateway = async (
  o: SandboxOptions & { notify_url: string },
): Promise<{ env: { GATEWAYS_FILE: string; SANDBOX_PAY_URL: string }; stop: GatewayProgram['stop'] }> => {
  const { url, merchant, gateways, stop } = await startGateway(o)
  const named = gateways.map((gateway) => ({ ...gateway, url, merchant, notify_url: o.notify_url }))
  const list = join(o.dir, 'gateways.json')
  writeFileSync(list, JSON.stringify(named, undefined, 2), { mode: 0o600 })
  return { env: { GATEWAYS_FILE: list, SANDBOX_PAY_URL: url }, stop }
}
