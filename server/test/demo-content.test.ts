import { LANGS } from '@moongate/contract'
import type { Configs } from '@moongate/contract/site'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../src/kernel/db.ts'
import { seed } from '../src/seed.ts'

let env: Env
const { data, member_id } = createScenario(() => env)
type Ad = { title: string; group: string; full_url: string; effect: string; advs: { pic_url: string }[] }
beforeAll(async () => {
  env = await startEnv({ seed: 'demo' })
})
afterAll(() => env.stop())
afterEach(async () => {
  expect(await env.invariants()).toEqual([])
})

const readConfigs = (lang: string) => data<Configs>('GET /system/configs', { lang })
const readAds = (lang: string) => data<Ad[]>('GET /asides/list', { lang })
const expectImage = async (url: string) => {
  const { statusCode, headers } = await env.app.inject(url)
  expect([url, statusCode, headers['content-type']]).toEqual([url, 200, expect.stringMatching(/^image\//)])
}

describe('the demo operator', () => {
  it('R1.12 R2.24 has badges of both kinds, worded in each language, and partners with pictures', async () => {
    const all = await Promise.all(LANGS.map(readConfigs))
    for (const { badges, partners } of all) {
      expect(new Set(badges.map(({ kind }) => kind))).toEqual(new Set(['licence', 'responsible']))
      expect(badges.filter(({ title, url }) => title === '' || !URL.canParse(url))).toEqual([])
      expect(partners.length).toBeGreaterThan(1)
    }
    expect(new Set(all.map(({ badges }) => badges.map(({ title }) => title).join())).size).toBe(LANGS.length)
    for (const { pic_url } of all[0]?.partners ?? []) await expectImage(pic_url)
  })

  it('R1.12 has ways to customer service and answers in each language, and no address that is only an example', async () => {
    const all = await Promise.all(LANGS.map(readConfigs))
    for (const { service_hours, service_questions } of all) {
      expect(service_hours).not.toBe('')
      expect(service_questions.length).toBeGreaterThan(2)
    }
    expect(new Set(all.map(({ service_questions }) => service_questions[0]?.answer)).size).toBe(LANGS.length)
    for (const { service_link, service_mail, app_android, app_ios, wap_qrcode, wap_app_link } of all)
      expect([service_link, service_mail, app_android, app_ios, wap_qrcode, wap_app_link].join('')).not.toContain(
        'example',
      )
  })

  it('R2.26 R3.13 has ads, worded in each language, one with a second picture under the pointer', async () => {
    const all = await Promise.all(LANGS.map(readAds))
    expect(new Set(all.map((ads) => ads.map(({ title }) => title).join())).size).toBe(LANGS.length)
    const ads = all[0] ?? []
    expect(ads.filter(({ effect, advs }) => effect === 'hover' && advs.length === 2).length).toBeGreaterThan(0)
    for (const { pic_url } of ads.flatMap(({ advs }) => advs)) await expectImage(pic_url)
  })

  it('has an agent with a team: members who came by her code', async () => {
    const carol = await member_id('carol')
    const team = await env.owner.many<{ name: string }>(
      sql`select name from members.members where invited_by = ${carol} and not is_demo`,
    )
    expect(team.length).toBeGreaterThan(2)
  })
})

describe('a demo database of the version before', () => {
  let older: Env
  beforeAll(async () => {
    older = await startEnv({ seed: 'demo' })
  })
  afterAll(() => older.stop())

  it('gets what is new, beside what was changed since', async () => {
    await older.owner.run(sql`delete from kernel.seeded where name in ('demo.team', 'demo.footer', 'demo.ads')`)
    await older.owner.run(sql`update site.configs set value = '[]' where key = 'partners'`)
    await older.owner.run(sql`delete from site.configs where key = 'badges'`)
    await older.owner.run(sql`update site.asides set grp = 'own'`)
    const before = await older.owner.one(sql`select count(*)::int as n from members.members`)
    await seed(older)
    const { badges, partners } = await createScenario(() => older).data<Configs>('GET /system/configs')
    expect([badges.length > 0, partners]).toEqual([true, []])
    expect(
      new Set((await createScenario(() => older).data<Ad[]>('GET /asides/list')).map(({ group }) => group)),
    ).toEqual(new Set(['own']))
    expect(await older.owner.one(sql`select count(*)::int as n from members.members`)).toEqual(before)
  })
})
