import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Lang } from '@moongate/i18n'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AnsweredCall } from './call-log.ts'
import type { Content } from './content.ts'
import type { Drain } from './drain.ts'
import type { Answer } from './failure.ts'
import type { LimitClass } from './ports.ts'

/** So many addresses are known, and so many forms of each: a browser's packing, and whether it has the answer already. */
const MOST_URLS = 512
const MOST_FORMS = 8

/** What an answer rests on that was made of the site's content, the same for every visitor. */
export type Ground = {
  key: string
  answering: Promise<Answer>
  limit: LimitClass
  lang: Lang
  /** As it is sent. */
  body?: string | Buffer
}
type Known = Ground & Traits & { route: string; status: number; head: string[] }

declare module 'fastify' {
  interface FastifyRequest {
    ground: Ground | undefined
  }
}

export type KnownDeps = {
  content: Pick<Content, 'isCurrent'>
  /** Whether a visitor may ask, which counts the call; false also where that takes a wait to say. */
  admits: (visitor: { ip: string; lang: Lang; limit: LimitClass }) => boolean
  readAddress: (request: IncomingMessage) => string
  chooseId: (request: IncomingMessage) => string
  drain: Drain
  tell: (call: AnsweredCall) => void
}

type Traits = { encoding: unknown; tag: unknown; scheme: unknown }
/** The headers that such an answer may differ by; its language stands in its address. */
const readTraits = ({ headers }: Pick<IncomingMessage, 'headers'>): Traits => ({
  encoding: headers['accept-encoding'],
  tag: headers['if-none-match'],
  scheme: headers['x-forwarded-proto'],
})

/** Asked by a visitor of our own pages, with nothing beside the address and the traits that an answer could depend on. */
const isPlain = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && headers.host !== undefined && headers.authorization === undefined && headers.origin === undefined

/** Up to so many bytes Node writes a text without asking for memory. */
const SHORT = 8_192

/** Short bytes as a text of one letter each: Node sends that and the head in one piece, which costs a tenth less than two. */
const joinBytes = (body: string | Buffer = ''): string | Buffer => {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  return bytes.length > SHORT ? bytes : bytes.toString('latin1')
}

/** The head as it went out; its last place is for the id of the call. */
const copyHead = (reply: FastifyReply): string[] => {
  const { 'x-request-id': _, ...headers } = reply.getHeaders()
  return [...Object.entries(headers).flatMap(([name, value]) => [name, String(value)]), 'x-request-id', '']
}

const isKnowable = ({ query, raw }: FastifyRequest): boolean =>
  (query as { lang?: unknown }).lang !== undefined && isPlain(raw)

/** Everything that is the same for each call of one form goes out as it did the last time. */
const send = (response: ServerResponse, { status, head, body }: Known, request_id: string): void => {
  head[head.length - 1] = request_id
  response.writeHead(status, head)
  response.end(body, 'latin1')
}

/**
 * Answers of content given again before the framework looks at a call: as they went out to the last visitor who asked the same in the
 * same form, while they are current. `note` keeps one that has left; `answer` gives it, or says that the framework is to answer (decisions/0490).
 */
export const createKnownAnswers = (d: KnownDeps) => {
  const by_url = new Map<string, Known[]>()
  const find = (request: IncomingMessage): Known | undefined => {
    const forms = by_url.get(request.url ?? '')
    if (!forms || !isPlain(request)) return undefined
    const { encoding, tag, scheme } = readTraits(request)
    const known = forms.find((form) => form.encoding === encoding && form.tag === tag && form.scheme === scheme)
    return known && d.content.isCurrent(known.key, known.answering) ? known : undefined
  }
  const note = (request: FastifyRequest, reply: FastifyReply): void => {
    const { ground, url } = request
    const { route_name: route } = request.routeOptions.config
    if (!ground || route === undefined || !isKnowable(request)) return
    if (by_url.size >= MOST_URLS) by_url.clear()
    const forms = (by_url.get(url) ?? []).filter((form) => form.answering === ground.answering).slice(1 - MOST_FORMS)
    const { statusCode: status } = reply
    const known = {
      ...ground,
      ...readTraits(request),
      route,
      status,
      head: copyHead(reply),
      body: joinBytes(ground.body),
    }
    by_url.set(url, [...forms, known])
  }
  const answer = (request: IncomingMessage, response: ServerResponse): boolean => {
    const began_ms = performance.now()
    const known = d.drain.isClosing() ? undefined : find(request)
    if (!known) return false
    const ip = d.readAddress(request)
    if (!d.admits({ ip, lang: known.lang, limit: known.limit })) return false
    const request_id = d.chooseId(request)
    send(response, known, request_id)
    if ((response.socket?.writableLength ?? 0) > 0) d.drain.hold(response)
    const { route, status } = known
    d.tell({ request_id, route, reads: true, status, elapsed_ms: performance.now() - began_ms, readIp: () => ip })
    return true
  }
  return { note, answer }
}
