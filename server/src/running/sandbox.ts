import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { type Program, startProgram } from './program.ts'
import { readKeptSecret } from './secret.ts'

const file = fileURLToPath(new URL('../../../sandbox/suppliers/src/main.ts', import.meta.url))

const told = z.object({
  port: z.number(),
  operator: z.string(),
  control_secret: z.string(),
  brands: z.array(
    z.object({ code: z.string(), dialect: z.string(), title: z.record(z.string(), z.string()), secret: z.string() }),
  ),
})

/** The suppliers of the demo, as a program of their own: where it stands and what it is called with. */
export type Sandbox = z.output<typeof told> & Program
export type SandboxOptions = { dir: string; currency: string; translate: (line: string) => void }

/**
 * Starts the suppliers of the demo and names them in a file of their own, as an operator names others. Answers the settings
 * by which the product finds them.
 */
export const openSandbox = async (
  o: SandboxOptions,
): Promise<{
  env: { SUPPLIERS_FILE: string; SANDBOX_URL: string; SANDBOX_CONTROL: string }
  stop: Sandbox['stop']
}> => {
  const { url, operator, brands, control_secret, stop } = await startSandbox(o)
  const named = brands.map((brand) => ({ ...brand, url, operator }))
  const list = join(o.dir, 'suppliers.json')
  writeFileSync(list, JSON.stringify(named, undefined, 2), { mode: 0o600 })
  return { env: { SUPPLIERS_FILE: list, SANDBOX_URL: url, SANDBOX_CONTROL: control_secret }, stop }
}

/** Starts the suppliers of the demo, with their books and their secret in `dir`. */
export const startSandbox = async ({ dir, currency, translate }: SandboxOptions): Promise<Sandbox> => {
  mkdirSync(dir, { recursive: true })
  const env = { CURRENCY: currency, SECRET: readKeptSecret(dir) }
  const { word, ...program } = await startProgram({ name: 'the suppliers', file, told, dir, env, translate })
  return { ...word, ...program }
}
