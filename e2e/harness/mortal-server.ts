import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findProgram } from '../../server/src/running/built.ts'
import { CAPTCHA, findFreePort, root, SECRET } from './product.ts'

export type MortalServer = { url: string; kill(): Promise<void>; revive(): Promise<void>; end(): Promise<void> }

const waitUntilReady = async (url: string, child: ChildProcess): Promise<void> => {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the second server ended with ${child.exitCode}`)
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) return
    await sleep(50)
  }
}

/** A second server of the product, at an address of its own, that dies without a word and comes back: nobody else's is touched. */
export const startMortalServer = async (): Promise<MortalServer> => {
  const port = await findFreePort()
  const data_dir = mkdtempSync(join(tmpdir(), 'moongate-mortal-'))
  const url = `http://localhost:${port}`
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    PORT: String(port),
    DATA_DIR: data_dir,
    DATABASE_URL: process.env.E2E_DATABASE_URL,
    SECRET: process.env.E2E_SECRET ?? SECRET,
    CAPTCHA_ANSWER: CAPTCHA,
    LOG_LEVEL: 'error',
    TRUST_PROXY: '1',
  }
  let child: ChildProcess | undefined
  const revive = async () => {
    if (child && child.exitCode === null && child.signalCode === null) return
    const { file, execArgv } = findProgram(join(root, 'e2e/harness/serve-alone.ts'))
    child = spawn(process.execPath, [...execArgv, file], {
      cwd: root,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    await waitUntilReady(url, child)
  }
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  const end = async () => {
    await kill()
    rmSync(data_dir, { recursive: true, force: true })
  }
  await revive()
  return { url, kill, revive, end }
}
