import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../worker-process.ts', import.meta.url))
const restartAfter_ms = 1_000
const stopTimeout_ms = 10_000
/** A worker says every second that it lives; one that was not heard for so many looks hangs. */
const look = { every_ms: 5_000, most_missed: 4 }

type Translate = (line: string) => void
export type Workers = { ready: Promise<void>; stop: () => Promise<void> }

/** Resolves at the child's first word, which it says when it takes jobs. */
const readFirstWord = (child: ChildProcess): Promise<void> => {
  return new Promise((done, refuse) => {
    child.once('message', () => done())
    child.once('exit', (code, signal) => refuse(new Error(`a worker ended before it was ready (${signal ?? code})`)))
  })
}

/**
 * Ends a worker that has been silent for too long; its end starts another. Looks are counted, not time: a machine that slept missed
 * no look. It begins with the worker's first word, since a start may take its time.
 */
const watchLife = (child: ChildProcess, every_ms: number, translate: Translate): void => {
  let missed = 0
  child.on('message', () => (missed = 0))
  child.once('message', () => {
    const timer = setInterval(() => {
      missed += 1
      if (missed < look.most_missed) return
      translate(`a worker hangs (process ${child.pid}); ending it`)
      child.kill('SIGKILL')
    }, every_ms)
    child.once('exit', () => clearInterval(timer))
  })
}

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise<void>((done) => child.once('exit', () => done()))
  if (child.connected) child.send('stop')
  const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeout_ms)
  await gone
  clearTimeout(timer)
}

type WorkersOptions = { file?: string; look_every_ms?: number }

/** Runs `count` worker processes; one that dies or hangs is started again. `stop` lets running jobs finish. */
export const startWorkers = (
  count: number,
  env: NodeJS.ProcessEnv,
  translate: Translate,
  { file = program, look_every_ms = look.every_ms }: WorkersOptions = {},
): Workers => {
  const children = new Set<ChildProcess>()
  let stopping = false
  const spawnOne = (): Promise<void> => {
    const child = fork(file, { env, execArgv: ['--import', 'tsx'], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    children.add(child)
    watchLife(child, look_every_ms, translate)
    const first = readFirstWord(child)
    child.once('exit', (code, signal) => {
      children.delete(child)
      if (stopping) return
      translate(`a worker ended (${signal ?? code}); starting another`)
      setTimeout(() => {
        if (!stopping) spawnOne().catch(() => undefined) // its end starts the next try
      }, restartAfter_ms).unref()
    })
    return first
  }
  return {
    ready: Promise.all(Array.from({ length: count }, spawnOne)).then(() => undefined),
    stop: async () => {
      stopping = true
      await Promise.all([...children].map(end))
    },
  }
}
