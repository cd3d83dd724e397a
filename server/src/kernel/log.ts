import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'

export type Log = Logger

const SECRET_KEYS = ['password', 'password_confirmation', 'oldpassword', 'qk_pwd', 'old_qk_pwd', 'qk_pwd_confirmation', 'token', 'access_token', 'authorization', 'cookie', 'card_no', 'totp', 'secret']

/** JSON lines to standard output; what is secret is cut out wherever it stands up to two levels deep. */
export const createLog = (config: Pick<Config, 'log_level'>, room = 'kernel'): Log =>
  pino({
    level: config.log_level,
    base: { room },
    redact: { paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[hidden]' },
  })
