import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../worker-process.ts', import.meta.url))
const restartAfter_ms = 1_000
const stopTimeout_ms = 20_000

type Translate = (line: string) => void
export type Workers = { ready: Promise<void>; stop: () => Promise<void> }

/** Resolves at the child's first word, which it says when it takes jobs. */
const readFirstWord = (child: ChildProcess): Promise<void> => {
  return new Promise((done, refuse) => {
    child.once('message', () => done())
    child.once('exit', (code, signal) => refuse(new Error(`a worker ended before it was ready (${signal ?? code})`)))
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

/** Runs `count` worker processes; one that dies is started again. `stop` lets running jobs finish. */
export const startWorkers = (count: number, env: NodeJS.ProcessEnv, translate: Translate, file = program): Workers => {
  const children = new Set<ChildProcess>()
  let stopping = false
  const spawnOne = (): Promise<void> => {
    const child = fork(file, { env, execArgv: ['--import', 'tsx'], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    children.add(child)
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
