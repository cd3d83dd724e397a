import { configs } from '@moongate/contract/site'
import { LANGS } from '@moongate/contract'
import { createServerI18n } from '@moongate/i18n/server'
import { startEnv } from '@moongate/testing/env'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { sql } from '../src/kernel/db.ts'
import { findMisfits, SETTING_GROUPS, type Setting } from '../src/modules/site/index.ts'
import { settings } from '../src/settings.ts'

const i18n = createServerI18n()
const named = settings.map((setting): [string, Setting] => [setting.key, setting])

describe('the settings of all modules', () => {
  it('have one owner each: no key is defined twice', () => {
    const keys = settings.map(({ key }) => key)
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([])
  })

  it('keep the keys that databases know', () => {
    const known = `activity_jiebei_enable activity_shengji_enable agent_login app_android app_ios badges countries currency_symbol
      demo deposit hidden_statistics partners phone_pattern register_setting service_link service_phone session site_logo site_mobile
      site_name site_title wap_app_link wap_qrcode withdrawal`
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

describe('a database', () => {
  it.each(['demo', 'none'] as const)('of the seed %s holds only settings that fit', async (seed) => {
    const env = await startEnv({ seed })
    expect(await findMisfits(env.db, settings)).toEqual([])
    await env.owner.run(
      sql`insert into site.configs (key, value) values ('deposit', '{"max_open": "3"}'), ('of_a_friend', '1')`,
    )
    expect(await findMisfits(env.db, settings)).toEqual([expect.stringMatching(/^setting deposit: /)])
    await env.stop()
  })
})

describe('a setting about money that does not fit', () => {
  it('R4.21 stops what needs it, and nothing is moved or read as another figure', async () => {
    const env = await startEnv({ seed: 'demo' })
    const [card] = (await env.call('GET /member/bank', { as: 'alice' })).body.data as { id: number }[]
    const body = { member_bank_id: card?.id, money: '100.00', qk_pwd: '888888' }
    await env.owner.run(
      sql`insert into site.configs (key, value) values ('withdrawal', '{"min":"1.00","max":"9.00","daily_count":5,"fee_percent":"2","open_from":"00:00","open_to":"24:00"}')`,
    )
    expect((await env.call('POST /drawing', { as: 'alice', body })).status).toBe(500)
    expect((await env.call('POST /drawing/quote', { as: 'alice', body: { money: '100' } })).status).toBe(500)
    expect((await env.call('POST /recharge/list', { as: 'alice', body: {} })).status).toBe(200)
    expect(await env.db.many(sql`select id from cashier.withdrawals`)).toEqual([])
    expect(await env.invariants()).toEqual([])
    await env.stop()
  })
})
