import { fork } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { TestDb } from '@moongate/testing'

const program = fileURLToPath(new URL('pay-process.ts', import.meta.url))

/** Pays a run in a process of its own, which is killed so many milliseconds later as by a loss of power. Answers whether it died before its end. */
export const payAndCrash = async (d: TestDb, run_id: string, after_ms: number): Promise<boolean> => {
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: d.url,
    SECRET: d.config.secret,
    LOG_LEVEL: 'silent',
    NODE_ENV: 'test',
  }
  const child = fork(program, { env, execArgv: ['--import', 'tsx'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const ended = new Promise<boolean>((done) => child.once('exit', (_, signal) => done(signal === 'SIGKILL')))
  await new Promise<void>((done) => child.once('message', () => done()))
  child.send(run_id)
  await sleep(after_ms)
  child.kill('SIGKILL')
  return ended
}
