import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bearer } from './authenticate.ts'
import type { AnyCaller } from './call.ts'
import type { DoorContext } from './context.ts'
import { DoorError } from './failure.ts'
import type { Authenticate, Listen, PushedEvent } from './ports.ts'

const HEARTBEAT_MS = 25_000
const STREAMS_PER_SESSION = 6
const STREAMS_PER_VISITOR = 30
/** What a slow reader may leave unread before it is cut off; it comes back with its Last-Event-ID. */
const BACKLOG_BYTES = 1024 * 1024

type Listener = { token?: string; caller?: AnyCaller; channels: string[]; owner: string; most: number }

/** The cookie counts for this GET only: nothing else of ours is moved by a cookie. */
const tokenOf = (request: FastifyRequest, office: boolean): string | undefined =>
  bearer(request.headers.authorization) ?? (office ? undefined : request.cookies['moongate_token'])

const listenerOf = async (door: DoorContext, request: FastifyRequest, office: boolean): Promise<Listener> => {
  const port: Authenticate<AnyCaller> | undefined = office ? door.ports.staff : door.ports.member
  const token = tokenOf(request, office)
  const found =
    token && port
      ? await port(token, { ip: request.ip, user_agent: String(request.headers['user-agent'] ?? ''), passive: true })
      : undefined
  if (found && 'ended' in found)
    throw new DoorError(`auth.${found.ended}`, { ...(found.reason !== undefined && { reason: found.reason }) })
  if (!found || !token) {
    if (office) throw new DoorError('auth.login_required')
    return { channels: ['public'], owner: `ip:${request.ip}`, most: STREAMS_PER_VISITOR }
  }
  const { caller } = found
  const channels = 'member_id' in caller ? ['public', `member:${caller.member_id}`] : ['office']
  return { token, caller, channels, owner: caller.session_id, most: STREAMS_PER_SESSION }
}

/** One event as the wire has it; JSON holds no line break. */
export const eventText = ({ id, type, data }: PushedEvent): string =>
  `id: ${id}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`

const lastId = (request: FastifyRequest): string | undefined => {
  const given = request.headers['last-event-id']
  return typeof given === 'string' && /^\d{1,19}$/.test(given) ? given : undefined
}

/** True while the session lives; looking does not count as using it. */
const stillGood = async (
  door: DoorContext,
  request: FastifyRequest,
  { token }: Listener,
  office: boolean,
): Promise<boolean> => {
  const port: Authenticate<AnyCaller> | undefined = office ? door.ports.staff : door.ports.member
  if (!token || !port) return true
  return 'caller' in (await port(token, { ip: request.ip, user_agent: '', passive: true }))
}

const endsSession = ({ type, data }: PushedEvent, { caller }: Listener): boolean =>
  type === 'session.ended' && (data as { session_id?: string } | null)?.session_id === caller?.session_id

type Running = {
  request: FastifyRequest
  reply: FastifyReply
  listener: Listener
  office: boolean
  abort: AbortController
}

const run = async (
  door: DoorContext,
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
  const beat = setInterval(() => {
    write(': \n\n')
    stillGood(door, request, listener, office).then(
      (good) => good || abort.abort(),
      () => {},
    )
  }, HEARTBEAT_MS)
  raw.on('close', () => abort.abort())
  abort.signal.addEventListener('abort', () => {
    clearInterval(beat)
    raw.end()
  })
  const deliver = (event: PushedEvent) => {
    if (abort.signal.aborted) return
    write(eventText(event))
    if (endsSession(event, listener)) abort.abort()
  }
  await listen(listener.channels, lastId(request), deliver, abort.signal)
}

/**
 * `GET /api/events` (member, or visitor: public news) and `GET /api/office/events`: server-sent events, replayed after
 * Last-Event-ID. A stream ends with its session and when the server closes.
 */
export const serveEvents = (app: FastifyInstance, door: DoorContext): void => {
  const open = new Map<string, Set<AbortController>>()
  app.addHook('preClose', async () => {
    for (const streams of open.values()) for (const abort of streams) abort.abort()
  })
  const start = async (request: FastifyRequest, reply: FastifyReply, office: boolean) => {
    const { listen } = door.ports
    if (!listen) throw new DoorError('common.not_found')
    const listener = await listenerOf(door, request, office)
    const own = open.get(listener.owner) ?? new Set()
    if (own.size >= listener.most) throw new DoorError('common.too_many', { retry_after_s: 30 })
    const abort = new AbortController()
    open.set(listener.owner, own.add(abort))
    abort.signal.addEventListener('abort', () => {
      own.delete(abort)
      if (own.size === 0) open.delete(listener.owner)
    })
    reply.hijack()
    run(door, listen, { request, reply, listener, office, abort }).catch((error: unknown) => {
      door.log.error({ err: error, request_id: request.id }, 'event stream failed')
      abort.abort()
    })
  }
  app.get('/api/events', (request, reply) => start(request, reply, false))
  app.get('/api/office/events', (request, reply) => start(request, reply, true))
}
