import { fileURLToPath } from 'node:url'
import { tables } from '@moongate/contract'
import type { FastifyInstance } from 'fastify'
import type { Config } from './kernel/config.ts'
import { mountRoom } from './kernel/http/door.ts'
import { openHouse } from './kernel/http/house.ts'
import type { DoorPorts } from './kernel/http/ports.ts'
import { createKernel, type Kernel } from './kernel/index.ts'
import { bankHandlers } from './modules/bank/index.ts'
import { bettingHandlers } from './modules/betting/index.ts'
import { siteHandlers } from './modules/site/index.ts'
import { openPorts } from './ports.ts'

const dist = (name: string) => fileURLToPath(new URL(`../../apps/${name}/dist`, import.meta.url))
const apps = [{ prefix: '/', dir: dist('member') }, { prefix: '/lottery/', dir: dist('lottery') }, { prefix: '/office/', dir: dist('office') }]

/** Composition root of the serving side: every room with what it needs, behind one door. */
export const buildApi = (kernel: Kernel, ports: DoorPorts): Promise<FastifyInstance> =>
  openHouse(kernel, ports, {
    apps,
    rooms: (app, door) => {
      mountRoom(app, door, 'site', tables.site, siteHandlers(kernel))
      mountRoom(app, door, 'bank', tables.bank, bankHandlers(kernel))
      mountRoom(app, door, 'betting', tables.betting, bettingHandlers(kernel))
    },
  })

export type RunningApi = { url: string; ready: Promise<void>; close: () => Promise<void> }

/** Serves on the configured address. `close` stops accepting, lets running calls end, ends event streams, then lets go of the database. */
export const startApi = async (config: Config): Promise<RunningApi> => {
  if (!config.database_url) throw new Error('startApi needs a database_url')
  const kernel = createKernel(config, config.database_url)
  const { ports, close: closePorts } = await openPorts(kernel, config.database_url)
  const app = await buildApi(kernel, ports)
  const url = await app.listen({ port: config.port, host: config.host })
  return {
    url, ready: Promise.resolve(),
    close: async () => {
      await app.close()
      await closePorts()
      await kernel.db.close()
    },
  }
}
