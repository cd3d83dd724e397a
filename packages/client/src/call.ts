import type { Intents } from './intent.ts'
import { type Input, prepare, type Prepared } from './request.ts'
import type { ClientOptions } from './options.ts'
import { ApiError, type CallFacts, type CallOptions, type SilenceCode } from './types.ts'

const TIMEOUT_MS = 60_000

type Body = {
  status?: string
  code?: number
  message?: string
  error?: string
  errors?: Record<string, string>
  force_offline?: boolean
  maintenance?: boolean
  redirect?: string
}
type Answered = { status: number; body: Body; used: string | undefined; successor: string | undefined }

/** What is thrown where no answer came. */
export const buildSilence = (code: SilenceCode) => new ApiError({ status: 0, code, message: '' })

/** The signal of one attempt: the caller's own and the time limit in one. */
const startTimeLimit = (timeout_ms: number, own: AbortSignal | undefined) => {
  const controller = new AbortController()
  const state = { late: false }
  const timer = setTimeout(() => {
    state.late = true
    controller.abort()
  }, timeout_ms)
  const cancel = () => controller.abort()
  if (own?.aborted) cancel()
  own?.addEventListener('abort', cancel)
  const end = () => {
    clearTimeout(timer)
    own?.removeEventListener('abort', cancel)
  }
  return { signal: controller.signal, state, end }
}

const send = async (
  { tokens, fetch: ask = fetch }: ClientOptions,
  request: Prepared,
  signal: AbortSignal,
): Promise<Answered> => {
  const used = tokens.get()
  const headers = used === undefined ? request.headers : { ...request.headers, authorization: `Bearer ${used}` }
  const response = await ask(request.url, { method: request.method, headers, body: request.body ?? null, signal })
  const successor = /^Bearer (.+)$/i.exec(response.headers.get('authorization') ?? '')?.[1]
  return { status: response.status, body: (await response.json()) as Body, used, successor }
}

/** One attempt, or its repeat with the successor of a token that a parallel call has replaced meanwhile (R4.5). */
const attempt = async (options: ClientOptions, request: Prepared, signal: AbortSignal): Promise<Answered> => {
  const { tokens } = options
  const answered = await send(options, request, signal)
  if (answered.successor !== undefined && tokens.get() === answered.used) tokens.set(answered.successor)
  const replaced =
    answered.status === 401 &&
    answered.used !== undefined &&
    tokens.get() !== undefined &&
    tokens.get() !== answered.used
  return replaced ? send(options, request, signal) : answered
}

/** Whether the browser has no network: what is asked of it now does not go out. Outside of a browser there is always one. */
const isOffline = (): boolean => typeof navigator === 'object' && 'onLine' in navigator && !navigator.onLine

/** Whether nobody waits to hear that it went out: a question, or what a page sends without being told to. */
const isRead = ({ method, reads, loading }: CallFacts, { quiet }: CallOptions): boolean =>
  method === 'GET' || reads === true || (loading === false && quiet === true)

const ask = async (options: ClientOptions, facts: CallFacts, request: Prepared, of: CallOptions): Promise<Answered> => {
  const own = of.signal
  const cut = isOffline()
  const { signal, state, end } = startTimeLimit(facts.timeout_ms ?? TIMEOUT_MS, own)
  try {
    return await attempt(options, request, signal)
  } catch {
    if (own?.aborted) throw buildSilence('client.aborted')
    if (state.late) options.on.timeout()
    else options.on.offline({ read: isRead(facts, of) })
    throw buildSilence(state.late ? 'client.timeout' : cut ? 'client.offline' : 'client.lost')
  } finally {
    end()
  }
}

const parseWebAddress = (text: string): string | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : undefined
}

/** What every refusal means, in one place (R8.1). */
const refuse = ({ tokens, on }: ClientOptions, { status, body, used }: Answered, quiet: boolean): never => {
  const message = body.message ?? ''
  const error = new ApiError({
    status,
    code: body.error ?? 'client.unreadable',
    message,
    ...(body.errors && { fields: body.errors }),
  })
  const redirect = status === 503 && body.redirect !== undefined ? parseWebAddress(body.redirect) : undefined
  if (status === 401) {
    if (tokens.get() === used) tokens.clear()
    on.unauthorized({ code: error.code, message, force_offline: body.force_offline === true })
  } else if (redirect !== undefined) on.redirect(redirect)
  else if (body.maintenance === true && on.maintenance) on.maintenance(message)
  else if (!quiet) on.refused(message, error)
  throw error
}

const sendCall = async (
  options: ClientOptions,
  intents: Intents,
  facts: CallFacts,
  input: Input,
  own: CallOptions,
): Promise<Body> => {
  const intent = `${facts.method} ${facts.path} ${JSON.stringify(input)}`
  const key = own.idempotency_key ?? (facts.idempotent ? intents.keyFor(intent) : undefined)
  const request = prepare(options.base, options.lang(), facts, input, {
    ...own,
    away: options.away?.() === true,
    ...(key !== undefined && { idempotency_key: key }),
  })
  const answered = await ask(options, facts, request, own).catch((error: unknown) => {
    intents.doubt(intent)
    throw error
  })
  intents.settle(intent, answered.status)
  if (answered.body.status === 'success') return answered.body
  return refuse(options, answered, own.quiet ?? false)
}

/** One call with all the rules of the wire: language, token, refresh, limits, refusals; told to `on.loading` where it shows. */
export const call = async (
  options: ClientOptions,
  intents: Intents,
  facts: CallFacts,
  input: Input,
  own: CallOptions,
): Promise<Body> => {
  const { on } = options
  const run = () => sendCall(options, intents, facts, input, own)
  if (facts.loading === false) return run()
  on.loading?.(1)
  try {
    return await run()
  } finally {
    on.loading?.(-1)
  }
}
