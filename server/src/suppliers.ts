import { join } from 'node:path'
import { connectSuppliers, readSuppliers } from './adapters/suppliers/connect.ts'
import type { Config } from './kernel/config.ts'
import { createKernel } from './kernel/index.ts'
import { offerSupplier } from './modules/games/index.ts'
import { explainError } from './running/operator-error.ts'
import { openSandbox } from './running/sandbox.ts'
import type { Life } from './running/supervise.ts'

/**
 * Starts the suppliers of the demo, unless the operator names others. Answers the settings by which this process and its workers
 * find them. The site goes on without those that do not start.
 */
export const openSuppliers = async (
  life: Life,
  { seed, suppliers_file, data_dir, currency }: Config,
  translate: (line: string) => void,
): Promise<Record<string, string>> => {
  if (seed !== 'demo' || suppliers_file !== undefined) return {}
  try {
    const sandbox = await openSandbox({ dir: join(data_dir, 'sandbox'), currency, translate })
    life.onLeave(sandbox.stop)
    return sandbox.env
  } catch (error) {
    translate(`the suppliers of the demo did not start: ${explainError(error)}`)
    return {}
  }
}

/** Offers in a demo what each supplier says that it has, once: later it is the operator's. */
export const offerSuppliers = async (config: Config, database_url: string): Promise<void> => {
  const named = config.seed === 'demo' ? readSuppliers(config.suppliers_file) : []
  const kernel = createKernel(config, database_url, { max_connections: 2 })
  try {
    const ports = connectSuppliers(kernel, named)
    for (const { code, title } of named) {
      const port = ports[code]
      if (port && title) await offerSupplier(kernel, port, title)
    }
  } finally {
    await kernel.db.close()
  }
}
