import { createHash } from 'node:crypto'
import { CAPTCHA } from '@moongate/testing/auth-api'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { switchSettings } from '../policy/index.ts'
import { putSetting } from '../site/index.ts'
import { readTurnoverLeft } from '../turnover/index.ts'
import { promotionsSetting } from './index.ts'

type Card = { id: number; title: string; stage: string; applied: number | null }
let env: Env
const { data, ok, outcome: readOutcome, wallets, member_id } = createScenario(() => env)
/** The code of a refusal alone. */
const outcome: typeof readOutcome = async (route, options) => (await readOutcome(route, options)).replace(/^\d+ /, '')
let n = 0
const key = () => `promotions-${++n}`
/** Every day, without a question; and once, with one. */
const ids = { daily: 0, once: 0, service: 0 }

beforeAll(async () => {
  // Ten minutes before midnight in Shanghai.
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T15:50:00Z' })
  const rows = await env.owner.many<{ id: number; picture: string }>(sql`select id, picture from promotions.activities`)
  const find = (picture: string) => rows.find((row) => row.picture === picture)?.id ?? 0
  // The demo's dates are counted from the day it was made.
  await env.owner
    .run(sql`update promotions.activities a set starts_at = a.starts_at + b.late, ends_at = a.ends_at + b.late
    from (select ${env.clock.now()}::timestamptz - starts_at - interval '60 days' as late from promotions.activities where id = ${find('lanterns')}) b`)
  Object.assign(ids, { daily: find('lanterns'), once: find('garden'), service: find('summit') })
})
beforeEach(async () => {
  await env.owner.run(sql`truncate promotions.applications`)
  await env.owner.run(sql`delete from promotions.activities where changed_by <> 'demo'`)
  await putSetting(env.db, promotionsSetting, { second_person_above: '1000.00' })
})
afterAll(() => env.stop())

const list = async (asked: object = {}) => (await data<{ activity: Card[] }>('GET /act/list', asked)).activity
const apply = (id: number, answers: object = {}, as = 'alice') =>
  outcome(`POST /act/apply/${id}`, { as, key: key(), body: { answers } })
const waiting = async (as = 'frank') =>
  (await data<{ data: { id: string }[] }>('GET /office/promotions/applications', { as, query: { open: '1' } })).data
const decide = (step: string, id: string, body: object = {}, as = 'frank') =>
  outcome(`POST /office/promotions/applications/${id}/${step}`, { as, key: key(), body })
const applied = async () => {
  await apply(ids.daily)
  return (await waiting())[0]?.id ?? ''
}
const mine = async () => (await data<{ data: object[] }>('GET /act/applications', { as: 'alice' })).data

describe('the hall', () => {
  it('R2.4 R2.30 R7.6 lists what runs, comes and has ended, in each of its languages', async () => {
    const cards = await list()
    expect(cards.filter(({ title }) => title !== '新')).toHaveLength(8)
    expect(new Set(cards.map(({ stage }) => stage))).toEqual(new Set(['running', 'coming', 'ended']))
    expect(cards.at(-1)).toMatchObject({ stage: 'ended' })
    expect((await list({ lang: 'th' })).map(({ title }) => title)).toContain('อั่งเปานำโชคประจำวัน')
    expect(await ok('GET /activities')).toEqual(await ok('GET /act/list'))
  })

  it('R2.4 R7.6 opens one with its words and its form', async () => {
    const shown = await data<object>(`GET /act/${ids.once}`, { lang: 'en' })
    expect(shown).toMatchObject({ apply_type: 2, fields: [{ name: 'deposit', label: 'Deposit number' }] })
    expect(shown).toMatchObject({ html: expect.stringContaining('<h2>How it works</h2>') })
    expect(await outcome('GET /activity/9999')).toBe('promotions.activity_not_found')
  })

  it('is not there while the operator has it switched off', async () => {
    await putSetting(env.db, switchSettings.promotions, '0')
    expect(await outcome('GET /act/list')).toBe('policy.feature_off')
    await putSetting(env.db, switchSettings.promotions, '1')
  })
})

describe('applying', () => {
  it('R2.4 R7.6 once a day, over midnight of the site', async () => {
    expect(await apply(ids.daily)).toBe('200')
    expect(await apply(ids.daily)).toBe('promotions.already_applied')
    env.clock.advance(9 * 60_000)
    expect(await apply(ids.daily)).toBe('promotions.already_applied')
    env.clock.advance(60_000)
    expect(await apply(ids.daily)).toBe('200')
    expect(await mine()).toHaveLength(2)
  })

  it('once, with the answers that are asked for', async () => {
    expect(await apply(ids.once)).toBe('promotions.answers_invalid')
    expect(await apply(ids.once, { deposit: 'D20260101-ABCDEFGH', more: 'x' })).toBe('200')
    expect(await apply(ids.once, { deposit: 'D20260101-ABCDEFGH' })).toBe('promotions.already_applied')
    expect(await apply(ids.service)).toBe('promotions.no_form')
    expect(await list({ as: 'alice' })).toContainEqual(expect.objectContaining({ id: ids.once, applied: 0 }))
  })

  it('R6.6 and stays as it was answered when the form is changed while it waits', async () => {
    const form = (...options: string[]) => [
      {
        name: 'gift',
        kind: 'choice',
        required: true,
        label: { zh_cn: '礼品' },
        options: options.map((zh_cn) => ({ zh_cn })),
      },
    ]
    const change = (fields: object[]) =>
      env.owner.run(
        sql`update promotions.activities set fields = ${JSON.stringify(fields)}::jsonb where id = ${ids.daily}`,
      )
    await change(form('茶', '酒'))
    expect(await apply(ids.daily, { gift: '1' })).toBe('200')
    await change(form('酒', '茶', '糖'))
    expect(await waiting()).toMatchObject([{ answers: [{ label: '礼品', value: '酒' }] }])
    await change([])
    expect(await waiting()).toMatchObject([{ answers: [{ label: '礼品', value: '酒' }] }])
  })

  it('R2.4 where a captcha is asked for, not without it', async () => {
    await env.owner.run(sql`update promotions.activities set is_captcha = true where id = ${ids.daily}`)
    expect(await apply(ids.daily)).toBe('sessions.captcha_wrong')
    const captcha = async (typed: string) => {
      const { key: drawn } = await data<{ key: string }>('POST /auth/captcha', { body: {} })
      const body = { answers: {}, captcha: typed, key: drawn }
      return { body, sent: await outcome(`POST /act/apply/${ids.daily}`, { as: 'alice', key: key(), body }) }
    }
    expect((await captcha('0000')).sent).toBe('sessions.captcha_wrong')
    const { body, sent } = await captcha(CAPTCHA)
    expect(sent).toBe('200')
    // A captcha is good for one try.
    const again = { as: 'carol', key: key(), body }
    expect(await outcome(`POST /act/apply/${ids.daily}`, again)).toBe('sessions.captcha_wrong')
    await env.owner.run(sql`update promotions.activities set is_captcha = false where id = ${ids.daily}`)
  })

  it('is not for a frozen account', async () => {
    const id = await member_id('bobby')
    await env.owner.run(sql`update members.members set state = 'frozen' where id = ${id}`)
    expect(await apply(ids.daily, {}, 'bobby')).toBe('policy.member_frozen')
    await env.owner.run(sql`update members.members set state = 'active' where id = ${id}`)
  })

  it('R3.19 is found by anybody by its account, masked; others have none', async () => {
    await apply(ids.once, { deposit: 'D20260101-SECRETXY' })
    const ask = async (query: Record<string, string | undefined>) =>
      ok('GET /act/apply/result', { query: { page: '1', ...query } })
    const found = await ask({ member_name: 'ALICE', activity_id: String(ids.once) })
    expect(found['data']).toMatchObject({ total: 1, data: [{ member_name: 'a***', status: 0, status_text: '审核中' }] })
    expect(JSON.stringify(found)).not.toMatch(/SECRETXY|alice|bill_no|money/)
    for (const query of [
      { member_name: 'nobody77' },
      { member_name: '' },
      { member_name: 'alice', activity_id: String(ids.daily) },
    ])
      expect((await ask(query))['data']).toMatchObject({ total: 0, data: [] })
  })
})

describe('R6.6 the desk', () => {
  it('pays money with its turnover, once', async () => {
    const id = await applied()
    const before = (await wallets('alice'))['money']
    const left = await readTurnoverLeft(env, await member_id('alice'), 'CNY')
    expect(await decide('approve', id, { reward: 'money', money: '18.88', times: 3 })).toBe('200')
    expect(await decide('approve', id, { reward: 'money', money: '18.88', times: 3 })).toBe(
      'promotions.application_changed',
    )
    expect(await decide('refuse', id, { reason: 'too late' })).toBe('promotions.application_changed')
    expect(Number((await wallets('alice'))['money']) - Number(before)).toBeCloseTo(18.88)
    expect((await readTurnoverLeft(env, await member_id('alice'), 'CNY')) - left).toBe(56_64n)
    expect(await mine()).toMatchObject([{ status: 3, money: '18.88', turnover: '56.64' }])
    const log = await data<{ data: object[] }>('POST /moneylog', { as: 'alice', lang: 'en', body: {} })
    expect(log.data).toContainEqual(expect.objectContaining({ operate_type: 13, operate_type_text: 'Promotion' }))
    expect(await env.invariants()).toEqual([])
  })

  it('takes two people above the sum', async () => {
    const id = await applied()
    expect(await decide('approve', id, { reward: 'money', money: '1000.01' })).toBe('200')
    expect(await mine()).toMatchObject([{ status: 1 }])
    expect(await decide('finish', id)).toBe('promotions.second_person')
    expect(await decide('finish', id, {}, 'erin')).toBe('200')
    expect(await mine()).toMatchObject([{ status: 3, money: '1000.01', turnover: '0.00' }])
    expect(await env.invariants()).toEqual([])
  })

  it('sends a coupon, which its member reads when it is sent', async () => {
    const id = await applied()
    expect(await decide('approve', id, { reward: 'coupon' })).toBe('promotions.reward_invalid')
    expect(await decide('approve', id, { reward: 'coupon', note: 'MOON-58' })).toBe('200')
    expect(await mine()).toMatchObject([{ status: 1, note: '', money: null }])
    expect(await decide('finish', id)).toBe('200')
    expect(await mine()).toMatchObject([{ status: 3, note: 'MOON-58' }])
    const cost = await data<{ total: string; rows: object[] }>('GET /office/promotions/cost', { as: 'frank' })
    expect(cost).toMatchObject({
      total: '0.00',
      rows: [{ activity_id: ids.daily, applications: 1, paid: 0, others: 1 }],
    })
  })

  it('refuses with a reason, and nothing is paid', async () => {
    const id = await applied()
    expect(await decide('refuse', id, { reason: 'no bet on that day' })).toBe('200')
    expect(await mine()).toMatchObject([{ status: 2, reason: 'no bet on that day', money: null }])
    expect(await waiting()).toEqual([])
  })

  it('gives nothing to an account that was frozen meanwhile', async () => {
    const id = await applied()
    const alice = await member_id('alice')
    await env.owner.run(sql`update members.members set state = 'frozen' where id = ${alice}`)
    expect(await decide('approve', id, { reward: 'money', money: '1' })).toBe('policy.member_frozen')
    await env.owner.run(sql`update members.members set state = 'active' where id = ${alice}`)
  })
})

describe('writing an activity', () => {
  const words = {
    title: { zh_cn: '新' },
    content: { zh_cn: '<p>a</p><script>alert(1)</script><a href="javascript:x">b</a><img src=x onerror=y>' },
  }
  const draft = {
    ...words,
    picture: 'comet',
    category: 'daily',
    position: 9,
    level_from: 0,
    langs: [],
    countries: [],
    apply_type: 'none',
    fields: [],
    own_picture: '',
    link: '',
    frequency: 'once',
    is_captcha: false,
    visible: true,
    start_at: '2026-01-01 00:00:00',
    end_at: '2026-12-31 00:00:00',
    reason: 'a new one',
  }
  const save = (part: object = {}, as = 'erin') =>
    outcome('POST /office/promotions/activities', { as, key: key(), body: { ...draft, ...part } })

  it('R2.4 keeps no HTML that may harm, shows before what it keeps, and lets nobody save over another', async () => {
    const { content } = await data<{ content: object }>('POST /office/promotions/preview', {
      as: 'erin',
      body: { content: words.content },
    })
    expect(content).toEqual({ zh_cn: '<p>a</p><a rel="noopener noreferrer">b</a><img src="x" />' })
    expect(await save()).toBe('200')
    const kept = await env.owner.one(sql`select content, version from promotions.activities order by id desc limit 1`)
    expect(kept).toEqual({ content, version: 1 })
    const { id } = await env.owner.one<{ id: number }>(sql`select max(id) as id from promotions.activities`)
    await list({ as: 'alice' })
    const audience = { level_from: 0, countries: [], visible: false }
    const reach = (part: object) =>
      data<{ members: number }>('POST /office/promotions/audience', { as: 'erin', body: { ...audience, ...part } })
    const { members } = await reach({})
    expect(members).toBeGreaterThan(0)
    expect(await reach({ id })).toMatchObject({
      now: { see: members, apply: members },
      after: { see: 0, apply: 0 },
      applications: 0,
      money: '0.00',
    })
    expect(await save({ apply_type: 'link' })).toBe('promotions.activity_invalid')
    expect(await save({ link: 'javascript:alert(1)' })).toBe('common.invalid')
    expect(await save({ id, seen: '1', visible: false })).toBe('200')
    expect(await save({ id, seen: '1' })).toBe('promotions.changed_meanwhile')
    expect(await outcome(`GET /act/${id}`)).toBe('promotions.activity_not_found')
    const told = await env.owner.one<{ before: object; after: object }>(
      sql`select before, after from audit.entries where action = 'promotions.activity_changed' order by id desc limit 1`,
    )
    expect([told.before, told.after]).toMatchObject([{ visible: true }, { visible: false }])
  })

  it('R2.4 R2.33 shows the operator’s own picture, drawn anew, kept for ever under its content, instead of the scene', async () => {
    const photo = sharp({ create: { width: 2400, height: 600, channels: 3, background: '#822' } }).withMetadata()
    const send = (bytes: Buffer, as = 'erin') =>
      env.call('POST /office/promotions/pictures', { as, file: { bytes, type: 'image/png' } })
    expect((await send(Buffer.from('<svg/>'))).body).toMatchObject({ error: 'promotions.picture_invalid' })
    expect((await send(Buffer.alloc(3 * 1024 * 1024 + 1))).body).toMatchObject({ error: 'promotions.picture_invalid' })
    expect((await send(await photo.png().toBuffer(), 'frank')).status).toBe(403)
    const { body } = await send(await photo.png().toBuffer())
    const kept = (body as unknown as { data: { own_picture: string; url: string } }).data
    expect(kept).toMatchObject({ width: 1600, height: 400, url: `/api/pictures/${kept.own_picture}.webp` })
    expect(((await send(await photo.png().toBuffer())).body as unknown as { data: object }).data).toEqual(kept)
    expect(await save({ own_picture: 'f'.repeat(64) })).toBe('promotions.picture_unknown')
    expect(await save({ own_picture: kept.own_picture, title: { zh_cn: '自有图片' } })).toBe('200')
    const card = (await list()).find(({ title }) => title === '自有图片') as unknown as { own_picture: object }
    expect(card.own_picture).toEqual({ url: kept.url, width: 1600, height: 400 })
    const read = (url: string) => env.app.inject({ url })
    const file = await read(kept.url)
    expect(file.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': expect.stringContaining('immutable'),
    })
    expect(createHash('sha256').update(file.rawPayload).digest('hex')).toBe(kept.own_picture)
    expect((await sharp(file.rawPayload).metadata()).width).toBe(1600)
    for (const name of [`${'0'.repeat(64)}.webp`, 'x', `${kept.own_picture}.png`])
      expect((await read(`/api/pictures/${name}`)).statusCode).toBe(404)
  })

  it('R2.33 forgets pictures that no activity shows, and keeps those that one does', async () => {
    const draw = async (background: string) => {
      const bytes = await sharp({ create: { width: 80, height: 60, channels: 3, background } })
        .png()
        .toBuffer()
      const { body } = await env.call('POST /office/promotions/pictures', {
        as: 'erin',
        file: { bytes, type: 'image/png' },
      })
      return (body as unknown as { data: { own_picture: string } }).data.own_picture
    }
    const [shown, unused] = [await draw('#111'), await draw('#222')]
    expect(await save({ own_picture: shown })).toBe('200')
    await env.owner.run(sql`update promotions.pictures set made_at = made_at - interval '2 days'`)
    const fresh = await draw('#333')
    const left = await env.owner.many<{ hash: string }>(sql`select hash from promotions.pictures`)
    const hashes = new Set(left.map(({ hash }) => hash))
    expect([shown, unused, fresh].map((hash) => hashes.has(hash))).toEqual([true, false, true])
  })
})
