import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ConfigError, loadConfig, VARIABLES } from './config.ts'

describe('loadConfig', () => {
  it('has a default for everything; a variable that is set but empty counts as unset', () => {
    const usual = {
      node_env: 'development',
      port: 8080,
      host: '127.0.0.1',
      data_dir: '.data',
      log_level: 'info',
      site_time_zone: 'Asia/Shanghai',
      currency: 'CNY',
      trust_proxy: false,
    }
    expect(loadConfig({})).toMatchObject(usual)
    expect(loadConfig({})).toEqual(
      expect.not.objectContaining({ seed: expect.anything(), metrics_token: expect.anything() }),
    )
    expect(loadConfig({ PORT: '', SEED: ' ' })).toMatchObject(usual)
  })

  const good: [Record<string, string>, object][] = [
    [{ PORT: '0' }, { port: 0 }],
    [{ WORKERS: '4' }, { workers: 4 }],
    [{ SEED: 'none' }, { seed: 'none' }],
    [{ DATABASE_URL: 'postgres://a:b@c/d' }, { database_url: 'postgres://a:b@c/d' }],
    [
      { DATABASE_URL: 'postgresql://m:x@localhost/moongate?host=/a/b&port=5432' },
      { database_url: 'postgresql://m:x@localhost/moongate?host=/a/b&port=5432' },
    ],
    [{ SEED: 'demo' }, { seed: 'demo' }],
    [{ SEED: 'none', NODE_ENV: 'production' }, { seed: 'none' }],
    [{ TRUST_PROXY: '0' }, { trust_proxy: false }],
    [{ TRUST_PROXY: '1' }, { trust_proxy: 1 }],
    [{ TRUST_PROXY: '10' }, { trust_proxy: 10 }],
    [
      { TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8::/32,192.0.2.7' },
      { trust_proxy: ['loopback', '10.0.0.0/8', '2001:db8::/32', '192.0.2.7'] },
    ],
    [{ METRICS_TOKEN: 'sixteen-letters.' }, { metrics_token: 'sixteen-letters.' }],
    [{ CAPTCHA_ANSWER: '7777' }, { captcha_answer: '7777' }],
    [{ SITE_TIME_ZONE: 'Asia/Bangkok' }, { site_time_zone: 'Asia/Bangkok' }],
  ]
  it.each(good)('%j is taken', (env, config) => {
    expect(loadConfig(env)).toMatchObject(config)
  })

  const bad: [Record<string, string>, RegExp][] = [
    [{ PORT: 'http' }, /^PORT="http" is not allowed: use a whole number from 0 to 65535$/],
    [{ PORT: '65536' }, /^PORT="65536"/],
    [{ PORT: '8e3' }, /^PORT="8e3"/],
    [{ WORKERS: '-1' }, /^WORKERS="-1"/],
    [{ SEED: 'prod' }, /^SEED="prod" is not allowed: use one of demo, none$/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL="loud"/],
    [{ SITE_TIME_ZONE: 'Mars/Base' }, /^SITE_TIME_ZONE="Mars\/Base"/],
    [{ CURRENCY: 'PLAY' }, /^CURRENCY="PLAY"/],
    [
      { TRUST_PROXY: 'maybe' },
      /^TRUST_PROXY="maybe" is not allowed: use 0, how many proxies stand in front \(1 to 10\), or their addresses such as loopback,10\.0\.0\.0\/8$/,
    ],
    [{ TRUST_PROXY: '11' }, /^TRUST_PROXY="11"/],
    [{ TRUST_PROXY: '-1' }, /^TRUST_PROXY="-1"/],
    [{ TRUST_PROXY: 'true' }, /^TRUST_PROXY="true"/],
    [{ TRUST_PROXY: '10.0.0.0/33' }, /^TRUST_PROXY="10\.0\.0\.0\/33"/],
    [{ TRUST_PROXY: '10.0.0.0/8/8' }, /^TRUST_PROXY=/],
    [{ TRUST_PROXY: 'loopback,' }, /^TRUST_PROXY=/],
    [{ METRICS_TOKEN: 'sixteen letters and blanks' }, /^METRICS_TOKEN=/],
    [{ METRICS_TOKEN: 'short' }, /^METRICS_TOKEN="\*\*\*" is not allowed: use at least 16 characters/],
    [
      { NODE_ENV: 'production', SEED: 'demo' },
      /^SEED="demo" is not allowed: use none where NODE_ENV is production: everybody knows the passwords of the demo$/,
    ],
    [{ NODE_ENV: 'production', CAPTCHA_ANSWER: '7777' }, /^CAPTCHA_ANSWER="7777"/],
    [{ DATABASE_URL: 'mysql://me:hunter2@host/x' }, /^DATABASE_URL="mysql:\/\/me:\*\*\*@host\/x"/],
    [{ DATABASE_URL: 'postgres://me:hun/ter2@host/x' }, /^DATABASE_URL="postgres:\/\/me:\*\*\*@host\/x"/],
    [{ DATABASE_URL: 'mysql://me:hun@ter:2@host/x' }, /^DATABASE_URL="mysql:\/\/me:\*\*\*@host\/x"/],
    [{ SMTP_URL: 'smtps://me:hun/ter2@host' }, /^SMTP_URL="smtps:\/\/me:\*\*\*@host"/],
    [{ PORT: 'http', SEED: 'prod' }, /^PORT="http"/],
    [{ CURRENCY: 'cny' }, /^CURRENCY="cny" is not allowed: use a currency code of three letters with two decimals$/],
    [{ SECRET: 'short' }, /^SECRET="\*\*\*" is not allowed: use at least 32 characters/],
  ]
  it.each(bad)('%j is refused in one line', (env, message) => {
    expect(() => loadConfig(env)).toThrow(ConfigError)
    expect(() => loadConfig(env)).toThrow(message)
  })
})

describe('.env.example', () => {
  const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')
  const lines = [...example.matchAll(/^# ([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value] as const)
  /** Read by the tests alone, which take them from the environment themselves. */
  const OF_TESTS = ['CHROMIUM_PATH', 'MOONGATE_TEST_DATABASE_URL']

  it('names every variable that is read, and no other', () => {
    expect(lines.map(([name]) => name).toSorted()).toEqual([...VARIABLES, ...OF_TESTS].toSorted())
  })

  it('shows the default of each, or an example that is good', () => {
    const shown = Object.fromEntries(lines.filter(([name]) => !OF_TESTS.includes(name)))
    const { DATABASE_URL, MAINTENANCE_REDIRECTS, SEED, ...defaults } = shown
    expect(loadConfig(defaults)).toEqual(loadConfig({}))
    expect(loadConfig({ SEED })).toMatchObject({ seed: SEED })
    expect(loadConfig({ DATABASE_URL })).toMatchObject({ database_url: DATABASE_URL })
    expect(loadConfig({ MAINTENANCE_REDIRECTS })).toMatchObject({ maintenance_redirects: [MAINTENANCE_REDIRECTS] })
  })

  it('is told of in the words of the guide: it names no variable that is not there', () => {
    const guide = readFileSync(new URL('../../../docs/operating/configure.md', import.meta.url), 'utf8')
    const named = [...guide.matchAll(/`([A-Z]+(?:_[A-Z]+)*)(?:=|`|\/)/g)].map(([, name = '']) => name)
    expect(named).toContain('DATABASE_URL')
    expect(named.filter((name) => !VARIABLES.includes(name))).toEqual([])
  })
})
