import { type ChildProcess, fork } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { z } from 'zod'
import { findProgram } from './built.ts'

const restartAfter_ms = 1_000
const stopTimeout_ms = 5_000

export type ProgramOptions<S extends z.ZodType> = {
  /** What people read that it is, e.g. `the suppliers`. */
  name: string
  file: string
  /** The form of its first word, which says where it listens. */
  told: S
  dir: string
  env: Record<string, string>
  translate: (line: string) => void
}
/** A program of the demo that stands outside: where it is, and how it ends. */
export type Program = { url: string; pid: () => number; kill9: () => void; stop: () => Promise<void> }

const port = z.object({ port: z.number() })

/** Its first word says where it listens; it ends without one where it cannot. */
const readFirstWord = (child: ChildProcess, name: string): Promise<unknown> =>
  new Promise((done, refuse) => {
    child.once('message', done)
    child.once('exit', (code, signal) => refuse(new Error(`${name} ended before they answered (${signal ?? code})`)))
  })

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise<void>((done) => child.once('exit', () => done()))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeout_ms)
  await gone
  clearTimeout(timer)
}

/**
 * Starts a program of the demo with its books in `dir`. One that dies is started again, where it was: who calls it meanwhile gets no
 * answer, as from anybody who is away.
 */
export const startProgram = async <S extends z.ZodType>({
  name,
  file,
  told,
  dir,
  env,
  translate,
}: ProgramOptions<S>): Promise<{ word: z.output<S> } & Program> => {
  mkdirSync(dir, { recursive: true })
  let stopping = false
  let child: ChildProcess
  const spawnOne = (at: number): Promise<unknown> => {
    const own = { PATH: process.env.PATH, PORT: String(at), DATA_DIR: dir, ...env }
    const { file: run, execArgv } = findProgram(file)
    child = fork(run, { env: own, execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    return readFirstWord(child, name)
  }
  const watch = (at: number): void => {
    child.once('exit', (code, signal) => {
      if (stopping) return
      translate(`${name} of the demo ended (${signal ?? code}); starting them again`)
      setTimeout(() => {
        if (stopping) return
        spawnOne(at).catch(() => undefined) // its end starts the next try
        watch(at)
      }, restartAfter_ms).unref()
    })
  }
  const first = await spawnOne(0)
  const { port: at } = port.parse(first)
  watch(at)
  return {
    word: told.parse(first),
    url: `http://127.0.0.1:${at}`,
    pid: () => child.pid ?? 0,
    kill9: () => void child.kill('SIGKILL'),
    stop: () => {
      stopping = true
      return end(child)
    },
  }
}
