import { loadConfig } from './kernel/config.ts'
import { startWorker } from './worker.ts'

/** One worker process: takes jobs until its parent says so or is gone. Ctrl-C reaches it too, but the parent decides. */
const worker = await startWorker(loadConfig(process.env))
let leaving = false

const leave = async (): Promise<void> => {
  if (leaving) return
  leaving = true
  await worker.close()
  process.exit(0)
}

process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)
process.on('message', () => void leave())
process.on('disconnect', () => void leave())
process.send?.('ready')
