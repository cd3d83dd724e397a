import type { ApiError } from './types.ts'

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
  /** Whether nobody is at the page: its calls then do not count as use of the session. */
  away?: () => boolean
  fetch?: typeof fetch
}
