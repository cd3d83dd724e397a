import { loadConfig } from './kernel/config.ts'
import { startWorker } from './worker.ts'

const LIFE_MS = 1_000

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
process.on('error', () => undefined) // of telling a parent that is gone
/** From now on the parent hears every second that this process lives; one that hangs is replaced. */
const tellLife = (): void => void process.send?.('alive')
tellLife()
setInterval(tellLife, LIFE_MS)
