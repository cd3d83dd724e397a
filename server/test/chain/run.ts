import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Env, startEnv } from '@moongate/testing/env'
import startServer from '@moongate/testing/global-setup'
import { startTestChain, type TestChain } from '@moongate/testing/sandbox-chain'
import { runTrial, type Watcher } from './trial.ts'

const program = fileURLToPath(new URL('watcher-process.ts', import.meta.url))

/** A watcher in a process of its own, killed as a machine that loses its power kills it. */
const startWatcher = (env: Env, chain: TestChain, dir: string): Watcher & { stop: () => void } => {
  const file = join(dir, 'chains.json')
  writeFileSync(file, JSON.stringify([chain.named]))
  const start = (): ChildProcess => {
    const own = { PATH: process.env.PATH, DATABASE_URL: env.url, CHAINS_FILE: file, SECRET: env.config.secret }
    const more = { LOG_LEVEL: 'silent', NODE_ENV: 'test' }
    return fork(program, {
      env: { ...own, ...more },
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
  }
  let child = start()
  const hear = () => new Promise<void>((done) => child.once('message', () => done()))
  return {
    // The second word is of a look that began after this was asked.
    look: async () => {
      await hear()
      await hear()
    },
    kill: async () => {
      await hear()
      await sleep(Math.floor(Math.random() * 40)) // anywhere within a look
      child.kill('SIGKILL')
      child = start()
    },
    stop: () => void child.kill('SIGKILL'),
  }
}

/** `npm run chain:trial -- --deposits 500 --kills 20 --seed 1`: the last line is one JSON object, and the exit code 1 unless the books agree. */
const { values } = parseArgs({
  options: {
    deposits: { type: 'string', default: '500' },
    kills: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
  },
})
const stopServer = await startServer()
const dir = mkdtempSync(join(tmpdir(), 'moongate-chain-trial-'))
const chain = await startTestChain()
const env = await startEnv({ seed: 'demo', chains: chain.chains })
const watcher = startWatcher(env, chain, dir)
const asked = { deposits: Number(values.deposits), kills: Number(values.kills), seed: values.seed }
const ended = await runTrial(env, chain, watcher, asked)
watcher.stop()
const broken = (await env.invariants()).map(({ view }) => view)
await env.stop()
await chain.stop()
await stopServer?.()
rmSync(dir, { recursive: true, force: true })
console.log(JSON.stringify({ seed: values.seed, ...ended, broken }))
process.exitCode = ended.lost + ended.doubled + ended.foreign + ended.wrong + broken.length === 0 ? 0 : 1
