import cookie from '@fastify/cookie'
import { officeTables, tables } from '@moongate/contract'
import { buildAsyncApi, type EventFacts } from '@moongate/contract/asyncapi'
import { buildOpenApi } from '@moongate/contract/openapi'
import type { FastifyInstance } from 'fastify'
import { CHECKS_WHAT_LEAVES } from '../checks.ts'
import type { Kernel } from '../index.ts'
import { createCallLog, logCalls } from './call-log.ts'
import { type HttpContext, createHttpContext, type HttpOptions } from './context.ts'
import { serveAsyncApi, serveDocs } from './docs.ts'
import { serveEvents } from './events.ts'
import { serveHealth } from './health.ts'
import { serveLine } from './line.ts'
import { passTo } from './pass.ts'
import { makeOnce } from './make-once.ts'
import type { HttpPorts } from './ports.ts'
import { createReadinessCheck } from './ready.ts'
import { HttpRefusal } from './failure.ts'
import { createFastify } from './fastify.ts'
import { answerKnownFirst, createAdmission } from './known-first.ts'
import { createAddressReader } from './proxies.ts'
import { chooseRequestId } from './request-id.ts'
import { addApiHeaders } from './security.ts'
import { type BuiltApp, serveApps } from './statics.ts'

export type HttpServerOptions = Pick<HttpOptions, 'check_answers' | 'allowed_origins' | 'allowed_redirects'> & {
  apps?: readonly BuiltApp[]
  /** What modules tell each other, for the documents. */
  events?: readonly EventFacts[]
  /** Mounts the modules below `/api`, with `mountModule`. */
  modules: (api: FastifyInstance, http: HttpContext) => void
}

/**
 * The documents of calls, pushes and events, each beside the API that it is about. In production the public reads what members
 * may call and hear, and nothing of the office or of what happens inside.
 */
const serveDocuments = (api: FastifyInstance, events: readonly EventFacts[], production: boolean): void => {
  const readTold = makeOnce(() =>
    buildAsyncApi('Moongate pushes and events', events, production ? ['memberEvents'] : undefined),
  )
  const tell =
    (...channels: string[]) =>
    () => ({ doc: readTold(), channels })
  serveAsyncApi(api, readTold)
  const readMemberApi = () => buildOpenApi(tables, '/api', 'Moongate member API')
  serveDocs(api, '', readMemberApi, tell('memberEvents', ...(production ? [] : ['moduleEvents'])))
  if (production) return
  const readOfficeApi = () => buildOpenApi(officeTables, '/api/office', 'Moongate office API')
  serveDocs(api, '/office', readOfficeApi, tell('officeEvents'))
}

/** Everything below `/api`: calls, event streams, documents, and 404 for what is none of them. */
const serveApi = async (
  api: FastifyInstance,
  http: HttpContext,
  { allowed_origins = [] }: HttpOptions,
  { events, modules, production }: Required<Pick<HttpServerOptions, 'events' | 'modules'>> & { production: boolean },
): Promise<void> => {
  await addApiHeaders(api, allowed_origins)
  serveDocuments(api, events, production)
  await api.register(async (streams) => {
    await streams.register(cookie) // no call is let in by one
    serveEvents(streams, http)
  })
  modules(api, http)
  for (const url of ['/', '/*'])
    api.route({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url,
      onRequest: async () => {
        throw new HttpRefusal('common.not_found')
      },
      handler: () => undefined,
    })
}

/** The server with all that belongs to no module: documents, health, events, front ends; and the modules in it. */
export const createHttpServer = async (
  kernel: Kernel,
  ports: HttpPorts,
  { apps = [], events = [], modules, ...rest }: HttpServerOptions,
): Promise<FastifyInstance> => {
  const { db, log, i18n, ids, config, metrics, clock } = kernel
  const options: HttpOptions = {
    db,
    log,
    i18n,
    ports,
    now: () => clock.now(),
    uuid: () => ids.uuid(),
    secret: config.secret ?? '',
    check_answers: CHECKS_WHAT_LEAVES,
    ...rest,
  }
  const { app, drain } = await createFastify({ ...options, trust_proxy: config.trust_proxy })
  const http = createHttpContext(options)
  const tell = createCallLog(log, metrics)
  logCalls(app, tell)
  answerKnownFirst(app, {
    content: http.content,
    admits: createAdmission(ports),
    readAddress: createAddressReader(config.trust_proxy),
    chooseId: (request) => chooseRequestId(request, options.uuid),
    drain,
    tell,
  })
  const production = config.node_env === 'production'
  serveHealth(app, metrics, ports.unready ?? createReadinessCheck(db), config.metrics_token, ports.collectFigures)
  await app.register(async (api) => serveApi(api, http, options, { events, modules, production }), { prefix: '/api' })
  serveLine(app)
  if (config.sandbox_pay_url !== undefined) await passTo(app, '/sandbox/pay/', config.sandbox_pay_url)
  if (config.sandbox_chain_url !== undefined) await passTo(app, '/sandbox/chain/', config.sandbox_chain_url)
  if (config.sandbox_url !== undefined) await passTo(app, '/sandbox/', config.sandbox_url)
  await serveApps(app, apps, ports.lines)
  return app
}
