import { availableParallelism } from 'node:os'
import { z } from 'zod'
import { isNetwork } from './address.rules.ts'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

// The message of each rule says what may be used instead: it ends the line that refuses a value.

const oneOf = <const T extends readonly string[]>(allowed: T) => z.enum(allowed, `one of ${allowed.join(', ')}`)

const whole = (min: number, max: number) => {
  const allowed = `a whole number from ${min} to ${max}`
  return z.string().regex(/^\d+$/, allowed).transform(Number).pipe(z.number().min(min, allowed).max(max, allowed))
}

const MAX_SERVERS = 32

/** How many processes serve. */
const servers = z.string().transform((value, ctx): number => {
  if (value === 'auto') return Math.min(availableParallelism(), MAX_SERVERS)
  if (/^\d{1,2}$/.test(value) && Number(value) >= 1 && Number(value) <= MAX_SERVERS) return Number(value)
  ctx.addIssue({ code: 'custom', message: `auto, or a whole number from 1 to ${MAX_SERVERS}` })
  return z.NEVER
})

const isPostgresUrl = (value: string): boolean => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value)

const timeZone = z.string().transform((value, ctx) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone
  } catch {
    ctx.addIssue({ code: 'custom', message: 'an IANA time zone such as Asia/Shanghai' })
    return z.NEVER
  }
})

const MAX_HOPS = 10
const RANGES = ['loopback', 'linklocal', 'uniquelocal']

/** Which proxies are believed when they say whom they speak for: none, the last so many, or those of these addresses. */
const trustedProxies = z.string().transform((value, ctx): false | number | string[] => {
  if (/^\d{1,2}$/.test(value) && Number(value) <= MAX_HOPS) return Number(value) || false
  const list = value.split(',').map((one) => one.trim())
  if (list.every((one) => RANGES.includes(one) || isNetwork(one))) return list
  ctx.addIssue({
    code: 'custom',
    message: `0, how many proxies stand in front (1 to ${MAX_HOPS}), or their addresses such as loopback,10.0.0.0/8`,
  })
  return z.NEVER
})

const isWebAddress = (value: string): boolean => /^https?:\/\//.test(value) && URL.canParse(value)

const addresses = z
  .string()
  .transform((value) => value.split(',').map((one) => one.trim()))
  .refine((list) => list.every(isWebAddress), 'addresses such as https://status.example.com/, with a comma between two')

/** What the environment may set, in the order in which it is checked; each variable is documented in `.env.example`. */
const variables = z
  .object({
    NODE_ENV: oneOf(['production', 'development', 'test']).default('development'),
    PORT: whole(0, 65_535).default(8080),
    HOST: z.string().default('127.0.0.1'),
    DATA_DIR: z.string().default('.data'),
    /** Undefined: the embedded database under `data_dir`. */
    DATABASE_URL: z
      .string()
      .refine(isPostgresUrl, 'an address such as postgresql://user:password@host:5432/name')
      .optional(),
    /** Undefined: as the database was begun, a new one with the demo but in production. */
    SEED: oneOf(['demo', 'none']).optional(),
    LOG_LEVEL: oneOf(LOG_LEVELS).default('info'),
    /** Worker processes besides the API process; 0 runs the jobs inside it. */
    WORKERS: whole(0, 64).default(1),
    /** Serving processes behind the one port; `auto` is one for each core. With 1 the starting process serves itself. */
    SERVERS: servers.default(1),
    /** Signs what leaves and comes back; undefined: made once and kept under `data_dir`. */
    SECRET: z.string().min(32, 'at least 32 characters, for example from: openssl rand -hex 32').optional(),
    /** What `SECRET` was until now, for the command that replaces it. */
    OLD_SECRET: z.string().optional(),
    SITE_TIME_ZONE: timeZone.default('Asia/Shanghai'),
    CURRENCY: z
      .string()
      .regex(/^[A-Z]{3}$/, 'a currency code of three letters with two decimals')
      .default('CNY'),
    /** Fixes the captcha's answer, for tests; refused in production. */
    CAPTCHA_ANSWER: z.string().optional(),
    /** Where a maintenance answer may send people; only who runs the machine can add to it. */
    MAINTENANCE_REDIRECTS: addresses.default([]),
    TRUST_PROXY: trustedProxies.default(false),
    /** A list of the game suppliers besides the local lottery; undefined: those of the demo, where there is one. */
    SUPPLIERS_FILE: z.string().optional(),
    /** Where the suppliers of the demo stand, whose games are passed on from `/sandbox/`; set by the start itself. */
    SANDBOX_URL: z.string().refine(isWebAddress, 'an address such as http://127.0.0.1:8211').optional(),
    /** By what those suppliers are told to make things go wrong; set by the start itself. */
    SANDBOX_CONTROL: z.string().optional(),
    /** A list of the payment gateways; undefined: that of the demo, where there is one. */
    GATEWAYS_FILE: z.string().optional(),
    /** Where the payment gateway of the demo stands, whose pages are passed on from `/sandbox/pay/`; set by the start itself. */
    SANDBOX_PAY_URL: z.string().refine(isWebAddress, 'an address such as http://127.0.0.1:8212').optional(),
    /** A list of the chains on which USDT is taken; undefined: that of the demo, where there is one. */
    CHAINS_FILE: z.string().optional(),
    /** Where the chain of the demo stands, whose faucet is passed on from `/sandbox/chain/`; set by the start itself. */
    SANDBOX_CHAIN_URL: z.string().refine(isWebAddress, 'an address such as http://127.0.0.1:8212').optional(),
    /** Tests only: milliseconds between two blocks of the demo's chain. */
    CHAIN_BLOCK_MS: whole(50, 60_000).optional(),
    /** Which mail server takes e-mail for members; undefined: it is logged what would have been sent. */
    SMTP_URL: z
      .string()
      .refine(
        (value) => /^smtps?:\/\//.test(value) && URL.canParse(value),
        'an address such as smtps://user:password@mail.example.com',
      )
      .optional(),
    /** Whom members read it is from. */
    SMTP_FROM: z
      .string()
      .regex(/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/, 'an address such as Moongate <mail@example.com>')
      .optional(),
    /** What `/metrics` asks for; undefined: it is not served. */
    METRICS_TOKEN: z
      .string()
      .regex(/^[\x21-\x7e]{16,}$/, 'at least 16 characters without blanks, for example from: openssl rand -hex 16')
      .optional(),
  })
  .refine(({ NODE_ENV, CAPTCHA_ANSWER }) => CAPTCHA_ANSWER === undefined || NODE_ENV !== 'production', {
    path: ['CAPTCHA_ANSWER'],
    message: 'it only where NODE_ENV is not production',
  })
  .refine(({ SMTP_URL, SMTP_FROM }) => (SMTP_URL === undefined) === (SMTP_FROM === undefined), {
    path: ['SMTP_FROM'],
    message: 'SMTP_URL and SMTP_FROM together, or neither',
  })
  .refine(({ NODE_ENV, SEED }) => SEED !== 'demo' || NODE_ENV !== 'production', {
    path: ['SEED'],
    message: 'none where NODE_ENV is production: everybody knows the passwords of the demo',
  })

type Variables = z.output<typeof variables>
/** The settings, each by its variable's name in lower case. */
export type Config = { [K in keyof Variables as Lowercase<K>]: Variables[K] }
/** The names of all variables. */
export const VARIABLES = Object.keys(variables.shape)

/** One line that names the variable, what it was and what it may be. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** An address without its password, up to the last sign that can end one: a slash in it is why an address is refused. */
const maskPassword = (value: string): string => value.replace(/^((?:[a-z]*:\/\/)?[^:@]*:).*@/is, '$1***@')

/** What may stand in a log of a value that was refused. */
const masks: Record<string, (value: string) => string> = {
  SECRET: () => '***',
  OLD_SECRET: () => '***',
  METRICS_TOKEN: () => '***',
  SANDBOX_CONTROL: () => '***',
  SMTP_URL: maskPassword,
  DATABASE_URL: maskPassword,
}

type Env = Readonly<Record<string, string | undefined>>

/** What is set, without the blanks around it; a variable that is empty counts as unset. */
const trim = (env: Env): Env =>
  Object.fromEntries(VARIABLES.flatMap((name) => (env[name]?.trim() ? [[name, env[name].trim()]] : [])))

/** The environment as settings. Throws a ConfigError for the first variable that is wrong. */
export const loadConfig = (env: Env): Config => {
  const given = trim(env)
  const { data, error } = variables.safeParse(given)
  if (data)
    return Object.fromEntries(Object.entries(data).map(([name, value]) => [name.toLowerCase(), value])) as Config
  const [issue] = error.issues
  const name = String(issue?.path[0])
  const value = given[name] ?? ''
  throw new ConfigError(
    `${name}=${JSON.stringify(masks[name]?.(value) ?? value)} is not allowed: use ${issue?.message}`,
  )
}
