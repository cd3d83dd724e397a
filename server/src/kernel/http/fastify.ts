import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import type { ErrorCode } from '@moongate/contract'
import { parseLang } from '@moongate/i18n'
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import type { HttpOptions } from './context.ts'
import { BODY_LIMIT } from './mount.ts'
import { drainOnClose } from './drain.ts'
import { HttpRefusal, answerFailure } from './failure.ts'
import { addSecurityHeaders } from './security.ts'
import { multipartLimits } from './upload.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `module.name` for the log and the metrics; routes without one are not calls of the product. */
    route_name?: string
    upload?: boolean
    /** Its body is kept as it was sent, for the signature. */
    signed?: boolean
  }
  interface FastifyRequest {
    raw_body: Buffer | undefined
  }
}

const idPattern = /^[A-Za-z0-9_-]{8,64}$/

/** The framework's own refusals by its code, else by status. */
const mapFrameworkError = (error: Partial<FastifyError>): ErrorCode | undefined => {
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return 'common.unsupported_media'
  const known: Record<number, ErrorCode> = {
    400: 'common.invalid',
    404: 'common.not_found',
    406: 'common.too_large',
    413: 'common.too_large',
    415: 'common.unsupported_media',
  }
  return error.statusCode === undefined ? undefined : known[error.statusCode]
}

/** Only JSON, or one file on an upload route; an empty body is an empty object. */
const parseBodies = (app: FastifyInstance) => {
  app.addHook('preParsing', async (request) => {
    const multipart_body = request.headers['content-type']?.toLowerCase().startsWith('multipart/') ?? false
    if (multipart_body && request.routeOptions.config.upload !== true) throw new HttpRefusal('common.unsupported_media')
  })
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.decorateRequest('raw_body', undefined)
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    (request, body, done) => {
      if (request.routeOptions.config.signed) request.raw_body = body
      if (body.length === 0) return done(null, {})
      return parse.call(app, request, body.toString(), done)
    },
  )
}

const handleFailures = (app: FastifyInstance, { i18n, log }: HttpOptions) => {
  app.setErrorHandler((thrown: Error, request, reply) => {
    const code = mapFrameworkError(thrown)
    const lang = parseLang((request.query as { lang?: unknown } | undefined)?.lang)
    const answer = answerFailure(
      { i18n, lang, request_id: request.id },
      code && !(thrown instanceof HttpRefusal) ? new HttpRefusal(code) : thrown,
    )
    if (answer.status === 500)
      log.error({ err: thrown, request_id: request.id, route: request.routeOptions.config.route_name }, 'call failed')
    return reply.code(answer.status).headers(answer.headers).type('application/json; charset=utf-8').send(answer.body)
  })
  app.setNotFoundHandler((_, reply) => {
    return reply.code(404).type('text/plain; charset=utf-8').send('404\n')
  })
}

const logCalls = (app: FastifyInstance, { log }: HttpOptions) =>
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.config.route_name
    if (route)
      log.info(
        {
          request_id: request.id,
          route,
          status: reply.statusCode,
          duration_ms: Math.round(reply.elapsedTime),
          ip: request.ip,
        },
        'call',
      )
  })

/** Fastify with what every answer of the product has: limits, headers, ids, the envelope of failures. Routes come after. */
export const createFastify = async (options: HttpOptions & { trust_proxy?: boolean }): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: false,
    trustProxy: options.trust_proxy ?? false,
    bodyLimit: BODY_LIMIT,
    requestIdHeader: false,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    genReqId: ({ headers }) => {
      const given = headers['x-request-id']
      return typeof given === 'string' && idPattern.test(given) ? given : options.uuid()
    },
  })
  drainOnClose(app)
  await addSecurityHeaders(app)
  handleFailures(app, options)
  logCalls(app, options)
  parseBodies(app)
  await app.register(cookie)
  await app.register(multipart, multipartLimits)
  return app
}
