import { type ErrorCode, type Lang, getErrorStatus } from '@moongate/contract'
import type { FieldIssue } from '@moongate/contract/validate'
import type { ServerI18n } from '@moongate/i18n/server'
import type { Params } from '@moongate/i18n/texts'
import { Refusal } from '../refusal.ts'
import { isUnavailable } from '../sqlstate.rules.ts'

/** An answer as it goes out and as it is kept for a repeated key. */
export type Answer = { status: number; body: string; headers: Record<string, string> }

type More = {
  params?: Params
  issues?: readonly FieldIssue[]
  reason?: string
  /** Words that are in the caller's language already. */
  message?: string
  redirect?: string
  retry_after_s?: number
}

/** A refusal of the HTTP layer itself, which may carry more than a module's can. */
export class HttpRefusal extends Error {
  readonly code: ErrorCode
  readonly more: More
  constructor(code: ErrorCode, more: More = {}) {
    super(code)
    this.code = code
    this.more = more
  }
}

/** A call that broke its own contract, as tests find it: its sentence is the answer, so that the test that failed shows it. */
export class ContractFault extends Error {
  override name = 'ContractFault'
}

/** The wording of one field's fault, naming the field. */
const describeFieldIssue = (i18n: ServerI18n, lang: Lang, { label, rule, params }: FieldIssue): string => {
  const filled = { ...params, field: i18n.maybe(lang, `fields:${label}`) ?? i18n.t(lang, 'fields:this_field') }
  return i18n.maybe(lang, `validation:${rule}`, filled) ?? i18n.t(lang, 'validation:pattern', filled)
}

/** The text of an error code: those of the HTTP layer's own modules have a file, every other module keeps its own. */
const describeCode = (i18n: ServerI18n, lang: Lang, code: string, params: Params): string => {
  const [module = '', name = ''] = code.split('.')
  return (
    i18n.maybe(lang, `errors:${module}.${name}`, params) ??
    i18n.maybe(lang, `${module}:errors.${name}`, params) ??
    i18n.t(lang, 'common:failed')
  )
}

export type FailureContext = { i18n: ServerI18n; lang: Lang; request_id: string }

const buildFailure = (
  code: ErrorCode,
  message: string,
  extra: object,
  headers: Record<string, string> = {},
): Answer => {
  const status = getErrorStatus(code)
  return { status, headers, body: JSON.stringify({ status: 'error', code: status, message, error: code, ...extra }) }
}

const answerHttpRefusal = ({ i18n, lang }: FailureContext, { code, more }: HttpRefusal): Answer => {
  const headers: Record<string, string> =
    more.retry_after_s === undefined ? {} : { 'retry-after': String(more.retry_after_s) }
  const said = more.message ?? (more.reason === undefined ? undefined : i18n.maybe(lang, more.reason))
  if (more.issues) {
    const errors = Object.fromEntries(more.issues.map((issue) => [issue.field, describeFieldIssue(i18n, lang, issue)]))
    return buildFailure(code, Object.values(errors)[0] ?? describeCode(i18n, lang, code, {}), { errors })
  }
  const extra = {
    ...(code === 'auth.force_offline' && { force_offline: true }),
    ...(code === 'common.maintenance' && { maintenance: true }),
    ...(more.redirect && { redirect: more.redirect }),
  }
  return buildFailure(code, said ?? describeCode(i18n, lang, code, more.params ?? {}), extra, headers)
}

const answerRefusal = ({ i18n, lang }: FailureContext, refusal: Refusal): Answer => {
  const { code, params } = refusal
  const message = describeCode(i18n, lang, code, params)
  const headers: Record<string, string> =
    getErrorStatus(code) === 429 ? { 'retry-after': String(params['retry_after_s'] ?? 60) } : {}
  return buildFailure(code, message, refusal.fields ? { errors: refusal.fields } : {}, headers)
}

/** When a caller who found us without our database may come back. */
const RETRY_AFTER_S = 5

/** What is told when we cannot serve now: all of it may be asked again, money under its key. */
export const createUnavailable = (): HttpRefusal =>
  new HttpRefusal('common.unavailable', { retry_after_s: RETRY_AFTER_S })

/** What is told to who has waited as long as a call may take. */
export const createLate = (): HttpRefusal => new HttpRefusal('common.time_limit', { retry_after_s: RETRY_AFTER_S })

/** Any thrown thing as the wire's failure. What is not a refusal says nothing of its cause, only where to find it in the log. */
export const answerFailure = (context: FailureContext, error: unknown): Answer => {
  if (error instanceof HttpRefusal) return answerHttpRefusal(context, error)
  if (error instanceof Refusal) return answerRefusal(context, error)
  if (isUnavailable(error)) return answerHttpRefusal(context, createUnavailable())
  const message =
    error instanceof ContractFault ? error.message : describeCode(context.i18n, context.lang, 'common.internal', {})
  return buildFailure('common.internal', message, { request_id: context.request_id })
}
