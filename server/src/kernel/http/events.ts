import { type Channel, channels as all } from '@moongate/contract'
import { newDevicePush, sessionEndedPush } from '@moongate/contract/sessions.pushes'
import { staffSessionEndedPush } from '@moongate/contract/staff.pushes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { enforceRateLimit, getAddressKey, getCallerKey, readBearer } from './authenticate.ts'
import type { MemberCaller, StaffCaller } from './call.ts'
import type { HttpContext } from './context.ts'
import { HttpRefusal } from './failure.ts'
import type { Authenticate, Listen, PushedEvent } from './ports.ts'

const HEARTBEAT_MS = 25_000
const STREAMS_PER_SESSION = 6
const STREAMS_PER_VISITOR = 30
/** What a slow reader may leave unread before it is cut off; it comes back with its Last-Event-ID. */
const BACKLOG_BYTES = 1024 * 1024

type SessionCaller = MemberCaller | StaffCaller
type Listener = { token?: string; caller?: SessionCaller; channels: Channel[]; owner: string; most: number }

/** The cookie counts for this GET only: nothing else of ours is moved by a cookie. */
const readStreamToken = (request: FastifyRequest, office: boolean): string | undefined =>
  readBearer(request.headers.authorization) ?? (office ? undefined : readCookie(request))

/** Over HTTPS only the name counts that no other host and no plain page can set. */
const readCookie = ({ cookies, protocol }: FastifyRequest): string | undefined =>
  cookies['__Host-moongate_token'] ?? (protocol === 'https' ? undefined : cookies['moongate_token'])

const identifyListener = async (http: HttpContext, request: FastifyRequest, office: boolean): Promise<Listener> => {
  const port: Authenticate<SessionCaller> | undefined = office ? http.ports.staff : http.ports.member
  const token = readStreamToken(request, office)
  const found =
    token && port
      ? await port(token, { ip: request.ip, user_agent: String(request.headers['user-agent'] ?? ''), passive: true })
      : undefined
  if (found && 'ended' in found)
    throw new HttpRefusal(`auth.${found.ended}`, { ...(found.reason !== undefined && { reason: found.reason }) })
  if (!found || !token) {
    if (office) throw new HttpRefusal('auth.login_required')
    return { channels: [all.public], owner: getAddressKey(request.ip), most: STREAMS_PER_VISITOR }
  }
  const { caller } = found
  const channels = 'member_id' in caller ? [all.public, all.member(caller.member_id)] : [all.office]
  return { token, caller, channels, owner: caller.session_id, most: STREAMS_PER_SESSION }
}

/** One event as the wire has it; JSON holds no line break. */
export const formatEvent = ({ id, type, data }: PushedEvent): string =>
  `id: ${id}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`

const readLastEventId = (request: FastifyRequest): string | undefined => {
  const given = request.headers['last-event-id']
  return typeof given === 'string' && given !== '' ? given : undefined
}

/** True while the session lives; looking does not count as using it. */
const isSessionAlive = async (
  http: HttpContext,
  request: FastifyRequest,
  { token }: Listener,
  office: boolean,
): Promise<boolean> => {
  const port: Authenticate<SessionCaller> | undefined = office ? http.ports.staff : http.ports.member
  if (!token || !port) return true
  return 'caller' in (await port(token, { ip: request.ip, user_agent: '', passive: true }))
}

/** The session that a new device opened knows of it; the others are told. */
const isOwnLogin = ({ type, data }: Pick<PushedEvent, 'type' | 'data'>, caller: Listener['caller']): boolean =>
  type === newDevicePush.name &&
  caller !== undefined &&
  newDevicePush.data.safeParse(data).data?.session_id === caller.session_id

/** Whether an event is written to a stream, and whether the stream ends with it. */
const judgeEvent = ({ type, data }: PushedEvent, { caller }: Listener): { told: boolean; ends: boolean } => {
  if (type === staffSessionEndedPush.name)
    return { told: false, ends: staffSessionEndedPush.data.safeParse(data).data?.session_id === caller?.session_id }
  const end = type === sessionEndedPush.name ? sessionEndedPush.data.safeParse(data).data : undefined
  const ends = end !== undefined && end.session_id === caller?.session_id
  return { told: (!ends || end.by === 'other') && !isOwnLogin({ type, data }, caller), ends }
}

type Running = {
  request: FastifyRequest
  reply: FastifyReply
  listener: Listener
  office: boolean
  abort: AbortController
}

const run = async (
  http: HttpContext,
  listen: Listen,
  { request, reply, listener, office, abort }: Running,
): Promise<void> => {
  const { raw } = reply
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  raw.write('retry: 2000\n\n')
  const write = (text: string) => {
    raw.write(text)
    if (raw.writableLength > BACKLOG_BYTES) abort.abort()
  }
  const check = () =>
    void isSessionAlive(http, request, listener, office).then(
      (good) => good || abort.abort(),
      () => {},
    )
  const beat = setInterval(() => {
    write(': \n\n')
    check()
  }, HEARTBEAT_MS)
  raw.on('close', () => abort.abort())
  abort.signal.addEventListener('abort', () => {
    clearInterval(beat)
    raw.end()
  })
  const deliver = (event: PushedEvent) => {
    if (abort.signal.aborted) return
    const { told, ends } = judgeEvent(event, listener)
    if (told) write(formatEvent(event))
    if (ends) abort.abort()
  }
  const heard = listen(listener.channels, readLastEventId(request), deliver, abort.signal)
  check() // the session may have ended since it was asked for, before this stream listened
  await heard
}

/**
 * `GET /api/events` (member, or visitor: public pushes) and `GET /api/office/events`: server-sent events, replayed after
 * Last-Event-ID. A stream ends with its session and when the server closes.
 */
export const serveEvents = (api: FastifyInstance, http: HttpContext): void => {
  const open = new Map<string, Set<AbortController>>()
  api.addHook('preClose', async () => {
    for (const streams of open.values()) for (const abort of streams) abort.abort()
  })
  const start = async (request: FastifyRequest, reply: FastifyReply, office: boolean) => {
    const { listen } = http.ports
    if (!listen) throw new HttpRefusal('common.not_found')
    await enforceRateLimit(http, 'stream', getAddressKey(request.ip))
    const listener = await identifyListener(http, request, office)
    if (listener.caller) await enforceRateLimit(http, 'stream', getCallerKey(listener.caller))
    const own = open.get(listener.owner) ?? new Set()
    if (own.size >= listener.most) throw new HttpRefusal('common.too_many', { retry_after_s: 30 })
    const abort = new AbortController()
    open.set(listener.owner, own.add(abort))
    abort.signal.addEventListener('abort', () => {
      own.delete(abort)
      if (own.size === 0) open.delete(listener.owner)
    })
    reply.hijack()
    run(http, listen, { request, reply, listener, office, abort }).catch((error: unknown) => {
      http.log.error({ err: error, request_id: request.id }, 'event stream failed')
      abort.abort()
    })
  }
  api.get('/events', (request, reply) => start(request, reply, false))
  api.get('/office/events', (request, reply) => start(request, reply, true))
}
