import { loadConfig } from './kernel/config.ts'
import { followParent } from './running/child.ts'
import { startWorker } from './worker.ts'

/** One worker process: takes jobs until its parent says so or is gone. */
const worker = await startWorker(loadConfig(process.env))
followParent(worker.close, worker.readFigures)
