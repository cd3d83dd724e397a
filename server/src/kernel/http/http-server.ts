import { officeTables, tables } from '@moongate/contract'
import { buildAsyncApi, type EventFacts } from '@moongate/contract/asyncapi'
import { buildOpenApi } from '@moongate/contract/openapi'
import type { FastifyInstance } from 'fastify'
import { CHECKS_WHAT_LEAVES } from '../checks.ts'
import type { Kernel } from '../index.ts'
import { type HttpContext, createHttpContext, type HttpOptions } from './context.ts'
import { serveAsyncApi, serveDocs } from './docs.ts'
import { serveEvents } from './events.ts'
import { serveHealth } from './health.ts'
import type { HttpPorts } from './ports.ts'
import { createReadinessCheck } from './ready.ts'
import { createFastify } from './fastify.ts'
import { type BuiltApp, serveApps } from './statics.ts'

export type HttpServerOptions = Pick<HttpOptions, 'check_answers' | 'allowed_origins' | 'allowed_redirects'> & {
  apps?: readonly BuiltApp[]
  /** What modules tell each other, for the documents. */
  events?: readonly EventFacts[]
  /** Mounts the modules, with `mountModule`. */
  modules: (app: FastifyInstance, http: HttpContext) => void
}

/** The server with all that belongs to no module: documents, health, events, front ends; and the modules in it. */
export const createHttpServer = async (
  kernel: Kernel,
  ports: HttpPorts,
  { apps = [], events = [], modules, ...rest }: HttpServerOptions,
): Promise<FastifyInstance> => {
  const { db, log, i18n, ids, config, metrics } = kernel
  const options: HttpOptions = {
    db,
    log,
    i18n,
    ports,
    uuid: () => ids.uuid(),
    secret: config.secret ?? '',
    check_answers: CHECKS_WHAT_LEAVES,
    ...rest,
  }
  const app = await createFastify({ ...options, trust_proxy: config.trust_proxy })
  const http = createHttpContext(options)
  serveHealth(app, metrics, ports.unready ?? createReadinessCheck(db))
  const told = buildAsyncApi('Moongate pushes and events', events)
  serveAsyncApi(app, told)
  serveDocs(app, buildOpenApi(tables, '/api', 'Moongate member API'), {
    doc: told,
    channels: ['memberEvents', 'moduleEvents'],
  })
  serveDocs(app, buildOpenApi(officeTables, '/api/office', 'Moongate office API'), {
    doc: told,
    channels: ['officeEvents'],
  })
  serveEvents(app, http)
  modules(app, http)
  await serveApps(app, apps)
  return app
}
