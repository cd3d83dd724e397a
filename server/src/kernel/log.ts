import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from './config.ts'

export type Log = Logger

const SECRET_KEYS = [
  'password',
  'password_confirmation',
  'new_password',
  'oldpassword',
  'old_password',
  'qk_pwd',
  'old_qk_pwd',
  'qk_pwd_confirmation',
  'totp',
  'drawing_pwd',
  'token',
  'access_token',
  'refreshed_token',
  'authorization',
  'cookie',
  'card_no',
  'secret',
  'captcha',
]
/** Each name at the top and down to three levels, as far as anything we log goes. */
const paths = SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`, `*.*.*.${key}`])

const KEPT = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'] as const

/** An error without what hangs on it: the driver adds whole connections, PostgreSQL adds rows' values as `detail`. */
const serializeError = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error
  const facts = Object.fromEntries(
    KEPT.flatMap((key) =>
      typeof Reflect.get(error, key) === 'string' ? [[key, Reflect.get(error, key) as string]] : [],
    ),
  )
  return {
    type: error.name,
    message: error.message,
    ...facts,
    stack: error.stack,
    ...(error.cause !== undefined && { cause: serializeError(error.cause) }),
  }
}

/** JSON lines on stdout, each with its module; values under the names of secrets never leave. */
export const createLog = (config: Pick<Config, 'log_level'>, module = 'kernel', to?: DestinationStream): Log =>
  pino(
    {
      level: config.log_level,
      redact: { paths, censor: '[hidden]' },
      base: { module },
      serializers: { err: serializeError },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    ...(to ? [to] : []),
  )
