import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from './config.ts'
import { flushWarnings, openStdout } from './stdout.ts'

export type Log = Logger

const SECRET_KEYS: ReadonlySet<string> = new Set([
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
])
/** How far below the top the names count: as far as anything we log goes. */
const DEPTH = 3

const hideValue = (name: string, value: unknown, depth: number): unknown => {
  if (SECRET_KEYS.has(name)) return '[hidden]'
  if (typeof value !== 'object' || value === null || depth === 0 || (name === 'err' && value instanceof Error))
    return value
  return Array.isArray(value)
    ? value.map((one, i) => hideValue(String(i), one, depth - 1))
    : hideSecrets(value as Record<string, unknown>, depth - 1)
}

/** The entry without the values of secrets, copied only where it has some: this runs for every line, so it is one pass without patterns. */
const hideSecrets = (entry: Record<string, unknown>, depth = DEPTH): Record<string, unknown> => {
  let copy: Record<string, unknown> | undefined
  for (const name of Object.keys(entry)) {
    const value = hideValue(name, entry[name], depth)
    if (value !== entry[name]) (copy ??= { ...entry })[name] = value
  }
  return copy ?? entry
}

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
      base: { module },
      serializers: { err: serializeError },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }), log: (entry) => hideSecrets(entry) },
      hooks: flushWarnings,
    },
    to ?? openStdout(),
  )
