import type { AnswerOf, RequestOf, RouteSpec, RouteTable } from '@moongate/contract'

/** What the generated table tells of one call. */
export type CallFacts = {
  readonly method: string
  readonly path: string
  readonly timeout_ms?: number
  /** Asks for something, whatever its method. */
  readonly reads?: true
  readonly idempotent?: true
  readonly upload?: true
  readonly loading?: false
  readonly lang?: false
}
export type CallTables = Record<string, Record<string, CallFacts>>

export type CallOptions = {
  /** Keep it for a retry of the same intent; without one the client makes it, and repeats it when an attempt got no answer. */
  idempotency_key?: string
  /** The screen shows the refusal itself; `on.refused` is not called. */
  quiet?: boolean
  signal?: AbortSignal
  /** For an upload call. */
  file?: Blob
}

export type Success<R extends RouteSpec> = { status: 'success'; code: 200; message: string } & AnswerOf<R>

type Args<R extends RouteSpec> =
  { [K in never]: unknown } extends RequestOf<R>
    ? [input?: RequestOf<R>, options?: CallOptions]
    : [input: RequestOf<R>, options?: CallOptions]

/** Typed by module and call from the contract: `client.bank.add(input)`. */
export type ClientOf<T extends Record<string, RouteTable>> = {
  [Module in keyof T]: {
    [Call in keyof T[Module]]: (...args: Args<T[Module][Call]>) => Promise<Success<T[Module][Call]>>
  }
}

/** Where the access token is kept; the store decides on cookie and browser storage (R4.1). */
export type Tokens = { get: () => string | undefined; set: (token: string) => void; clear: () => void }

export type Unauthorized = { code: string; message: string; force_offline: boolean }
export type On = {
  /** Any 401: the token is already cleared (R4.4). */
  unauthorized: (info: Unauthorized) => void
  /** 503 that says where to go; http and https only. */
  redirect: (url: string) => void
  /** 503 because the site is under maintenance, with the operator's words; it is a refusal like others where nobody listens. */
  maintenance?: (message: string) => void
  /** Any other refusal, with the server's message (R8.1). */
  refused: (message: string, error: ApiError) => void
  /** No answer at all; `read`: the call asked for something, or the page made it of itself: nobody sent anything. */
  offline: (call: { read: boolean }) => void
  /** No answer within the call's time. */
  timeout: () => void
  /** +1 when a call that shows an indicator starts, -1 when it ends. */
  loading?: (change: 1 | -1) => void
}

export type ClientOptions = {
  /** `/api` or `/api/office`. */
  base: string
  lang: () => string
  tokens: Tokens
  on: On
  fetch?: typeof fetch
}

type Refused = { status: number; code: string; message: string; fields?: Record<string, string> }

/**
 * Why there was no answer: not within the call's time; none came; the caller gave it up; or the browser had no network to begin
 * with, so that nothing went out.
 */
export type SilenceCode = 'client.timeout' | 'client.lost' | 'client.aborted' | 'client.offline'

/** A call that did not succeed. `status` 0: there was no answer; `code` is then a SilenceCode. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly fields: Readonly<Record<string, string>>
  constructor({ status, code, message, fields = {} }: Refused) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.fields = fields
  }
}
