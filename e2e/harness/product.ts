import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findRunningPostgres } from '@moongate/postgres'

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const CAPTCHA = '7777'
/** Known, so that a second server can stand on the same database. */
export const SECRET = 'e2e0'.repeat(16)
const START_MS = 300_000

export type Product = {
  url: string
  database_url: string
  data_dir: string
  log_file: string
  stop(): Promise<void>
}

export const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

/** Resolves with the address of the `ready` line; rejects with the last lines when the product ends before that. */
const ready = (child: ChildProcess, log: NodeJS.WritableStream): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = ''
    const timer = setTimeout(
      () => reject(new Error(`the product was not ready in ${START_MS / 1000} s\n${said.slice(-2000)}`)),
      START_MS,
    )
    const listenFor = (chunk: Buffer): void => {
      log.write(chunk)
      said += chunk.toString()
      const [, url] = /^ready (http\S+)$/m.exec(said) ?? []
      if (url === undefined) return
      clearTimeout(timer)
      // What comes later is for the log alone: a busy product says megabytes.
      for (const said_by of [child.stdout, child.stderr]) said_by?.off('data', listenFor).pipe(log, { end: false })
      resolve(url)
    }
    child.stdout?.on('data', listenFor)
    child.stderr?.on('data', listenFor)
    child.once('close', (code) => {
      clearTimeout(timer)
      reject(new Error(`the product ended with ${code}\n${said.slice(-2000)}`))
    })
  })

/** What `npm start` hands to Node. */
const readStartArguments = (): string[] => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } }
  return scripts.start.split(' ').slice(2)
}

const waitForEnd = (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('close', () => resolve())
    child.kill('SIGTERM')
  })
}

/**
 * Starts the whole product as `npm start` does: embedded database, migrations, demo, API and a worker, on a free port and an empty folder.
 * `own`: what else stands in its environment.
 */
export const startProduct = async (n: number, own: NodeJS.ProcessEnv = {}): Promise<Product> => {
  const data_dir = mkdtempSync(join(tmpdir(), 'moongate-e2e-'))
  const log_file = join(root, '.cache', 'e2e', `product-${n}.log`)
  mkdirSync(join(root, '.cache', 'e2e'), { recursive: true })
  const log = createWriteStream(log_file)
  const { DATABASE_URL: _, ...outside } = process.env
  const child = spawn(process.execPath, readStartArguments(), {
    cwd: root,
    // Each browser has an address of its own behind this "proxy", as people have.
    env: {
      ...outside,
      NODE_ENV: 'test',
      PORT: String(await findFreePort()),
      DATA_DIR: data_dir,
      SEED: 'demo',
      SECRET,
      CAPTCHA_ANSWER: CAPTCHA,
      CHAIN_BLOCK_MS: '300',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '1',
      WORKERS: '1',
      ...own,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = async (): Promise<void> => {
    await waitForEnd(child)
    log.end()
    rmSync(data_dir, { recursive: true, force: true })
  }
  try {
    const url = await ready(child, log)
    const database_url = own.DATABASE_URL ?? (await findRunningPostgres(join(data_dir, 'postgres')))
    if (database_url === undefined) throw new Error('the product runs without its database')
    return { url, database_url, data_dir, log_file, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
