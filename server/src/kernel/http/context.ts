import type { ServerI18n } from '@moongate/i18n/server'
import type { Db } from '../db.ts'
import type { Content } from './content.ts'
import { HttpRefusal } from './failure.ts'
import { createGatheredAnswers, type GatherAnswers } from './gather-answers.ts'
import { createIdempotency, type Idempotency } from './idempotency.ts'
import { takeNonce } from './nonce.sql.ts'
import type { Authorize, HttpPorts, Limiter, Maintenance } from './ports.ts'

export type HttpLog = {
  info: (o: object, text?: string) => void
  warn: (o: object, text?: string) => void
  error: (o: object, text?: string) => void
}

export type HttpOptions = {
  db: Db
  log: HttpLog
  i18n: ServerI18n
  ports: HttpPorts
  now: () => Date
  /** New request and lease ids. */
  uuid: () => string
  /** Keys the prints of calls; the same in every process. */
  secret: string
  /** Also reads each answer with its output schema, as tests do; a difference fails the call. */
  check_answers?: boolean
  /** Origins besides our own whose pages may call, e.g. a mobile site of its own. */
  allowed_origins?: readonly string[]
  /** Where a maintenance answer may send people. */
  allowed_redirects?: readonly string[]
}

/** What the steps of a call share. */
export type HttpContext = {
  ports: HttpPorts
  log: HttpLog
  i18n: ServerI18n
  secret: string
  check_answers: boolean
  authorize: Authorize
  limiter: Limiter
  idempotency: Idempotency
  content: Content
  gather: GatherAnswers
  now: () => Date
  /** False for a nonce that this caller has used before. */
  takeNonce: (caller: string, nonce: string, expires_at: Date) => Promise<boolean>
  /** Refuses while the site is under maintenance for the caller. */
  openForBusiness: (from: Parameters<Maintenance>[0]) => Promise<void>
}

const createMaintenanceCheck =
  ({ ports, allowed_redirects = [] }: HttpOptions) =>
  async (from: Parameters<Maintenance>[0]) => {
    const state = await ports.maintenance?.(from)
    if (!state?.on) return
    const redirect =
      state.redirect !== undefined && allowed_redirects.includes(state.redirect) ? state.redirect : undefined
    throw new HttpRefusal('common.maintenance', {
      retry_after_s: 60,
      ...(state.message && { message: state.message }),
      ...(redirect !== undefined && { redirect }),
    })
  }

export const createHttpContext = (options: HttpOptions): HttpContext => ({
  ports: options.ports,
  log: options.log,
  i18n: options.i18n,
  secret: options.secret,
  check_answers: options.check_answers ?? false,
  authorize: options.ports.authorize ?? (async () => {}),
  limiter: options.ports.limiter ?? (async () => undefined),
  gather: createGatheredAnswers(),
  content: options.ports.content ?? { recall: (_, ask) => ask(), isCurrent: () => false },
  idempotency: createIdempotency({ db: options.db, uuid: options.uuid }),
  now: options.now,
  takeNonce: (caller, nonce, expires_at) => takeNonce(options.db, caller, nonce, expires_at),
  openForBusiness: createMaintenanceCheck(options),
})
