import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorCode } from '@moongate/contract'
import { DEFAULT_LANG, type Lang, parseLang } from '@moongate/i18n'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { HttpOptions } from './context.ts'
import { type Answer, answerFailure, HttpRefusal } from './failure.ts'
import { readSecurityHeaders } from './security.ts'

type Coded = { code?: unknown }

/** What the HTTP parser found, by Node's name for it; every other fault of its is a request that makes no sense. */
const PARSER_REFUSALS: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'common.request_timeout',
  HPE_HEADER_OVERFLOW: 'common.headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'common.too_large',
}

const readLang = (url = ''): Lang => parseLang(new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('lang'))

const JSON_TYPE = 'application/json; charset=utf-8'

/** An answer as it stands on the wire, after which the connection ends. */
const writeAnswer = ({ status, body }: Answer, headers: Record<string, string>): string =>
  [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `content-type: ${JSON_TYPE}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
    '',
    body,
  ].join('\r\n')

/**
 * For Fastify's options: what is refused before any hook or route runs, because the parser or the router cannot read it. Such an
 * answer has the envelope and the protecting headers like every other one.
 */
export const createParserAnswers = async ({ i18n, uuid }: Pick<HttpOptions, 'i18n' | 'uuid'>) => {
  const protecting = await readSecurityHeaders()
  return {
    clientErrorHandler: (error: Error & Coded, socket: Socket): void => {
      if (error.code === 'ECONNRESET' || socket.destroyed) return
      const request_id = uuid()
      const refusal = new HttpRefusal(PARSER_REFUSALS[String(error.code)] ?? 'common.bad_request')
      const answer = answerFailure({ i18n, lang: DEFAULT_LANG, request_id }, refusal)
      if (socket.writable) socket.write(writeAnswer(answer, { ...protecting, 'x-request-id': request_id }))
      socket.destroy(error)
    },
    frameworkErrors: (_: Error, { id, raw }: FastifyRequest, reply: FastifyReply): void => {
      const context = { i18n, lang: readLang(raw.url), request_id: id }
      const { status, body } = answerFailure(context, new HttpRefusal('common.bad_request'))
      void reply
        .code(status)
        .headers({ ...protecting, 'x-request-id': id, 'cache-control': 'no-store' })
        .type(JSON_TYPE)
        .send(body)
    },
  }
}
