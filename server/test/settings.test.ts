import { configs } from '@moongate/contract/site'
import { LANGS } from '@moongate/contract'
import { createServerI18n } from '@moongate/i18n/server'
import { type Env, startEnv } from '@moongate/testing/env'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { sql } from '../src/kernel/db.ts'
import { createSiteJobs, findMisfits, putSetting, SETTING_GROUPS, type Setting } from '../src/modules/site/index.ts'
import { changeSetting, settings } from '../src/settings.ts'

const i18n = createServerI18n()
const named = settings.map((setting): [string, Setting] => [setting.key, setting])

describe('the settings of all modules', () => {
  it('have one owner each: no key is defined twice', () => {
    const keys = settings.map(({ key }) => key)
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([])
  })

  it('keep the keys that databases know', () => {
    const known = `activity_fsnow_enable activity_hall_enable activity_jiebei_enable activity_shengji_enable activity_wheel_enable activity_yuebao_enable address_places addresses agent_login agents app_android app_ios automatic_approval badges countries credit currency_symbol
      demo deposit happenings hidden_statistics levelup_text mail_ways mail_writing maintenance papers partners password_profile phone_pattern promotions protection rebate register_setting risk second_person service_hours service_link service_mail service_phone
      service_questions session settlement site_logo site_mobile site_name site_title statistics_from usdt usdt_credit wap_app_link wap_qrcode wheel withdrawal withdrawal_papers withdrawal_way`
    expect(settings.map(({ key }) => key).toSorted()).toEqual(known.split(/\s+/))
  })

  it.each(named)('%s has a default that fits, and one that a form can be made for', (_key, setting) => {
    expect(setting.schema.safeParse(setting.default).success).toBe(true)
    expect(() => z.toJSONSchema(setting.schema, { io: 'input' })).not.toThrow()
  })

  it.each(named)('%s takes no value of another kind', (_key, setting) => {
    for (const wrong of [null, true, 7.5, { no: 'such key' }])
      expect(setting.schema.safeParse(wrong).success).toBe(false)
  })

  it.each(named)('R9.1 %s has its help in every language', (_key, { help }) => {
    const texts = LANGS.map((lang) => i18n.t(lang, help))
    expect(new Set(texts).size).toBe(LANGS.length)
    expect(texts.filter((text) => text === help || text === '')).toEqual([])
  })

  it('R9.1 every group has its title in every language, and a setting', () => {
    for (const group of SETTING_GROUPS) {
      expect(new Set(LANGS.map((lang) => i18n.t(lang, `site:setting_groups.${group}`))).size).toBe(LANGS.length)
      expect(settings.some((setting) => setting.group === group)).toBe(true)
    }
  })

  it('R3.15 every public key is shown by exactly one setting, but where the site is', () => {
    const shown = settings.flatMap((setting) => (setting.public ? [setting.public.as] : []))
    expect([...shown, 'currency', 'time_zone'].toSorted()).toEqual(Object.keys(configs.shape).toSorted())
  })
})

describe('a setting at its edges', () => {
  const WITHDRAWAL = { max: '50000.00', daily_count: 5, open_from: '00:00', open_to: '24:00' }
  const DEPOSIT = { max_open: 3, expires_minutes: 1440, turnover_percent: 100 }
  const PROTECTION = { profile: 'GB', reality_minutes: 60, cool_off_loss: '2000.00' }
  const HELP = { name: 'GamCare', url: 'https://www.gamcare.org.uk/', phone: '' }
  it.each<[key: string, value: object, fits: boolean]>([
    ['withdrawal', { ...WITHDRAWAL, min: '100.00', fee_percent: '99.99' }, true],
    ['withdrawal', { ...WITHDRAWAL, min: '100.00', fee_percent: '0.00' }, true],
    ['withdrawal', { ...WITHDRAWAL, min: '0.00', fee_percent: '50.00' }, true],
    ['withdrawal', { ...WITHDRAWAL, min: '0.00', fee_percent: '50.01' }, false],
    ['withdrawal', { ...WITHDRAWAL, min: '50000.00', fee_percent: '2.00' }, true],
    ['withdrawal', { ...WITHDRAWAL, min: '50000.01', fee_percent: '2.00' }, false],
    ['deposit', { ...DEPOSIT, expires_minutes: 525_600, turnover_percent: 100_000 }, true],
    ['deposit', { ...DEPOSIT, expires_minutes: 525_601 }, false],
    ['deposit', { ...DEPOSIT, turnover_percent: 100_001 }, false],
    ['session', { idle_minutes: 525_600 }, true],
    ['session', { idle_minutes: 525_601 }, false],
    ['session', { idle_minutes: 60, devices: 10 }, true],
    ['session', { idle_minutes: 60, devices: 0 }, false],
    ['session', { idle_minutes: 60, devices: 11 }, false],
    ['address_places', [{ range: '203.0.113.0/24', place: '上海' }], true],
    ['address_places', [{ range: '203.0.113.0/33', place: '上海' }], false],
    ['countries', ['TH', 'VN'], true],
    ['countries', ['th'], false],
    ['countries', ['Thailand'], false],
    ['countries', ['UK'], false],
    ['countries', ['XX'], false],
    [
      'protection',
      {
        ...PROTECTION,
        help: [
          { ...HELP, country: '' },
          { ...HELP, country: 'GB' },
        ],
      },
      true,
    ],
    ['protection', { ...PROTECTION, help: [{ ...HELP, country: 'uk' }] }, false],
    ['address_places', [{ range: '203.0.113.0/24', place: '上海', country: 'CN' }], true],
    ['address_places', [{ range: '203.0.113.0/24', place: 'London', country: 'UK' }], false],
  ])('R9.6 %s %o fits: %s', (key, value, fits) =>
    expect(settings.find((one) => one.key === key)?.schema.safeParse(value).success).toBe(fits),
  )
})

describe('a database', () => {
  it.each(['demo', 'none'] as const)('of the seed %s holds only settings that fit', async (seed) => {
    const env = await startEnv({ seed })
    expect(await findMisfits(env.db, settings)).toEqual([])
    await env.owner.run(
      sql`insert into site.configs (key, value) values ('deposit', '{"max_open": "3"}'), ('of_a_friend', '1')`,
    )
    expect(await findMisfits(env.db, settings)).toMatchObject([{ key: 'deposit' }])
    await env.stop()
  })
})

describe('a setting about money that does not fit', () => {
  const GOOD = {
    min: '50.00',
    max: '900.00',
    daily_count: 5,
    fee_percent: '3.00',
    open_from: '00:00',
    open_to: '24:00',
  }
  const store = (env: Env, value: object) =>
    env.owner.run(sql`insert into site.configs (key, value) values ('withdrawal', ${JSON.stringify(value)}::jsonb)
      on conflict (key) do update set value = excluded.value`)
  const readQuote = async (env: Env) =>
    (await env.call('POST /drawing/quote', { as: 'alice', body: { money: '100' } })).body.data

  it.each([
    ['a fee without its decimals', { ...GOOD, fee_percent: '2.5' }],
    ['a comma in a limit', { ...GOOD, min: '100,00' }],
    ['a limit above the other', { ...GOOD, min: '901.00' }],
    ['half of it', { min: '1.00' }],
    ['a fee that takes all', { ...GOOD, fee_percent: '100.00' }],
    ['a fee that takes all of the smallest one', { ...GOOD, min: '0.50', fee_percent: '99.50' }],
  ])('R4.21 R9.6 gives way to the last good one, and nothing is read as another figure: %s', async (_case, wrong) => {
    const env = await startEnv({ seed: 'demo' })
    const withdrawal = settings.find(({ key }) => key === 'withdrawal')
    if (!withdrawal) throw new Error('no setting of withdrawals')
    await expect(putSetting<z.ZodType>(env.db, withdrawal, wrong)).rejects.toThrow(/^setting withdrawal: /)
    await putSetting<z.ZodType>(env.db, withdrawal, GOOD)
    await store(env, wrong)
    expect(await readQuote(env)).toMatchObject({ fee_percent: '3.00', min: '50.00', max: '900.00' })
    const [card] = (await env.call('GET /member/bank', { as: 'alice' })).body.data as { id: number }[]
    const body = { member_bank_id: card?.id, money: '100.00', qk_pwd: '888888', member_remark: 'rent' }
    expect((await env.call('POST /drawing', { as: 'alice', body })).status).toBe(200)
    expect(await env.invariants()).toEqual([])
    await env.stop()
  })

  it('raises the alarm in the log, the metrics and the office until it is put right', async () => {
    const env = await startEnv({ seed: 'demo' })
    const told: unknown[] = []
    const log = { ...env.log, error: (...line: unknown[]) => void told.push(line) } as typeof env.log
    const watch = () => Promise.all(createSiteJobs({ db: env.db, log, settings }).map(({ run }) => run({})))
    const look = async () => [
      ((await env.call('GET /office/queues', { as: 'frank' })).body.data as { settings_misfit: string[] })
        .settings_misfit,
      /moongate_settings_misfit (\d+)/.exec(await env.metrics.registry.metrics())?.[1],
    ]
    await watch()
    expect([await look(), told]).toEqual([[[], '0'], []])
    await store(env, { ...GOOD, fee_percent: '2.5' })
    await watch()
    expect(await look()).toEqual([['withdrawal'], '1'])
    expect(told).toEqual([
      [
        { alarm: 'setting_misfit', key: 'withdrawal' },
        expect.stringMatching(/^setting withdrawal: .* fee_percent; the default counts$/),
      ],
    ])
    await store(env, GOOD)
    await watch()
    expect([await look(), told.length]).toEqual([[[], '0'], 1])
    await env.stop()
  })
})

describe('npm run setting', () => {
  it('R6.6 sets what fits and writes down what stood there, refuses what does not, and then changes nothing', async () => {
    const env = await startEnv()
    const change = (key: string, json: string) => changeSetting(env.db, key, json)
    const stored = () => env.db.many(sql`select key, value->'max_open' as max_open from site.configs`)
    await change('deposit', '{"max_open":7,"expires_minutes":60,"turnover_percent":100}')
    expect(await stored()).toEqual([{ key: 'deposit', max_open: 7 }])
    await expect(change('deposit', '{"max_open":"9"}')).rejects.toThrow(/^setting deposit: the value does not fit/)
    await expect(change('deposit', '{')).rejects.toThrow('this is no JSON: {')
    await expect(change('nothing', '1')).rejects.toThrow(/^there is no setting nothing; there are site_title, /)
    expect(await stored()).toEqual([{ key: 'deposit', max_open: 7 }])
    await change('deposit', '{"max_open":8,"expires_minutes":60,"turnover_percent":100}')
    const told = await env.owner.many(
      sql`select actor_name, target, before, after from audit.entries where action = 'site.setting_set' order by id`,
    )
    const entry = { actor_name: 'setting', target: 'setting:deposit' }
    const [first, second] = [{ value: { max_open: 7 } }, { value: { max_open: 8 } }]
    expect(told).toMatchObject([
      { ...entry, after: first },
      { ...entry, before: first, after: second },
    ])
    await env.stop()
  })
})
