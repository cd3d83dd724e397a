import { enqueue, handle, type JobDefinition, type JobHandler } from '../../kernel/jobs.ts'
import type { SupplierPort } from '../games/index.ts'
import { compareBooks } from './compare.ts'
import { listMirrored, type MirrorDeps } from './deps.ts'
import { compareAllJob, compareJob, pullAllJob, pullJob } from './mirror.jobs.ts'
import { fetchBets } from './pull.ts'

type Each = typeof pullJob | typeof compareJob

/** By the clock for every supplier, each in a job of its own; what fails is done at the next time, not again and again. */
const handleAll = (d: MirrorDeps, all: JobDefinition, each: Each): JobHandler =>
  handle(all, async () => {
    for (const { code: supplier_code } of listMirrored(d))
      await enqueue(d.db, each, { supplier_code }, { key: `${each.name}:${supplier_code}`, max_attempts: 1 })
  })

const handleEach = (d: MirrorDeps, each: Each, work: (port: SupplierPort) => Promise<unknown>): JobHandler =>
  handle(each, async ({ supplier_code }) => {
    const port = d.suppliers[supplier_code]
    if (port?.book === 'theirs') await work(port)
  })

export const createMirrorJobs = (d: MirrorDeps): JobHandler[] => [
  handleAll(d, pullAllJob, pullJob),
  handleEach(d, pullJob, (port) => fetchBets(d, port)),
  handleAll(d, compareAllJob, compareJob),
  handleEach(d, compareJob, (port) => compareBooks(d, port)),
]
