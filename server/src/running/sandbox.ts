import { type ChildProcess, fork } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { readKeptSecret } from './secret.ts'

const program = fileURLToPath(new URL('../../../sandbox/suppliers/src/main.ts', import.meta.url))
const restartAfter_ms = 1_000
const stopTimeout_ms = 5_000

const told = z.object({
  port: z.number(),
  operator: z.string(),
  control_secret: z.string(),
  brands: z.array(
    z.object({ code: z.string(), dialect: z.string(), title: z.record(z.string(), z.string()), secret: z.string() }),
  ),
})
type Told = z.output<typeof told>

/** The suppliers of the demo, as a program of their own: where it stands and what it is called with. */
export type Sandbox = Told & { url: string; kill9: () => void; stop: () => Promise<void> }
export type SandboxOptions = { dir: string; currency: string; translate: (line: string) => void }

/**
 * Starts the suppliers of the demo and names them in a file of their own, as an operator names others. Answers the settings
 * by which the product finds them.
 */
export const openSandbox = async (
  o: SandboxOptions,
): Promise<{
  env: { SUPPLIERS_FILE: string; SANDBOX_URL: string; SANDBOX_CONTROL: string }
  stop: Sandbox['stop']
}> => {
  const { url, operator, brands, control_secret, stop } = await startSandbox(o)
  const file = join(o.dir, 'suppliers.json')
  const named = brands.map((brand) => ({ ...brand, url, operator }))
  writeFileSync(file, JSON.stringify(named, undefined, 2), { mode: 0o600 })
  return { env: { SUPPLIERS_FILE: file, SANDBOX_URL: url, SANDBOX_CONTROL: control_secret }, stop }
}

/** Its first word says where it listens; it ends without one where it cannot. */
const readFirstWord = (child: ChildProcess): Promise<Told> =>
  new Promise((done, refuse) => {
    child.once('message', (message) => done(told.parse(message)))
    child.once('exit', (code, signal) =>
      refuse(new Error(`the suppliers ended before they answered (${signal ?? code})`)),
    )
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
 * Starts the suppliers of the demo, with their books and their secret in `dir`. One that dies is started again, where it was: who
 * calls it meanwhile gets no answer, as from any supplier that is away.
 */
export const startSandbox = async ({ dir, currency, translate }: SandboxOptions): Promise<Sandbox> => {
  mkdirSync(dir, { recursive: true })
  const SECRET = readKeptSecret(dir)
  let stopping = false
  let child: ChildProcess
  const spawnOne = (port: number): Promise<Told> => {
    const env = { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dir, CURRENCY: currency, SECRET }
    child = fork(program, { env, execArgv: ['--import', 'tsx'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    return readFirstWord(child)
  }
  const watch = (port: number): void => {
    child.once('exit', (code, signal) => {
      if (stopping) return
      translate(`the suppliers of the demo ended (${signal ?? code}); starting them again`)
      setTimeout(() => {
        if (stopping) return
        spawnOne(port).catch(() => undefined) // its end starts the next try
        watch(port)
      }, restartAfter_ms).unref()
    })
  }
  const first = await spawnOne(0)
  watch(first.port)
  return {
    ...first,
    url: `http://127.0.0.1:${first.port}`,
    kill9: () => void child.kill('SIGKILL'),
    stop: () => {
      stopping = true
      return end(child)
    },
  }
}
