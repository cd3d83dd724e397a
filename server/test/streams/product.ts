import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { createTestDb, type TestDb } from '@moongate/testing'
import type { Processes } from '../../src/running/processes.ts'
import { startServers } from '../../src/running/servers.ts'
import { seed } from '../../src/seed.ts'

export const CAPTCHA = '7777'
export const FIGURES_TOKEN = 'the-figures-of-each-server'
const SECRET = 'serving processes '.repeat(3)

const findPort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Serving processes as an operator has them, on a database of the demo. */
export type Served = {
  d: TestDb
  port: number
  servers: Processes
  said: readonly string[]
  stop: () => Promise<void>
}

export const serveBy = async (count: number): Promise<Served> => {
  const d = await createTestDb({ env: { SEED: 'demo', SECRET } })
  await seed(d)
  const port = await findPort()
  const env = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
    PORT: String(port),
    DATABASE_URL: d.url,
    SEED: 'demo',
    SECRET,
    CAPTCHA_ANSWER: CAPTCHA,
    METRICS_TOKEN: FIGURES_TOKEN,
  }
  const said: string[] = []
  const collect = (): ReturnType<Processes['figures']> => servers.figures()
  const servers: Processes = startServers(count, env, (line) => said.push(line), { collect })
  await servers.ready
  return {
    d,
    port,
    servers,
    said,
    stop: async () => {
      await servers.stop()
      await d.stop()
    },
  }
}
