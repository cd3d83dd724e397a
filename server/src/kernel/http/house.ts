import { officeTables, tables } from '@moongate/contract'
import { openApi } from '@moongate/contract/openapi'
import type { FastifyInstance } from 'fastify'
import type { Kernel } from '../index.ts'
import { type DoorContext, doorContext, type DoorOptions } from './context.ts'
import { serveDocs } from './docs.ts'
import { serveEvents } from './events.ts'
import { serveHealth } from './health.ts'
import type { DoorPorts } from './ports.ts'
import { unreadyParts } from './ready.ts'
import { createServer } from './server.ts'
import { type BuiltApp, serveApps } from './statics.ts'

export type HouseOptions = Pick<DoorOptions, 'check_answers' | 'allowed_origins' | 'allowed_redirects'> & {
  apps?: readonly BuiltApp[]
  /** Mounts the rooms, with `mountRoom`. */
  rooms: (app: FastifyInstance, door: DoorContext) => void
}

/** The server with all that belongs to no room: documents, health, events, front ends; and the rooms in it. */
export const openHouse = async (
  kernel: Kernel,
  ports: DoorPorts,
  { apps = [], rooms, ...rest }: HouseOptions,
): Promise<FastifyInstance> => {
  const { db, log, i18n, ids, config, metrics } = kernel
  const options: DoorOptions = {
    db,
    log,
    i18n,
    ports,
    uuid: () => ids.uuid(),
    secret: config.secret ?? '',
    check_answers: process.env['NODE_ENV'] === 'test',
    ...rest,
  }
  const app = await createServer({ ...options, trust_proxy: config.trust_proxy })
  const door = doorContext(options)
  serveHealth(app, metrics, ports.unready ?? unreadyParts(db))
  serveDocs(app, openApi(tables, '/api', 'Moongate member API'))
  serveDocs(app, openApi(officeTables, '/api/office', 'Moongate office API'))
  serveEvents(app, door)
  rooms(app, door)
  await serveApps(app, apps)
  return app
}
