import type { MemberPushed, OfficePushed } from '@moongate/contract'
import { type ServerSentEvent, readEvents } from './sse.ts'

export type { MemberPushed, OfficePushed }
export type StreamOptions<E> = {
  /** Without a token: the public channel. Close and open again after login and logout. */
  token: () => string | undefined
  /** Whose events, e.g. the account name: tabs of the same one share a connection. */
  who: string
  on_event: (event: E) => void
  /** After a gap in the stream: what is on the screen may be stale, ask again. */
  on_reconnect?: () => void
  fetch?: typeof fetch
  /** Browsers without Web Locks, and tests, run a stream of their own in each tab. */
  locks?: LockManager | undefined
  channel?: (name: string) => BroadcastChannel
}
export type EventStream = { close: () => void }

/** A stream of any kind: what it brings is typed where it is opened. */
type Stream = StreamOptions<ServerSentEvent> & { url: string }
type State = { last_id: string; pause_ms: number }
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resume) => {
    const timer = setTimeout(resume, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resume()), { once: true })
  })

/** One connection until it ends; true when it had been accepted. 4xx: this token gets no stream, do not ask again. */
const connect = async (
  { url, token, fetch: ask = fetch }: Stream,
  state: State,
  signal: AbortSignal,
  deliver: (event: ServerSentEvent) => void,
): Promise<'ended' | 'refused'> => {
  const bearer = token()
  const headers = {
    accept: 'text/event-stream',
    ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    ...(state.last_id && { 'last-event-id': state.last_id }),
  }
  const response = await ask(url, { headers, signal, cache: 'no-store' })
  if (!response.ok || !response.body)
    return response.status >= 400 && response.status < 500 && response.status !== 429 ? 'refused' : 'ended'
  state.pause_ms = FIRST_PAUSE_MS
  await readEvents(response.body, deliver)
  return 'ended'
}

const stream = async (
  options: Stream,
  state: State,
  signal: AbortSignal,
  deliver: (event: ServerSentEvent) => void,
): Promise<void> => {
  for (let first = true; !signal.aborted; first = false) {
    if (!first) options.on_reconnect?.()
    const end = await connect(options, state, signal, deliver).catch(() => 'ended' as const)
    if (end === 'refused') return
    await pause(state.pause_ms, signal)
    state.pause_ms = Math.min(state.pause_ms * 2, LONGEST_PAUSE_MS)
  }
}

/**
 * The server's events. All tabs of a browser share one connection: the tab that holds the lock reads and passes on, the
 * others listen; when it closes, the next one goes on after the last event it saw.
 */
const openStream = (options: Stream): EventStream => {
  const { locks = globalThis.navigator?.locks, channel: open = (name) => new BroadcastChannel(name) } = options
  const abort = new AbortController()
  const state: State = { last_id: '', pause_ms: FIRST_PAUSE_MS }
  const name = `moongate ${options.url} ${options.who}`
  const take = (event: ServerSentEvent) => {
    if (event.id) state.last_id = event.id
    options.on_event(event)
  }
  if (!locks) {
    void stream(options, state, abort.signal, take)
    return { close: () => abort.abort() }
  }
  const channel = open(name)
  channel.addEventListener('message', ({ data }: MessageEvent<ServerSentEvent>) => take(data))
  const lead = () =>
    stream(options, state, abort.signal, (event) => {
      channel.postMessage(event) // oxlint-disable-line unicorn/require-post-message-target-origin -- a channel has no target
      take(event)
    })
  locks.request(name, { signal: abort.signal }, lead).catch(() => {})
  return {
    close: () => {
      abort.abort()
      channel.close()
    },
  }
}

/**
 * The events of a member, or the public ones of a visitor, typed by the contract's table of pushes. A newer server may send
 * a type that is not in it: listen for the types you know and let the others pass.
 */
export const openEvents = (options: StreamOptions<MemberPushed>): EventStream =>
  openStream({ ...options, url: '/api/events', on_event: (event) => options.on_event(event as MemberPushed) })

/** The events of the office, for staff alone. */
export const openOfficeEvents = (options: StreamOptions<OfficePushed>): EventStream =>
  openStream({ ...options, url: '/api/office/events', on_event: (event) => options.on_event(event as OfficePushed) })
