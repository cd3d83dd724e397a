import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from './config.ts'

export type Log = Logger

const SECRET_KEYS = ['password', 'password_confirmation', 'new_password', 'oldpassword', 'old_password', 'qk_pwd', 'old_qk_pwd', 'qk_pwd_confirmation', 'totp', 'drawing_pwd', 'token', 'access_token', 'refreshed_token', 'authorization', 'cookie', 'card_no', 'secret', 'captcha']
/** Each name at the top and down to three levels, as far as anything we log goes. */
const paths = SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`, `*.*.*.${key}`])

/** JSON lines on stdout, each with its room; values under the names of secrets never leave. */
export const createLog = (config: Pick<Config, 'log_level'>, room = 'kernel', to?: DestinationStream): Log =>
  pino(
    {
      level: config.log_level, redact: { paths, censor: '[hidden]' }, base: { room }, timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    ...(to ? [to] : []),
  )
