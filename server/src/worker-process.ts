import { loadConfig } from './kernel/config.ts'
import { liveForParent } from './running/child.ts'
import { startWorker } from './worker.ts'

/** One worker process: takes jobs until its parent says so or is gone. */
const worker = await startWorker(loadConfig(process.env))
liveForParent(worker.close)
