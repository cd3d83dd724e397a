import type { MemberPushed, OfficePushed } from '@moongate/contract'
import type { Hearing } from './hearing.ts'
import { type ServerSentEvent, readEvents } from './sse.ts'
import { pause, startTurn, type Turn } from './turn.ts'

export type { MemberPushed, OfficePushed }
export type StreamOptions<E> = {
  /** Without a token: the public channel. Close and open again after login and logout. */
  token: () => string | undefined
  /** Whose events, e.g. the account name: tabs of the same one share a connection. */
  who: string
  on_event: (event: E) => void
  /** After a gap in the stream: what is on the screen may be stale, ask again. */
  on_reconnect?: () => void
  /** How the server is heard, whenever the stream has found out. */
  on_hearing?: (now: Hearing) => void
  fetch?: typeof fetch
  /** Browsers without Web Locks, and tests, run a stream of their own in each tab. */
  locks?: LockManager | undefined
  channel?: (name: string) => BroadcastChannel
}
export type EventStream = { close: () => void }

/** A stream of any kind: what it brings is typed where it is opened. */
type Stream = StreamOptions<ServerSentEvent> & { url: string }
type State = { last_id: string; pause_ms: number }
type Told = { deliver: (event: ServerSentEvent) => void; hearing: (now: Hearing) => void }
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 10_000

/** Asks for the stream and reads it to its end. 4xx: this token gets no stream, do not ask again. */
const connect = async (
  { url, token, fetch: ask = fetch }: Stream,
  state: State,
  turn: Turn,
  told: Told,
): Promise<'ended' | 'refused' | 'away'> => {
  const bearer = token()
  const headers = {
    accept: 'text/event-stream',
    ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    ...(state.last_id && { 'last-event-id': state.last_id }),
  }
  const response = await ask(url, { headers, signal: turn.signal, cache: 'no-store' }).catch(() => undefined)
  if (!response) return turn.signal.aborted && !turn.isSilent() ? 'ended' : 'away'
  if (response.status >= 500) return 'away'
  told.hearing('up')
  if (!response.ok || !response.body) return response.status >= 400 && response.status !== 429 ? 'refused' : 'ended'
  state.pause_ms = FIRST_PAUSE_MS
  await readEvents(response.body, told.deliver, turn.hear).catch(() => undefined)
  return turn.isSilent() ? 'away' : 'ended'
}

const stream = async (options: Stream, state: State, signal: AbortSignal, told: Told): Promise<void> => {
  while (!signal.aborted) {
    const turn = startTurn(signal)
    const end = await connect(options, state, turn, told)
    if (end !== 'refused' && !signal.aborted) {
      told.hearing(end === 'away' ? 'down' : 'unsure')
      await pause(state.pause_ms, turn.signal)
      state.pause_ms = turn.signal.aborted ? FIRST_PAUSE_MS : Math.min(state.pause_ms * 2, LONGEST_PAUSE_MS)
    }
    turn.end()
    if (end === 'refused') return
  }
}

/** What tabs tell each other: an event, how the server is heard, or that somebody new would like to know that. */
type Word = ServerSentEvent | { hearing: Hearing } | { ask: 'hearing' }

/** Takes note of what the stream says, in the tab that reads it and in those that listen. A server that is heard again has been away. */
const listenTo = (options: Stream, state: State): Told & { now: () => Hearing } => {
  let now: Hearing = 'up'
  return {
    now: () => now,
    deliver: (event) => {
      if (event.id) state.last_id = event.id
      options.on_event(event)
    },
    hearing: (next) => {
      const back = next === 'up' && now !== 'up'
      if (next === 'unsure' && now === 'down') return
      now = next
      options.on_hearing?.(next)
      if (back) options.on_reconnect?.()
    },
  }
}

/** Tells the other tabs what this one reads while it `leads`, and takes what they tell. */
const shareWords = (channel: BroadcastChannel, own: ReturnType<typeof listenTo>, leads: () => boolean): Told => {
  const tell = (word: Word) => channel.postMessage(word) // oxlint-disable-line unicorn/require-post-message-target-origin -- a channel has no target
  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if ('hearing' in data) own.hearing(data.hearing)
    else if (!('ask' in data)) own.deliver(data)
    else if (leads()) tell({ hearing: own.now() })
  })
  tell({ ask: 'hearing' })
  return {
    deliver: (event) => (tell(event), own.deliver(event)),
    hearing: (now) => (tell({ hearing: now }), own.hearing(now)),
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
  const own = listenTo(options, state)
  if (!locks) {
    void stream(options, state, abort.signal, own)
    return { close: () => abort.abort() }
  }
  const name = `moongate ${options.url} ${options.who}`
  const channel = open(name)
  let leads = false
  const told = shareWords(channel, own, () => leads)
  const lead = () => ((leads = true), stream(options, state, abort.signal, told))
  locks.request(name, { signal: abort.signal }, lead).catch(() => {})
  return { close: () => (abort.abort(), channel.close()) }
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
