import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { SETTING_GROUPS } from './setting.rules.ts'
import { putSetting } from './setting.ts'
import { addressesSetting } from './site.settings.ts'

let env: Env
const { data, ok } = createScenario(() => env)
beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T18:30:00Z' })
})
afterAll(() => env.stop())
const text = (value: object) => JSON.stringify(value)

describe('R3.15 R7.7 settings', () => {
  it("tells what is public and keeps the operator's own rules inside", async () => {
    const configs = await data<Record<string, unknown>>('GET /system/configs')
    expect(configs['age']).toEqual({ min: 18, asks_birth: false })
    expect(configs).toMatchObject({ currency: 'CNY', currency_symbol: '¥', time_zone: 'Asia/Shanghai' })
    expect(JSON.parse(String(configs['register_setting_json']))).toMatchObject({
      isInviteCodeRequired: expect.any(Boolean),
    })
    for (const inside of ['withdrawal', 'deposit', 'countries', 'hidden_statistics', 'demo', 'session'])
      expect(configs).not.toHaveProperty(inside)
  })

  it('R5.4 tell how short a chosen password may be', async () => {
    const readMin = async () => (await data<{ password_min: number }>('GET /system/configs')).password_min
    const profile = sql`insert into site.configs (key, value) values ('password_profile', '"strict"')`
    expect(await readMin()).toBe(6)
    await env.owner.run(profile)
    expect(await readMin()).toBe(8)
    await env.owner.run(sql`delete from site.configs where key = 'password_profile'`)
    expect(await readMin()).toBe(6)
  })

  it('R7.7 `group` narrows to one part of them; one that does not exist is empty', async () => {
    const readKeys = async (query: Record<string, string>) =>
      Object.keys(await data<object>('GET /system/configs', { query })).toSorted()
    const all = await readKeys({})
    const parts = await Promise.all(SETTING_GROUPS.map((group) => readKeys({ group })))
    expect(parts.flat().toSorted()).toEqual(all)
    expect(await readKeys({ group: 'contact' })).toEqual([
      'agent_login',
      'service_hours',
      'service_link',
      'service_mail',
      'service_phone',
      'service_questions',
      'site_mobile',
    ])
    expect(await readKeys({ group: 'nosuch' })).toEqual([])
    expect(await readKeys({ group: '' })).toEqual(all)
  })

  it('R7.7 `url` picks what an operator set for that address, and the rest stays the same', async () => {
    const own = [
      { host: 'harbour.example', configs: { site_name: { zh_cn: '海港', en: 'Harbour' }, service_phone: '+44 1' } },
    ]
    await putSetting(env.owner, addressesSetting, own)
    const at = (url?: string) =>
      data<Record<string, unknown>>('GET /system/configs', { lang: 'en', ...(url !== undefined && { query: { url } }) })
    const plain = await at()
    for (const url of ['https://harbour.example/', 'https://HARBOUR.example/#/Index?i=1', 'harbour.example'])
      expect(await at(url)).toEqual({ ...plain, site_name: 'Harbour', service_phone: '+44 1' })
    for (const url of ['https://other.example', 'https://harbour.example:8443', 'not an address', ''])
      expect(await at(url)).toEqual(plain)
    await expect(
      putSetting(env.owner, addressesSetting, [{ host: 'x.example', configs: { countries: [] } as object }]),
    ).rejects.toThrow(/^setting addresses/)
  })
})

describe('R1.10 R9.1 texts', () => {
  it('are in the asked language; an unknown one is answered in the default, a missing one too', async () => {
    await env.owner.run(
      sql`insert into site.notices (title, content, pop_up, created_at) values (${text({ zh_cn: '只有中文', en: '', th: 'ภาษาไทย' })}::jsonb, ${text({ zh_cn: '<p>甲</p>' })}::jsonb, false, '2026-01-15T17:00:00Z')`,
    )
    const title = async (lang?: string) =>
      (
        await data<{ title: string; created_at: string }[]>('GET /system/notices', lang === undefined ? {} : { lang })
      ).find((n) => ['只有中文', 'ภาษาไทย'].includes(n.title))
    expect(await title('th')).toMatchObject({ title: 'ภาษาไทย' })
    for (const lang of ['en', 'vi', 'zh_hk', 'zh_cn', 'xx', undefined])
      expect((await title(lang))?.title).toBe('只有中文')
    // One in the morning of the next day where the site is.
    expect((await title())?.created_at).toBe('2026-01-16 01:00:00')
  })

  it('R1.10 R3.15 the site has its name in the language of the call, or one name for all', async () => {
    const names = () =>
      Promise.all(
        ['zh_cn', 'zh_hk', 'en'].map(
          async (lang) => (await data<{ site_name: string }>('GET /system/configs', { lang })).site_name,
        ),
      )
    expect(await names()).toEqual(['金月门', '金月門', 'Moongate'])
    await env.owner.run(sql`update site.configs set value = '"Harbour"' where key = 'site_name'`)
    expect(await names()).toEqual(['Harbour', 'Harbour', 'Harbour'])
  })

  it('R2.2 pop up only where the operator says so', async () => {
    const alert = async () => (await ok('GET /system/notices'))['alert']
    await env.owner.run(sql`update site.notices set pop_up = false`)
    expect(await alert()).toBe(false)
    await env.owner.run(sql`update site.notices set pop_up = true where id = (select max(id) from site.notices)`)
    expect(await alert()).toBe(true)
    await env.owner.run(sql`update site.notices set visible = false`)
    expect([await alert(), await data('GET /system/notices')]).toEqual([false, []])
  })

  it('R7.7 R9.3 banners are of group new1 and pages of type 1 unless another is asked for', async () => {
    const banners = (query?: Record<string, string>) =>
      data<object[]>('GET /banners', { lang: 'en', ...(query && { query }) })
    expect((await banners()).length).toBeGreaterThan(0)
    expect(await banners()).toEqual(await banners({ group: 'new1' }))
    expect(await banners({ group: 'nosuch' })).toEqual([])
    const page = (query?: Record<string, string>) =>
      data<{ title: string; content: string }>('GET /abouts', { lang: 'en', ...(query && { query }) })
    expect(await page()).toEqual(await page({ type: '1' }))
    expect((await page({ type: '2' })).title).not.toBe((await page()).title)
    expect((await env.call('GET /abouts', { query: { type: '9' } })).status).toBe(422)
    await env.owner.run(sql`delete from site.abouts where type = 8`)
    expect((await env.call('GET /abouts', { query: { type: '8' }, lang: 'en' })).body).toMatchObject({
      code: 404,
      error: 'site.page_not_found',
    })
  })

  it('R3.13 R2.3 answers floating ads and links, in the asked language', async () => {
    await env.owner.run(sql`delete from site.asides`)
    await env.owner.run(
      sql`insert into site.asides (grp, vertical, horizontal, full_url, effect, title, advs) values ('left', 'top', 'left', '/Activity', 'other', ${text({ zh_cn: '活动', en: 'Offers' })}::jsonb, '[{"pic_url":"/a.webp","pic_width":100,"pic_height":200}]'::jsonb)`,
    )
    expect(await data('GET /asides/list', { lang: 'en' })).toEqual([
      {
        group: 'left',
        vertical: 'top',
        horizontal: 'left',
        full_url: '/Activity',
        effect: 'other',
        title: 'Offers',
        advs: [{ pic_url: '/a.webp', pic_width: 100, pic_height: 200 }],
      },
    ])
    expect((await data<{ kind: string }[]>('GET /system/link')).every((l) => ['line', 'link'].includes(l.kind))).toBe(
      true,
    )
  })
})
