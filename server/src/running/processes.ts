import type { ChildProcess } from 'node:child_process'
import type { Figures } from '../kernel/figures.ts'
import { answerFigures, askFigures } from './figures.ts'

const restartAfter_ms = 1_000
const stopTimeout_ms = 10_000
/** A process says every second that it lives; one that was not heard for so many looks hangs. */
const look = { every_ms: 5_000, most_missed: 4 }

export type Translate = (line: string) => void
/** Processes of one kind, each replaced when it ends. */
export type Processes = {
  ready: Promise<void>
  pids: () => number[]
  /** What each of them counts, by its name. */
  figures: () => Promise<Figures[]>
  stop: () => Promise<void>
}
export type ProcessesOptions = {
  look_every_ms?: number
  /** The figures of all processes of the product, for one of these that is asked for them. */
  collect?: () => Promise<Figures[]>
}
type Kind = {
  /** What people read that it is, e.g. `a worker`. */
  name: string
  /** What its figures are called by, with a number. */
  short: string
  spawn: () => ChildProcess
}

/** Resolves at the child's first word, which it says when it is ready. */
const readFirstWord = (child: ChildProcess, name: string): Promise<void> =>
  new Promise((done, refuse) => {
    child.once('message', () => done())
    child.once('exit', (code, signal) => refuse(new Error(`${name} ended before it was ready (${signal ?? code})`)))
  })

/**
 * Ends a process that has been silent for too long; its end starts another. Looks are counted, not time: a machine that slept missed
 * no look. It begins with its first word, since a start may take its time.
 */
const watchLife = (child: ChildProcess, name: string, every_ms: number, translate: Translate): void => {
  let missed = 0
  child.on('message', () => (missed = 0))
  child.once('message', () => {
    const timer = setInterval(() => {
      missed += 1
      if (missed < look.most_missed) return
      translate(`${name} hangs (process ${child.pid}); ending it`)
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

/** Runs `count` processes of a kind; one that dies or hangs is started again. `stop` lets what they do come to its end. */
export const runProcesses = (
  { name, short, spawn }: Kind,
  count: number,
  translate: Translate,
  { look_every_ms = look.every_ms, collect }: ProcessesOptions = {},
): Processes => {
  const children = new Map<ChildProcess, string>()
  let stopping = false
  const spawnOne = (own: string): Promise<void> => {
    const child = spawn()
    children.set(child, own)
    watchLife(child, name, look_every_ms, translate)
    if (collect) answerFigures(child, own, collect)
    const first = readFirstWord(child, name)
    child.once('exit', (code, signal) => {
      children.delete(child)
      if (stopping) return
      translate(`${name} ended (${signal ?? code}); starting another`)
      setTimeout(() => {
        if (!stopping) spawnOne(own).catch(() => undefined) // its end starts the next try
      }, restartAfter_ms).unref()
    })
    return first
  }
  return {
    ready: Promise.all(Array.from({ length: count }, (_, i) => spawnOne(`${short} ${i + 1}`))).then(() => undefined),
    figures: async () => (await Promise.all([...children].map(([child, own]) => askFigures(child, own)))).flat(),
    pids: () => [...children.keys()].flatMap(({ pid }) => pid ?? []),
    stop: async () => {
      stopping = true
      await Promise.all([...children.keys()].map(end))
    },
  }
}
