import { fileURLToPath } from 'node:url'
import { officeTables, tables } from '@moongate/contract'
import type { FastifyInstance } from 'fastify'
import { furnish } from './house.ts'
import type { Config } from './kernel/config.ts'
import { mountRoom } from './kernel/http/door.ts'
import { openHouse } from './kernel/http/house.ts'
import type { DoorPorts } from './kernel/http/ports.ts'
import { createKernel, type Kernel } from './kernel/index.ts'
import { bankHandlers } from './modules/bank/index.ts'
import { bettingHandlers } from './modules/betting/index.ts'
import { cashierHandlers } from './modules/cashier/index.ts'
import { gamesHandlers, type Suppliers } from './modules/games/index.ts'
import { identityHandlers } from './modules/identity/index.ts'
import { lotteryHandlers } from './modules/lottery/index.ts'
import { officeHandlers } from './modules/office/index.ts'
import { reportsHandlers } from './modules/reports/index.ts'
import { siteHandlers } from './modules/site/index.ts'
import { walletHandlers } from './modules/wallet/index.ts'
import { openPorts } from './ports.ts'

const dist = (name: string) => fileURLToPath(new URL(`../../${name}/dist`, import.meta.url))
/** Built front ends by their addresses; the gallery shows every part of the kit. */
const apps = [
  { prefix: '/', dir: dist('apps/member') },
  { prefix: '/lottery/', dir: dist('apps/lottery') },
  { prefix: '/office/', dir: dist('apps/office') },
  { prefix: '/gallery/', dir: dist('packages/ui/gallery') },
]

/** Composition root of the serving side: every room with what it needs, behind one door. */
export const buildApi = (kernel: Kernel, ports: DoorPorts, suppliers: Suppliers = {}): Promise<FastifyInstance> => {
  const house = furnish(kernel, suppliers)
  return openHouse(kernel, ports, {
    apps,
    rooms: (app, door) => {
      mountRoom(app, door, 'site', tables.site, siteHandlers(house))
      mountRoom(app, door, 'identity', tables.identity, identityHandlers(house))
      mountRoom(app, door, 'bank', tables.bank, bankHandlers(house))
      mountRoom(app, door, 'games', tables.games, gamesHandlers(house))
      mountRoom(app, door, 'wallet', tables.wallet, walletHandlers(house))
      mountRoom(app, door, 'betting', tables.betting, bettingHandlers(house))
      mountRoom(app, door, 'lottery', tables.lottery, lotteryHandlers(house))
      mountRoom(app, door, 'cashier', tables.cashier, cashierHandlers(house))
      mountRoom(app, door, 'reports', tables.reports, reportsHandlers(house))
      mountRoom(app, door, 'office', officeTables.office, officeHandlers(house), true)
    },
  })
}

export type RunningApi = { url: string; ready: Promise<void>; close: () => Promise<void> }

/** Serves on the configured address. `close` stops accepting, lets running calls end, ends event streams, then lets go of the database. */
export const startApi = async (config: Config): Promise<RunningApi> => {
  if (!config.database_url) throw new Error('startApi needs a database_url')
  const kernel = createKernel(config, config.database_url)
  const { ports, close: closePorts } = await openPorts(kernel, config.database_url)
  const app = await buildApi(kernel, ports)
  const url = await app.listen({ port: config.port, host: config.host })
  return {
    url,
    ready: Promise.resolve(),
    close: async () => {
      await app.close()
      await closePorts()
      await kernel.db.close()
    },
  }
}
