import { createMeridianSupplier } from '../../src/adapters/suppliers/meridian/supplier.ts'
import { createPagodaSupplier } from '../../src/adapters/suppliers/pagoda/supplier.ts'
import { readSuppliers } from '../../src/adapters/suppliers/connect.ts'
import { guardSupplier } from '../../src/adapters/suppliers/guard.ts'
import { buildApi } from '../../src/api.ts'
import { buildJobTable } from '../../src/jobs.ts'
import { loadConfig } from '../../src/kernel/config.ts'
import { createKernel } from '../../src/kernel/index.ts'
import { runWorker } from '../../src/kernel/worker-run.ts'
import type { Suppliers } from '../../src/modules/games/index.ts'
import { openPorts } from '../../src/ports.ts'
import { createFastClock, type FastTime } from './fast-clock.ts'

/** One process of the product, an API or a worker, as it runs for an operator but for its clock, and for patience and limits to fit. */
const { TORTURE_ROLE, TORTURE_TIME = '' } = process.env
const LIMITS = { move_ms: 3_000, ask_ms: 2_000, balance_ms: 1_500 }
const CREATE = { meridian: createMeridianSupplier, pagoda: createPagodaSupplier }

const clock = createFastClock(JSON.parse(TORTURE_TIME) as FastTime)
const config = loadConfig(process.env)
const database_url = config.database_url ?? ''
const kernel = createKernel(config, database_url, { clock, time: () => clock.now() })
const suppliers: Suppliers = Object.fromEntries(
  readSuppliers(config.suppliers_file).map(({ dialect, ...named }) => {
    const agreed = { ...named, clock, ids: kernel.ids, currency: config.currency, limits: LIMITS }
    return [named.code, guardSupplier(CREATE[dialect](agreed), { clock })]
  }),
)

if (TORTURE_ROLE === 'api') {
  const { limiter: _, ...ports } = (await openPorts(kernel, database_url)).ports
  const app = await buildApi(kernel, ports, { suppliers })
  await app.listen({ port: config.port, host: config.host })
} else await runWorker(kernel, database_url, buildJobTable(kernel, suppliers))
process.send?.('ready')
process.on('disconnect', () => process.exit())
