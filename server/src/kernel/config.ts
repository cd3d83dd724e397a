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

const rejectValue = (name: string, value: string, allowed: string): never => {
  throw new ConfigError(`${name}=${JSON.stringify(value)} is not allowed: use ${allowed}`)
}

const readText = (env: Env, name: string): string | undefined => (env[name]?.trim() ? env[name].trim() : undefined)

const readWhole = (env: Env, name: string, fallback: number, min: number, max: number): number => {
  const value = readText(env, name)
  if (value === undefined) return fallback
  const number = Number(value)
  return /^\d+$/.test(value) && number >= min && number <= max
    ? number
    : rejectValue(name, value, `a whole number from ${min} to ${max}`)
}

const readOneOf = <T extends string>(env: Env, name: string, allowed: readonly T[], fallback: T): T => {
  const value = readText(env, name) ?? fallback
  return allowed.find((a) => a === value) ?? rejectValue(name, value, `one of ${allowed.join(', ')}`)
}

const readTimeZone = (env: Env): string => {
  const value = readText(env, 'SITE_TIME_ZONE') ?? 'Asia/Shanghai'
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone
  } catch {
    return rejectValue('SITE_TIME_ZONE', value, 'an IANA time zone such as Asia/Shanghai')
  }
}

const readDatabaseUrl = (env: Env): string | undefined => {
  const value = readText(env, 'DATABASE_URL')
  if (value === undefined || (/^postgres(ql)?:\/\//.test(value) && URL.canParse(value))) return value
  return rejectValue(
    'DATABASE_URL',
    value.replace(/:[^:@/]*@/, ':***@'),
    'an address such as postgresql://user:password@host:5432/name',
  )
}

const readSecret = (env: Env): string | undefined => {
  const value = readText(env, 'SECRET')
  return value !== undefined && value.length < 32
    ? rejectValue('SECRET', '***', 'at least 32 characters, for example from: openssl rand -hex 32')
    : value
}

const readCurrency = (env: Env): string => {
  const value = readText(env, 'CURRENCY') ?? 'CNY'
  return /^[A-Z]{3}$/.test(value) && value !== 'PLAY'
    ? value
    : rejectValue('CURRENCY', value, 'a currency code of three letters with two decimals')
}

const readCaptchaAnswer = (env: Env, node_env: string): string | undefined => {
  const value = readText(env, 'CAPTCHA_ANSWER')
  return value !== undefined && node_env === 'production'
    ? rejectValue('CAPTCHA_ANSWER', value, 'it only where NODE_ENV is not production')
    : value
}

/** The environment as settings. Throws a ConfigError for the first variable that is wrong. */
export const loadConfig = (env: Env): Config => {
  const node_env = readOneOf(env, 'NODE_ENV', ['production', 'development', 'test'], 'development')
  return {
    node_env,
    port: readWhole(env, 'PORT', 8080, 0, 65_535),
    host: readText(env, 'HOST') ?? '127.0.0.1',
    data_dir: readText(env, 'DATA_DIR') ?? '.data',
    database_url: readDatabaseUrl(env),
    seed: readOneOf(env, 'SEED', ['demo', 'none'], 'demo'),
    log_level: readOneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    workers: readWhole(env, 'WORKERS', 1, 0, 64),
    secret: readSecret(env),
    site_time_zone: readTimeZone(env),
    currency: readCurrency(env),
    captcha_answer: readCaptchaAnswer(env, node_env),
    trust_proxy: readOneOf(env, 'TRUST_PROXY', ['0', '1'], '0') === '1',
  }
}
