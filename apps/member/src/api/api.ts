import { ApiError, createClient, type MemberClient } from '@moongate/client'
import { lang } from '../text.ts'
import { renewToken, getSessionToken } from '../session/session.store.ts'

export { ApiError }
export type Asked<R extends keyof MemberClient, C extends keyof MemberClient[R]> = NonNullable<
  MemberClient[R][C] extends (...args: infer A) => unknown ? A[0] : never
>
export type Answer<R extends keyof MemberClient, C extends keyof MemberClient[R]> = MemberClient[R][C] extends (
  ...args: never[]
) => Promise<infer A>
  ? A
  : never

type Heard = {
  ended: (reason: { forced: boolean; message: string }) => void
  maintenance: (message: string) => void
  /** `code` names the refusal, e.g. `policy.demo_not_supported`. */
  refused: (message: string, code: string) => void
  offline: (call: { read: boolean }) => void
  timeout: () => void
  busy: (change: 1 | -1) => void
}
let heard: Heard | undefined
/** A 401 for a token that a new login has already replaced ends nothing. */
let current = false

/** Says what the shell does about refusals and silence; called once at start. */
export const onAnswers = (handlers: Heard): void => {
  heard = handlers
}

export const api: MemberClient = createClient({
  base: '/api',
  lang: () => lang,
  tokens: {
    get: () => getSessionToken() ?? undefined,
    set: renewToken,
    clear: () => {
      current = true
    },
  },
  on: {
    unauthorized: ({ message, force_offline }) => {
      if (current) heard?.ended({ forced: force_offline, message })
      current = false
    },
    redirect: (url) => location.assign(url),
    maintenance: (message) => heard?.maintenance(message),
    refused: (message, { code }) => heard?.refused(message, code),
    offline: (call) => heard?.offline(call),
    timeout: () => heard?.timeout(),
    loading: (change) => heard?.busy(change),
  },
})
