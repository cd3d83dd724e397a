import multipart from '@fastify/multipart'
import type { ErrorCode } from '@moongate/contract'
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { HttpOptions } from './context.ts'
import { BODY_LIMIT } from './mount.ts'
import { type Drain, drainOnClose } from './drain.ts'
import { HttpRefusal, answerFailure } from './failure.ts'
import { createParserAnswers } from './parser-answers.ts'
import { chooseProxies } from './proxies.ts'
import { readLang } from './read-lang.ts'
import { chooseRequestId } from './request-id.ts'
import { addSecurityHeaders } from './security.ts'
import { chooseSerializer } from './serializers.ts'
import { quoteInexactNumbers } from './json.rules.ts'
import { multipartLimits } from './upload.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `module.name` for the log and the metrics; routes without one are not calls of the product. */
    route_name?: string
    /** Asks and changes nothing. */
    reads?: boolean
    upload?: boolean
    /** Its body is kept as it was sent, for the signature. */
    signed?: boolean
  }
  interface FastifyRequest {
    raw_body: Buffer | undefined
  }
}

/** The framework's own refusals by its code, else by status. */
const mapFrameworkError = (error: Partial<FastifyError>): ErrorCode | undefined => {
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return 'common.unsupported_media'
  const known: Record<number, ErrorCode> = {
    400: 'common.invalid',
    403: 'common.forbidden',
    404: 'common.not_found',
    405: 'common.method_not_allowed',
    406: 'common.too_large',
    408: 'common.request_timeout',
    413: 'common.too_large',
    415: 'common.unsupported_media',
    431: 'common.headers_too_large',
  }
  const { statusCode: status = 500 } = error
  return known[status] ?? (status >= 400 && status < 500 ? 'common.bad_request' : undefined)
}

/** Only JSON, or one file on an upload route; an empty body is an empty object. */
const parseBodies = (app: FastifyInstance) => {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const multipart_body = request.headers['content-type']?.toLowerCase().startsWith('multipart/') ?? false
    if (multipart_body && request.routeOptions.config.upload !== true)
      return done(new HttpRefusal('common.unsupported_media'))
    done(null, payload)
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
      const text = body.toString()
      return parse.call(app, request, text, (error, value) => {
        const exact = error ? text : quoteInexactNumbers(text)
        return exact === text ? done(error, value) : parse.call(app, request, exact, done)
      })
    },
  )
}

const handleFailures = (app: FastifyInstance, { i18n, log }: HttpOptions) => {
  app.setErrorHandler((thrown: Error, request, reply) => {
    const code = mapFrameworkError(thrown)
    const lang = readLang(request)
    const answer = answerFailure(
      { i18n, lang, request_id: request.id },
      code && !(thrown instanceof HttpRefusal) ? new HttpRefusal(code) : thrown,
    )
    if (answer.status >= 500 && !(thrown instanceof HttpRefusal))
      log.error({ err: thrown, request_id: request.id, route: request.routeOptions.config.route_name }, 'call failed')
    return reply.code(answer.status).headers(answer.headers).type('application/json; charset=utf-8').send(answer.body)
  })
  app.setNotFoundHandler(() => {
    throw new HttpRefusal('common.not_found')
  })
}

/** Fastify with what every answer of the product has: limits, headers, ids, the envelope of failures. Routes come after. */
export const createFastify = async (
  options: HttpOptions & { trust_proxy?: Config['trust_proxy'] },
): Promise<{ app: FastifyInstance; drain: Drain }> => {
  const parser_answers = await createParserAnswers(options)
  const app = Fastify({
    logger: false,
    ...parser_answers,
    http: { requireHostHeader: false }, // Node refuses it bare; the hook in security.ts does with the envelope
    trustProxy: chooseProxies(options.trust_proxy ?? false),
    bodyLimit: BODY_LIMIT,
    requestIdHeader: false,
    forceCloseConnections: 'idle',
    return503OnClosing: false, // it would answer without our envelope; see drainOnClose
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    genReqId: (request) => chooseRequestId(request, options.uuid),
  })
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response)) // RFC 9110 10.1.1: may be ignored
  app.setSerializerCompiler(chooseSerializer)
  const drain = drainOnClose(app)
  await addSecurityHeaders(app)
  handleFailures(app, options)
  parseBodies(app)
  await app.register(multipart, multipartLimits)
  return { app, drain }
}
