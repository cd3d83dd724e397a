/** What the environment may set; each variable is documented in `.env.example`. */
export type Config = {
  node_env: 'production' | 'development' | 'test'
  port: number
  host: string
  data_dir: string
  /** Undefined: the embedded database under `data_dir`. */
  database_url: string | undefined
  seed: 'demo' | 'none'
  log_level: (typeof LOG_LEVELS)[number]
  /** Worker processes besides the API process; 0 runs the jobs inside it. */
  workers: number
  /** Signs what leaves and comes back; undefined: made once and kept under `data_dir`. */
  secret: string | undefined
  site_time_zone: string
  currency: string
  /** Fixes the captcha's answer, for tests; refused in production. */
  captcha_answer: string | undefined
  trust_proxy: boolean
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** One line that names the variable, what it was and what it may be. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

type Env = Readonly<Record<string, string | undefined>>

const wrong = (name: string, value: string, allowed: string): never => {
  throw new ConfigError(`${name}=${JSON.stringify(value)} is not allowed: use ${allowed}`)
}

const text = (env: Env, name: string): string | undefined => (env[name]?.trim() ? env[name].trim() : undefined)

const whole = (env: Env, name: string, fallback: number, min: number, max: number): number => {
  const value = text(env, name)
  if (value === undefined) return fallback
  const number = Number(value)
  return /^\d+$/.test(value) && number >= min && number <= max
    ? number
    : wrong(name, value, `a whole number from ${min} to ${max}`)
}

const oneOf = <T extends string>(env: Env, name: string, allowed: readonly T[], fallback: T): T => {
  const value = text(env, name) ?? fallback
  return allowed.find((a) => a === value) ?? wrong(name, value, `one of ${allowed.join(', ')}`)
}

const timeZone = (env: Env): string => {
  const value = text(env, 'SITE_TIME_ZONE') ?? 'Asia/Shanghai'
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone
  } catch {
    return wrong('SITE_TIME_ZONE', value, 'an IANA time zone such as Asia/Shanghai')
  }
}

const databaseUrl = (env: Env): string | undefined => {
  const value = text(env, 'DATABASE_URL')
  if (value === undefined || (/^postgres(ql)?:\/\//.test(value) && URL.canParse(value))) return value
  return wrong(
    'DATABASE_URL',
    value.replace(/:[^:@/]*@/, ':***@'),
    'an address such as postgresql://user:password@host:5432/name',
  )
}

const secret = (env: Env): string | undefined => {
  const value = text(env, 'SECRET')
  return value !== undefined && value.length < 32
    ? wrong('SECRET', '***', 'at least 32 characters, for example from: openssl rand -hex 32')
    : value
}

const currency = (env: Env): string => {
  const value = text(env, 'CURRENCY') ?? 'CNY'
  return /^[A-Z]{3}$/.test(value) && value !== 'PLAY'
    ? value
    : wrong('CURRENCY', value, 'a currency code of three letters with two decimals')
}

const captchaAnswer = (env: Env, node_env: string): string | undefined => {
  const value = text(env, 'CAPTCHA_ANSWER')
  return value !== undefined && node_env === 'production'
    ? wrong('CAPTCHA_ANSWER', value, 'it only where NODE_ENV is not production')
    : value
}

/** The environment as settings. Throws a ConfigError for the first variable that is wrong. */
export const loadConfig = (env: Env): Config => {
  const node_env = oneOf(env, 'NODE_ENV', ['production', 'development', 'test'], 'development')
  return {
    node_env,
    port: whole(env, 'PORT', 8080, 0, 65_535),
    host: text(env, 'HOST') ?? '127.0.0.1',
    data_dir: text(env, 'DATA_DIR') ?? '.data',
    database_url: databaseUrl(env),
    seed: oneOf(env, 'SEED', ['demo', 'none'], 'demo'),
    log_level: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    workers: whole(env, 'WORKERS', 1, 0, 64),
    secret: secret(env),
    site_time_zone: timeZone(env),
    currency: currency(env),
    captcha_answer: captchaAnswer(env, node_env),
    trust_proxy: oneOf(env, 'TRUST_PROXY', ['0', '1'], '0') === '1',
  }
}
