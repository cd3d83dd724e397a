import { connectGateways, readGateways } from './adapters/payments/connect.ts'
import { connectChains, readChains } from './adapters/chains/connect.ts'
import { connectCouriers } from './adapters/couriers/connect.ts'
import { connectScreening } from './adapters/screening/connect.ts'
import { connectSuppliers, readSuppliers } from './adapters/suppliers/connect.ts'
import { buildJobTable } from './jobs.ts'
import type { Config } from './kernel/config.ts'
import type { Pool } from './kernel/db.ts'
import type { Figures } from './kernel/figures.ts'
import { createKernel, type Kernel } from './kernel/index.ts'
import { enqueue } from './kernel/jobs.ts'
import { runWorker, type Worker } from './kernel/worker-run.ts'
import { createCallLog } from './modules/health/index.ts'
import { findSecrets } from './modules/payments/index.ts'

/** `readFigures`: what this process counts. */
export type RunningWorker = Worker & { readFigures: () => Promise<Figures['metrics']> }

/**
 * Takes every module's jobs, hears their events and keeps their times; what the clock would ask for is asked for at once, so that
 * nothing waits for the next full minute after a start. Any number of workers may share one database. Without a
 * kernel it opens one of its own. `close` lets running jobs end.
 */
export const startWorker = async (config: Config, kernel?: Kernel & { db: Pool }): Promise<RunningWorker> => {
  const url = config.database_url
  if (url === undefined) throw new Error('startWorker needs a database_url')
  const k = kernel ?? createKernel(config, url, { max_connections: 10 })
  const calls = createCallLog(k)
  const suppliers = connectSuppliers(k, readSuppliers(config.suppliers_file), { tell: calls.note })
  const gateways = connectGateways(k, readGateways(config.gateways_file), {
    tell: calls.note,
    findSecrets: (code) => findSecrets(k, code),
  })
  const chains = connectChains(readChains(config.chains_file))
  const couriers = connectCouriers(config)
  const screening = connectScreening(config)
  const jobs = buildJobTable(k, suppliers, { gateways, chains, couriers, screening })
  for (const { job } of jobs.values())
    if (job.cron !== undefined) await enqueue(k.db, job, {}, { key: `start:${job.name}` })
  const worker = await runWorker(k, url, jobs)
  return {
    readFigures: () => k.metrics.registry.getMetricsAsJSON(),
    close: async () => {
      await worker.close()
      await calls.close()
      if (!kernel) await k.db.close()
    },
  }
}
