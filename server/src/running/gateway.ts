import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { type Program, startProgram } from './program.ts'
import type { SandboxOptions } from './sandbox.ts'
import { readKeptSecret } from './secret.ts'

const file = fileURLToPath(new URL('../../../sandbox/gateway/src/main.ts', import.meta.url))
const told = z.object({ port: z.number(), merchant: z.string(), secret: z.string(), control_secret: z.string() })

/** What the payment gateway of the demo is called by its channels. */
export const DEMO_GATEWAY = 'HARBOUR'

/** The payment gateway of the demo, as a program of its own: where it stands and what it is called with. */
export type Gateway = z.output<typeof told> & Program

/** Starts the payment gateway of the demo, with its books and its secret in `dir`. */
export const startGateway = async ({ dir, currency, translate }: SandboxOptions): Promise<Gateway> => {
  mkdirSync(dir, { recursive: true })
  const env = { CURRENCY: currency, SECRET: readKeptSecret(dir) }
  const { word, ...program } = await startProgram({ name: 'the payment gateway', file, told, dir, env, translate })
  return { ...word, ...program }
}

/**
 * Starts it and names it in a file, as an operator names others; `notify_url` is where it reaches this product. Answers the settings by
 * which the product finds it.
 */
export const openGateway = async (
  o: SandboxOptions & { notify_url: string },
): Promise<{ env: { GATEWAYS_FILE: string; SANDBOX_PAY_URL: string }; stop: Gateway['stop'] }> => {
  const { url, merchant, secret, stop } = await startGateway(o)
  const named = [{ code: DEMO_GATEWAY, dialect: 'harbour', url, merchant, secret, notify_url: o.notify_url }]
  const list = join(o.dir, 'gateways.json')
  writeFileSync(list, JSON.stringify(named, undefined, 2), { mode: 0o600 })
  return { env: { GATEWAYS_FILE: list, SANDBOX_PAY_URL: url }, stop }
}
