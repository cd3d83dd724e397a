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
