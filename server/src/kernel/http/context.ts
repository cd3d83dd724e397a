import type { ServerI18n } from '@moongate/i18n/server'
import type { Db } from '../db.ts'
import { DoorError } from './failure.ts'
import { createIdempotency, type Idempotency } from './idempotency.ts'
import type { Authorize, DoorPorts, Limiter } from './ports.ts'

export type DoorLog = {
  info: (o: object, text?: string) => void
  warn: (o: object, text?: string) => void
  error: (o: object, text?: string) => void
}

export type DoorOptions = {
  db: Db
  log: DoorLog
  i18n: ServerI18n
  ports: DoorPorts
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
export type DoorContext = {
  ports: DoorPorts
  log: DoorLog
  i18n: ServerI18n
  secret: string
  check_answers: boolean
  authorize: Authorize
  limiter: Limiter
  idempotency: Idempotency
  openForBusiness: () => Promise<void>
}

const openForBusiness =
  ({ ports, allowed_redirects = [] }: DoorOptions) =>
  async () => {
    const state = await ports.maintenance?.()
    if (!state?.on) return
    const redirect =
      state.redirect !== undefined && allowed_redirects.includes(state.redirect) ? state.redirect : undefined
    throw new DoorError('common.maintenance', { retry_after_s: 60, ...(redirect !== undefined && { redirect }) })
  }

export const doorContext = (options: DoorOptions): DoorContext => ({
  ports: options.ports,
  log: options.log,
  i18n: options.i18n,
  secret: options.secret,
  check_answers: options.check_answers ?? false,
  authorize: options.ports.authorize ?? (async () => {}),
  limiter: options.ports.limiter ?? (async () => undefined),
  idempotency: createIdempotency({ db: options.db, uuid: options.uuid }),
  openForBusiness: openForBusiness(options),
})
