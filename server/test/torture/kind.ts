import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findProgram } from '../../src/running/built.ts'

const program = fileURLToPath(new URL('process.ts', import.meta.url))

const findPort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Goes on until it is there: PostgreSQL may have been killed too. */
const startProcess = async (role: string, env: NodeJS.ProcessEnv): Promise<ChildProcess> => {
  for (;;) {
    const { file, execArgv } = findProgram(program)
    const child = fork(file, {
      env: { ...env, TORTURE_ROLE: role },
      execArgv,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    const word = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => undefined)])
    if (word) return child
    await wait(500)
  }
}

const killProcess = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

/** Processes of one kind. */
export type Kind = {
  ports: readonly number[]
  /** Ends the next of them without a word and starts it again where it was. */
  kill: () => Promise<void>
  end: () => Promise<unknown>
}

/** Starts so many processes that do the same, each with a port of its own. */
export const startKind = async (role: string, env: NodeJS.ProcessEnv, count: number): Promise<Kind> => {
  const ports: number[] = []
  while (ports.length < count) ports.push(await findPort())
  const start = (port: number): Promise<ChildProcess> => startProcess(role, { ...env, PORT: String(port) })
  const children: ChildProcess[] = []
  for (const port of ports) children.push(await start(port))
  let turn = 0
  const kill = async (): Promise<void> => {
    const i = turn++ % ports.length
    const [child, port] = [children[i], ports[i]]
    if (child === undefined || port === undefined) return
    await killProcess(child)
    children[i] = await start(port)
  }
  return { ports, kill, end: () => Promise.all(children.map(killProcess)) }
}
