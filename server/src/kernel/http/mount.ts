import { isSigned, type Lang, type RouteSpec, type RouteTable } from '@moongate/contract'
import { mayAnswer } from '@moongate/contract/derived-errors'
import { readEnvelopeSchema } from '@moongate/contract/openapi'
import type { MessageKey } from '@moongate/i18n'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { type Claim, KeyTaken } from '../keys.ts'
import { Refusal } from '../refusal.ts'
import { authenticateCaller, enforceRateLimit, getAddressKey, getCallerKey } from './authenticate.ts'
import { type AnyCaller, type Handlers, takesItsKey } from './call.ts'
import type { HttpContext } from './context.ts'
import { keepDevice, readDevice } from './device.ts'
import { type Answer, ContractFault, HttpRefusal, answerFailure } from './failure.ts'
import { computeFingerprint } from './idempotency.ts'
import { parseInput } from './input.ts'
import { createKeptAnswers } from './kept.ts'
import type { LimitClass } from './ports.ts'
import { readLang } from './read-lang.ts'
import { requireSignable } from './signed.ts'
import { answerWithin } from './time-limit.ts'
import { readFile } from './upload.ts'
import { findWhoFault } from './who.rules.ts'

export const BODY_LIMIT = 64 * 1024
const DEFAULT_TIMEOUT_MS = 60_000

/** One route of a module with the function that answers it. */
type Mounted = {
  module: string
  name: string
  spec: RouteSpec
  office: boolean
  limit: LimitClass
  handler: (call: never) => Promise<object>
}
type Asked = { request: FastifyRequest; reply: FastifyReply; lang: Lang; caller: AnyCaller | undefined }

const keyPattern = /^[\x21-\x7e]{8,128}$/

/** The key of a money-moving call; without one the call runs unprotected against repeats but is safe in itself. */
const readIdempotencyKey = (spec: RouteSpec, request: FastifyRequest): string | undefined => {
  const key = request.headers['idempotency-key']
  if (!spec.idempotent || key === undefined) return undefined
  if (typeof key !== 'string' || !keyPattern.test(key)) throw new HttpRefusal('idempotency.key_invalid')
  return key
}

const chooseLimit = ({ who, limit, method }: RouteSpec): LimitClass =>
  isSigned(who) ? 'signed' : (limit ?? (method === 'GET' ? 'read' : 'write'))

const checkAnswer = ({ module, name, spec }: Mounted, answer: object) => {
  const result = spec.output.safeParse(answer)
  if (!result.success)
    throw new ContractFault(`answer of ${module}.${name} differs from its contract: ${result.error.message}`)
}

/** What was thrown, or in tests the fault that it is: a refusal that the route neither lists nor has by its kind. */
const checkRefusal = (http: HttpContext, { module, name, spec }: Mounted, thrown: unknown): unknown =>
  http.check_answers && (thrown instanceof Refusal || thrown instanceof HttpRefusal) && !mayAnswer(spec, thrown.code)
    ? new ContractFault(`${module}.${name} refused with ${thrown.code}, which its contract does not name`)
    : thrown

/** Runs the handler and writes its envelope; a refusal is an answer too, so that it can be kept for a repeated key. */
const runHandler = async (
  http: HttpContext,
  mounted: Mounted,
  { request, reply, lang, caller }: Asked,
  input: object,
  claim: Claim | undefined,
): Promise<Answer> => {
  const device = mounted.spec.device ? readDevice(request) : undefined
  const file = mounted.spec.upload ? await readFile(request) : undefined
  // One form for every call: what is put together by conditions costs V8 a new form each time.
  const call = {
    input,
    caller,
    lang,
    ip: request.ip,
    request_id: request.id,
    user_agent: String(request.headers['user-agent'] ?? '').slice(0, 300),
    idempotency_key: claim?.key,
    claim: takesItsKey(mounted.handler) ? claim : undefined,
    device,
    origin: mounted.spec.origin ? request.headers.origin : undefined,
    file,
  }
  try {
    const answer = (await mounted.handler(call as never)) as { message?: MessageKey }
    if (http.check_answers) checkAnswer(mounted, answer)
    if (device !== undefined) keepDevice(request, reply, device)
    const message = http.i18n.t(lang, answer.message ?? 'common:ok')
    const body = String(reply.serializeInput({ status: 'success', code: 200, ...answer, message }, '200'))
    return { status: 200, headers: {}, body }
  } catch (thrown) {
    if (thrown instanceof KeyTaken) throw thrown
    const error = checkRefusal(http, mounted, thrown)
    const answer = answerFailure({ i18n: http.i18n, lang, request_id: request.id }, error)
    if (answer.status >= 500)
      http.log.error({ err: error, request_id: request.id, route: `${mounted.module}.${mounted.name}` }, 'call failed')
    return answer
  }
}

/** Answers together with others, or out of the memory of content; what a visitor hears there of no switch may be given again before all else is asked. */
const answerTogether = (
  { content, gather }: HttpContext,
  { module, name, spec, limit }: Mounted,
  { request, lang }: Asked,
  input: object,
  run: () => Promise<Answer>,
): Promise<Answer> => {
  const key = `${module}.${name} ${lang} ${JSON.stringify(input)}`
  if (spec.gathered) return gather(key, run)
  const answering = content.recall(key, run)
  if (spec.who === 'anyone' && !spec.feature) request.ground = { key, answering, limit, lang }
  return answering
}

const answerCall = async (
  http: HttpContext,
  mounted: Mounted,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Answer> => {
  const { spec, module, name, limit } = mounted
  const lang = readLang(request)
  if (!mounted.office) await http.openForBusiness({ ip: request.ip, lang })
  // Before anybody is looked up: a call that is refused costs as much, and a token that is none can be sent without an end.
  await enforceRateLimit(http, limit, getAddressKey(request.ip))
  const caller = await authenticateCaller(http, spec, request, reply)
  const fault = findWhoFault(spec.who, caller)
  if (fault) throw new HttpRefusal(fault)
  await http.authorize({ module, name, route: spec, caller, ip: request.ip, lang })
  const asked = { request, reply, lang, caller }
  if (caller) await enforceRateLimit(http, limit, getCallerKey(caller))
  const input = parseInput(spec, {
    params: request.params,
    query: request.query,
    body: spec.upload ? {} : request.body,
  })
  const key = readIdempotencyKey(spec, request)
  const limit_ms = spec.timeout_ms ?? DEFAULT_TIMEOUT_MS
  const run = (claim?: Claim) => runHandler(http, mounted, asked, input, claim)
  if (spec.kept === 'content' || spec.gathered)
    return answerWithin(limit_ms, answerTogether(http, mounted, asked, input, run))
  if (key === undefined) return answerWithin(limit_ms, run())
  const claim = {
    scope: caller ? getCallerKey(caller) : `ip:${request.ip}`,
    key,
    fingerprint: computeFingerprint(http.secret, `${spec.method} ${module}.${name}`, input),
  }
  const taker = takesItsKey(mounted.handler) ? 'work' : 'layer'
  return answerWithin(
    limit_ms,
    http.idempotency(claim, taker, () => run(claim)),
  )
}

/**
 * Registers every route of a module below `/api`. The handler map is typed over the table: a missing handler, or one that answers
 * something else than its contract says, does not compile.
 */
export const mountModule = <const T extends RouteTable>(
  api: FastifyInstance,
  http: HttpContext,
  module: string,
  table: T,
  handlers: Handlers<T>,
  office = false,
): void => {
  const keep = createKeptAnswers()
  for (const [name, spec] of Object.entries(table)) {
    if (isSigned(spec.who)) requireSignable(`${module}.${name}`, spec)
    const limit = chooseLimit(spec)
    const mounted: Mounted = { module, name, spec, office, limit, handler: handlers[name as keyof T] }
    const route: RouteOptions = {
      method: spec.method,
      url: `${office ? '/office' : ''}${spec.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      schema: { response: { 200: readEnvelopeSchema(spec.output) } },
      bodyLimit: BODY_LIMIT,
      config: {
        route_name: `${office ? 'office/' : ''}${module}.${name}`,
        reads: limit === 'read',
        upload: spec.upload === true,
        signed: isSigned(spec.who),
      },
      handler: async (request, reply) => {
        const answer = await answerCall(http, mounted, request, reply).catch((thrown: unknown) => {
          throw checkRefusal(http, mounted, thrown)
        })
        reply.code(answer.status).headers(answer.headers).type('application/json; charset=utf-8')
        const body = spec.kept && answer.status === 200 ? await keep(request, reply, answer) : answer.body
        if (request.ground) request.ground.body = body
        return reply.send(body)
      },
    }
    api.route(route)
  }
}
