import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Db, sql } from '../../kernel/db.ts'
import { emit } from '../../kernel/outbox.ts'
import { bonusGranted } from '../bonus/index.ts'
import { depositCredited, withdrawalPaid, withdrawalRefused } from '../cashier/index.ts'
import { loanReminded } from '../credit/index.ts'
import { holdMember, shutOut } from '../policy/index.ts'
import { putSetting } from '../site/index.ts'
import { sendBatch } from './campaign.ts'
import type { Delivery, Parcel } from './courier.port.ts'
import { waysSetting } from './mail.settings.ts'
import { forgetMassMail, sendOutgoing } from './outgoing.ts'

type Mail = { id: number; is_read: number; title: string; content: string; pid: number; is_system: number }
type Template = { kind: string; titles: Record<string, string>; is_on: boolean; is_own: boolean; seen: string }
type Thread = { id: number; state: string; assigned_name: string }
let env: Env
const parcels: Parcel[] = []
let delivery: Delivery = { outcome: 'sent' }
const { data, ok, outcome, member_id } = createScenario(() => env)

beforeAll(async () => {
  const email = {
    deliver: async (parcel: Parcel) => {
      parcels.push(parcel)
      return delivery
    },
  }
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:10Z', couriers: { email } })
})
afterEach(async () => {
  expect(await env.invariants()).toEqual([])
  await env.owner.run(sql`delete from mail.outgoing`)
  await env.owner.run(sql`delete from mail.messages`)
  await env.owner.run(sql`delete from mail.campaigns`)
  await env.owner.run(sql`delete from mail.threads`)
  await env.owner.run(sql`delete from mail.templates`)
  await env.owner.run(sql`truncate policy.bars, policy.limits, protection.exclusions`)
  await putSetting(env.db, waysSetting, { email: false, push: false })
  delivery = { outcome: 'sent' }
  parcels.length = 0
})
afterAll(() => env.stop())

const inbox = async (as = 'alice', lang = 'en') => {
  const { data: page, unread } = await ok('POST /member/message/list', { as, body: { limit: 50 }, lang })
  return { mails: (page as { data: Mail[] }).data, unread }
}
const outbox = async (as = 'alice') =>
  (await data<{ data: Mail[] }>('POST /member/message/send_list', { as, body: {} })).data
const write = async (content: string, as = 'alice', pid?: number) =>
  (
    await data<{ id: number }>(`POST /member/message/send${pid === undefined ? '' : `/${pid}`}`, {
      as,
      body: { title: 'help', content },
    })
  ).id
const threads = async (query: Record<string, string> = {}) =>
  (await data<{ data: Thread[] }>('GET /office/mail/threads', { as: 'sofia', query })).data
const step = (name: string, id: number, as = 'sofia', body: object = {}) =>
  outcome(`POST /office/mail/threads/${id}/${name}`, { as, body })
const answer = (id: number, content = 'we look', as = 'sofia') => step('answer', id, as, { content })

describe('R1.8 R3.7 R7.1 mail to and fro', () => {
  it('R4.16 goes from the outbox to the staff and comes back to the inbox, and a reply goes on in its thread', async () => {
    const id = await write('where is my money?')
    expect(await outbox()).toMatchObject([{ id, title: 'help', content: 'where is my money?', pid: 0 }])
    const [thread] = await threads({ open: '1' })
    expect(thread).toMatchObject({ state: 'waiting', assigned_name: '' })
    expect(await answer(thread?.id ?? 0)).toBe('200')
    const { mails, unread } = await inbox()
    expect(unread).toBe(1)
    expect(mails).toMatchObject([{ is_read: 0, title: 'help', content: 'we look', pid: id, is_system: 0 }])
    const again = await write('thank you', 'alice', mails[0]?.id)
    expect((await outbox())[0]).toMatchObject({ id: again, pid: mails[0]?.id })
    expect(await threads()).toMatchObject([{ id: thread?.id, state: 'taken', assigned_name: 'sofia' }])
    const whole = await data<{ messages: { box: string }[] }>(`GET /office/mail/threads/${thread?.id}`, { as: 'erin' })
    expect(whole.messages.map(({ box }) => box)).toEqual(['outbox', 'inbox', 'outbox'])
  })

  it('R4.16 is read and unread by many, deleted from either box and brought back; the count is never below none', async () => {
    const sent = await write('one')
    const [thread] = await threads()
    for (const text of ['a', 'b', 'c']) await answer(thread?.id ?? 0, text)
    const ids = (await inbox()).mails.map(({ id }) => id)
    const read = (state: number, of: unknown = ids) =>
      ok('POST /member/message/read', { as: 'alice', body: { ids: of, state } })
    expect((await read(1))['unread']).toBe(0)
    expect((await read(1))['unread']).toBe(0)
    expect((await read(0, ids.slice(0, 2)))['unread']).toBe(2)
    expect((await read(1, String(ids[0])))['unread']).toBe(1)
    const remove = (body: object) => ok('DELETE /member/message/delete', { as: 'alice', body })
    expect((await remove({ ids }))['unread']).toBe(0)
    expect((await inbox()).mails).toEqual([])
    expect(await outbox()).toHaveLength(1)
    expect((await ok('POST /member/message/restore', { as: 'alice', body: { ids } }))['unread']).toBe(1)
    await remove({ ids: [sent], message: true })
    expect(await outbox()).toEqual([])
    expect((await inbox()).mails).toHaveLength(3)
    await ok('POST /member/message/restore', { as: 'alice', body: { ids: [sent], flag: 1 } })
    expect(await outbox()).toHaveLength(1)
    env.clock.advance(86_400_001)
    env.call.forget()
    await remove({ ids: [sent], flag: 1 })
    env.clock.advance(86_400_001)
    env.call.forget()
    await ok('POST /member/message/restore', { as: 'alice', body: { ids: [sent], flag: 1 } })
    expect(await outbox()).toEqual([])
  })

  it('R8.8 is nobody else’s: what another has is not found, not read and not deleted', async () => {
    const id = await write('mine')
    await answer((await threads())[0]?.id ?? 0)
    const [mail] = (await inbox()).mails
    expect((await inbox('bobby')).mails).toEqual([])
    const body = { title: 'x', content: 'y' }
    expect(await outcome(`POST /member/message/send/${mail?.id}`, { as: 'bobby', body })).toBe('404 mail.not_found')
    await ok('POST /member/message/read', { as: 'bobby', body: { ids: [mail?.id], state: 1 } })
    await ok('DELETE /member/message/delete', { as: 'bobby', body: { ids: [mail?.id, id] } })
    await ok('DELETE /member/message/delete', { as: 'bobby', body: { ids: [mail?.id, id], flag: 1 } })
    expect(await inbox()).toMatchObject({ unread: 1, mails: [{ id: mail?.id }] })
    expect(await outbox()).toHaveLength(1)
  })

  it('is text and nothing else, and asks for both of its parts', async () => {
    const content = '<img src=x onerror=alert(1)> & "{{money}}"'
    await write(content)
    expect((await outbox())[0]?.content).toBe(content)
    const missing = await env.call('POST /member/message/send', { as: 'alice', body: { title: ' ' } })
    expect([missing.status, Object.keys(missing.body['errors'] as object)]).toEqual([422, ['title', 'content']])
    const long = { title: 'x', content: 'x'.repeat(2001) }
    expect(await outcome('POST /member/message/send', { as: 'alice', body: long })).toBe('422 common.invalid')
    expect(await outcome('POST /member/message/read', { as: 'alice', body: { ids: [] } })).toBe('422 common.invalid')
  })

  it('is one mail where thirty ask for the same at once, and so is an answer', async () => {
    const ids = await Promise.all(Array.from({ length: 30 }, () => write('again')))
    expect(new Set(ids).size).toBe(1)
    const [thread] = await threads()
    await Promise.all(Array.from({ length: 30 }, () => answer(thread?.id ?? 0)))
    expect((await inbox()).mails).toHaveLength(1)
  })

  it('has an end: twenty an hour', async () => {
    for (let i = 0; i < 20; i++) await write(`no. ${i}`, 'bobby')
    expect(await outcome('POST /member/message/send', { as: 'bobby', body: { title: 'a', content: 'b' } })).toBe(
      '429 mail.too_many',
    )
    expect(await data('GET /office/queues', { as: 'sofia' })).toMatchObject({ mail: 20 })
  })
})

describe('R6.6 the staff’s inbox', () => {
  it('gives a thread to one person, who gives it back; closing ends it until its member writes', async () => {
    const first = await write('hello')
    const id = (await threads({ open: '1' }))[0]?.id ?? 0
    const taken = await Promise.all(['sofia', 'erin'].map((as) => step('take', id, as)))
    expect(taken.toSorted()).toEqual(['200', '409 mail.taken'])
    const [holder = '', other = ''] = taken[0] === '200' ? ['sofia', 'erin'] : ['erin', 'sofia']
    expect(await answer(id, 'mine now', other)).toBe('409 mail.taken')
    expect(await step('give-back', id, holder)).toBe('200')
    expect(await step('give-back', id, holder)).toBe('409 mail.changed')
    expect(await step('close', id, other)).toBe('200')
    expect(await answer(id)).toBe('409 mail.changed')
    expect(await threads({ open: '1' })).toEqual([])
    await write('one more thing', 'alice', first)
    expect(await threads({ open: '1' })).toMatchObject([{ id, state: 'waiting' }])
    expect(await outcome('GET /office/mail/threads/999999', { as: 'sofia' })).toBe('404 mail.not_found')
    expect(await step('take', id, 'frank')).toBe('403 common.forbidden')
  })

  it('lets a colleague take over what somebody who is away has, once from whom they saw it with, and keeps who did', async () => {
    await write('anybody there?')
    const id = (await threads({ open: '1' }))[0]?.id ?? 0
    await step('take', id)
    const [seen] = await data<{ data: { assigned_to: number }[] }>('GET /office/mail/threads', { as: 'erin' }).then(
      (page) => page.data,
    )
    const from = seen?.assigned_to
    expect(await answer(id, 'we look', 'erin')).toBe('409 mail.taken')
    expect(await step('take-over', id, 'erin', { from })).toBe('200')
    expect(await step('take-over', id, 'erin', { from })).toBe('200')
    expect(await answer(id, 'we look', 'erin')).toBe('200')
    expect(await step('give-back', id)).toBe('409 mail.taken')
    expect(await step('take-over', id, 'sofia', { from: 999_999 })).toBe('409 mail.changed')
    const told = await data<{ data: { before: string; after: string }[] }>('GET /office/audit', {
      as: 'erin',
      query: { action: 'mail.taken_over' },
    })
    expect(told.data).toMatchObject([
      { before: expect.stringContaining('sofia') as string, after: expect.stringContaining('erin') as string },
    ])
  })

  it('keeps canned answers in their order', async () => {
    const answers = [
      { title: 'b', content: 'two' },
      { title: 'a', content: 'one' },
    ]
    const { seen } = await data<{ seen: string }>('GET /office/mail/answers', { as: 'sofia' })
    const set = await data<object>('POST /office/mail/answers', { as: 'sofia', body: { answers, seen } })
    expect(set).toMatchObject({ answers })
    expect(await data('GET /office/mail/answers', { as: 'frank' })).toEqual(set)
  })

  it('R6.6 saves no canned answers over those that a colleague set meanwhile', async () => {
    const read = (as: string) => data<{ answers: object[]; seen: string }>('GET /office/mail/answers', { as })
    const set = (as: string, answers: object[], seen: string) =>
      outcome('POST /office/mail/answers', { as, body: { answers, seen } })
    const [sofias, erins] = [await read('sofia'), await read('erin')]
    const more = [...sofias.answers, { title: 'new', content: 'of sofia' }]
    const told = await Promise.all([
      set('sofia', more, sofias.seen),
      set('erin', [{ title: 'only', content: 'of erin' }], erins.seen),
    ])
    expect(told.toSorted()).toEqual(['200', '409 common.conflict'])
    const { answers: first } = await read('frank')
    expect(await set('erin', [], erins.seen)).toBe('409 common.conflict')
    expect(await set('sofia', first, sofias.seen)).toBe('200')
    const { answers, seen } = await read('erin')
    expect(answers).toEqual(first)
    expect(await set('erin', [], seen)).toBe('200')
  })
})

const findTemplate = async (kind: string) =>
  (await data<Template[]>('GET /office/mail/templates', { as: 'erin' })).find((one) => one.kind === kind)

const tellAll = async () => {
  const about = {
    member_id: await member_id('alice'),
    id: env.ids.uuid(),
    bill_no: 'X1',
    asset: 'CNY',
    amount: 12_345n,
  }
  const title = { zh_cn: '首存', en: 'First' }
  const tell = () =>
    env.db.tx(async (tx) => {
      await emit(tx, depositCredited, { ...about, channel_id: 1, payment_type: 'x' })
      await emit(tx, withdrawalPaid, { ...about, fee: 45n })
      await emit(tx, withdrawalRefused, { ...about, reason: 'no card' })
      await emit(tx, bonusGranted, { ...about, title })
      await emit(tx, loanReminded, { ...about, due_on: '2026-02-01', is_overdue: false })
      await emit(tx, loanReminded, { ...about, due_on: '2026-02-01', is_overdue: true })
    })
  await tell()
  await tell()
  await env.drain()
}

describe('what the product writes by itself', () => {
  it('is read without a write, but where the language is another one than before', async () => {
    const row = async () =>
      env.owner.one(sql`select xmin, xmax, lang from mail.members where member_id = ${await member_id('alice')}`)
    await inbox('alice', 'th')
    const before = await row()
    expect(before).toMatchObject({ lang: 'th' })
    await inbox('alice', 'th')
    expect(await row()).toEqual(before)
    await inbox('alice', 'en')
    expect(await row()).toMatchObject({ lang: 'en' })
  })

  it('comes once for each thing that happened, in the language of whoever reads', async () => {
    await tellAll()
    const { mails } = await inbox()
    expect(mails.map(({ title, is_system }) => `${title} ${is_system}`).toSorted()).toEqual([
      'Your bonus has begun 1',
      'Your deposit has arrived 1',
      'Your loan falls due soon 1',
      'Your loan is overdue 1',
      'Your withdrawal was not paid 1',
      'Your withdrawal was paid 1',
    ])
    const texts = mails.map(({ content }) => content).join('\n')
    expect(texts).toContain('123.45')
    expect(texts).toContain('withdrawal of ¥123.00 was paid, fee ¥0.45')
    expect(texts).toContain('Reason: no card')
    expect(texts).toContain('“First” of ¥123.45')
    expect(texts).not.toMatch(/[{}]/)
    expect((await inbox('alice', 'th')).mails.map(({ title }) => title)).toContain('ยอดฝากของคุณเข้าแล้ว')
  })

  it('R9.1 of a withdrawal that staff refuse says why in the language of whoever reads, and nothing of one that its member takes back', async () => {
    const [card] = await data<{ id: number }[]>('GET /member/bank', { as: 'alice' })
    const body = { member_bank_id: card?.id, money: '100', qk_pwd: '888888', member_remark: 'rent' }
    const draw = async () => {
      await ok('POST /drawing', { as: 'alice', key: env.ids.uuid(), body })
      const asked = { as: 'frank', query: { open: '1' } }
      const { data: rows } = await data<{ data: { id: string; bill_no: string }[] }>('GET /office/withdrawals', asked)
      return rows[0] ?? { id: '', bill_no: '' }
    }
    const reason = '持卡人与实名不一致，请绑定本人银行卡 VISA 7'
    await ok(`POST /office/withdrawals/${(await draw()).id}/reject`, { as: 'frank', body: { reason } })
    await ok('POST /drawing/cancel', { as: 'alice', key: env.ids.uuid(), body: { bill_no: (await draw()).bill_no } })
    await env.drain()
    expect((await inbox()).mails).toMatchObject([
      {
        title: 'Your withdrawal was not paid',
        content: expect.stringMatching(
          /The card is in another name\. Please bind a card of your own VISA 7\./,
        ) as string,
      },
    ])
    const [thai] = (await inbox('alice', 'th')).mails
    expect(thai?.content).toContain('ชื่อเจ้าของบัญชีไม่ตรงกับชื่อสมาชิก กรุณาใช้บัญชีของตนเอง VISA 7')
  })

  it('is what the operator wrote, each blank checked; none is sent that is off, nor twice to one who answers', async () => {
    const langs = (text: string) => Object.fromEntries(['zh_cn', 'zh_hk', 'en', 'th', 'vi'].map((one) => [one, text]))
    const set = async (text: string, is_on = true) => {
      const seen = (await findTemplate('deposit_credited'))?.seen
      const body = { titles: langs('Hello'), contents: langs(text), is_on, seen }
      return outcome('POST /office/mail/templates/deposit_credited', { as: 'erin', body })
    }
    expect(await set('{{moneys}}')).toBe('400 mail.blank_unknown')
    expect(await set('nothing')).toBe('400 mail.blank_missing')
    expect(await set('Got {{money}} <b>')).toBe('200')
    await tellAll()
    const own = (await inbox()).mails.find(({ title }) => title === 'Hello')
    expect(own?.content).toBe('Got ¥123.45 <b>')
    await write('thanks', 'alice', own?.id)
    expect(await threads({ open: '1' })).toMatchObject([{ title: 'help', state: 'waiting' }])
    expect(await set('Got {{money}}', false)).toBe('200')
    await tellAll()
    expect((await inbox()).mails.filter(({ title }) => title === 'Hello')).toHaveLength(1)
    expect(await findTemplate('deposit_credited')).toMatchObject({ is_own: false })
    expect(await findTemplate('new_login')).toMatchObject({ is_own: true, blanks: ['time', 'ip'] })
  })

  it('R6.6 stays as a colleague set it, whose switch nobody turns on again from an older form', async () => {
    const set = (read: Template | undefined, part: object) =>
      outcome('POST /office/mail/templates/loan_due', { as: 'erin', body: { ...read, ...part } })
    const old = await findTemplate('loan_due')
    const told = await Promise.all([set(old, { is_on: false }), set(old, { is_on: false })])
    expect(told).toEqual(['200', '200'])
    const off = await findTemplate('loan_due')
    expect(off).toMatchObject({ is_own: false, is_on: false })
    const titles = { ...old?.titles, en: 'Pay soon' }
    expect(await set(old, { titles })).toBe('409 common.conflict')
    expect(await findTemplate('loan_due')).toEqual(off)
    const both = await Promise.all([set(off, { titles }), set(off, { is_on: true })])
    expect(both.toSorted()).toEqual(['200', '409 common.conflict'])
  })

  const DAY_MS = 86_400_000
  const OWN = '11111111-1111-4111-8111-111111111111'
  const logIn = async (ip: string, device?: string) => {
    const { key } = await data<{ key: string }>('POST /auth/captcha', { body: {}, ip })
    const headers: Record<string, string> = device === undefined ? {} : { cookie: `moongate_device=${device}` }
    await ok('POST /auth/login', { body: { name: 'carol', password: 'Moongate88', captcha: '7777', key }, ip, headers })
    env.clock.advance(1000)
  }
  const listLogins = async () => {
    await env.drain()
    env.call.forget()
    const { mails } = await inbox('carol')
    return mails.filter(({ title }) => title.startsWith('New login')).map(({ content }) => content)
  }

  it('tells of a login from an address that its member never used, and of no other', async () => {
    for (const ip of ['203.0.113.7', '203.0.113.7', '198.51.100.9', '203.0.113.7']) await logIn(ip)
    expect(await listLogins()).toEqual([expect.stringContaining('198.51.100.9')])
  })

  it('tells of it also where its member was away for longer than sessions are kept, and not of their own browser', async () => {
    const comeBack = async (ip: string, device?: string) => {
      env.clock.advance(60 * DAY_MS)
      await env.db.run(sql`select kernel.enqueue('sessions.sweep', '{}'::json, null, null, 1)`)
      await env.drain()
      await logIn(ip, device)
      await env.drain()
    }
    await logIn('203.0.113.7', OWN)
    await comeBack('198.51.100.10')
    await comeBack('198.51.100.11', OWN)
    await comeBack('198.51.100.11')
    expect(await listLogins()).toEqual([expect.stringContaining('198.51.100.10')])
  })
})

describe('what the product writes of protection and access', () => {
  const asCarol = async (route: string, body: object) => {
    env.call.forget()
    return ok(route, { as: 'carol', body })
  }
  const listTold = async (lang: string) => {
    env.call.forget()
    return (await inbox('carol', lang)).mails.map(({ title, content }) => `${title} | ${content}`).toReversed()
  }

  it('R6.3 tells of each change of a limit, of a break that begins and ends, once, and of nothing that changed nothing', async () => {
    const set = (kind: string, amount: string | null) =>
      asCarol('POST /member/protection/limit', { kind, period: 'day', amount })
    await set('deposit', '1500')
    await set('deposit', '1500')
    await set('deposit', '2000')
    await set('time', '1.5')
    await set('time', null)
    env.clock.advance(86_400_000)
    await asCarol('POST /member/protection/limit/confirm', { kind: 'deposit', period: 'day' })
    await asCarol('POST /member/protection/limit/confirm', { kind: 'time', period: 'day' })
    await asCarol('POST /member/protection/exclude', { span: '1h' })
    await env.drain()
    const all = await listTold('en')
    // What else came before came with a login of another test.
    const told = all.filter((text) => !text.startsWith('New login'))
    expect(told.map((text) => text.replaceAll(/\d{4}-\d\d-\d\d [\d:]{8}/g, '@'))).toEqual([
      expect.stringContaining('Daily deposit limit: it is now ¥1,500.00, from this moment on. Time: @'),
      expect.stringContaining('Daily deposit limit: you asked to raise it to ¥2,000.00; you can confirm from @'),
      expect.stringContaining('Daily time limit: it is now 1.50 hours'),
      expect.stringContaining('Daily time limit: you asked to remove it; you can confirm from @'),
      expect.stringContaining('Daily deposit limit: raised to ¥2,000.00'),
      expect.stringContaining('Daily time limit: removed'),
      expect.stringContaining('Time-out: in force since @, until @.'),
    ])
    const { job } = createScenario(() => env)
    await job('protection.end')
    env.clock.advance(3_599_000)
    await job('protection.end')
    expect(await listTold('th')).toHaveLength(all.length)
    env.clock.advance(1000)
    await Promise.all([job('protection.end'), job('protection.end')])
    await env.drain()
    expect((await listTold('zh_cn')).slice(all.length)).toEqual([
      expect.stringMatching(/^您的休息已结束 \| 您的短期休息已于/),
    ])
  })

  it('R6.3 says nothing of a break that is over while a longer one holds', async () => {
    await asCarol('POST /member/protection/exclude', { span: '1h' })
    await asCarol('POST /member/protection/exclude', { span: 'ever' })
    env.clock.advance(3_600_000)
    await createScenario(() => env).job('protection.end')
    await env.drain()
    const told = await listTold('vi')
    expect(told.filter((text) => text.includes('kết thúc lúc'))).toEqual([])
    expect(told.filter((text) => text.includes('| Tự loại trừ: có hiệu lực từ'))).toEqual([
      expect.stringContaining('vĩnh viễn'),
    ])
  })
})

const begin = (part: object = {}) => ({
  id: env.ids.uuid(),
  titles: { zh_cn: '新年', zh_hk: '新年', en: 'New year', th: 'x', vi: 'y' },
  contents: { zh_cn: '好', zh_hk: '好', en: 'Good', th: 'x', vi: 'y' },
  audience: 'everybody',
  least: 0,
  ...part,
})
type Campaign = { state: string; sent: number; total: number }
const shown = async () =>
  (await data<{ data: Campaign[] }>('GET /office/mail/campaigns', { as: 'erin' })).data[0] as Campaign

describe('a mass mail', () => {
  it('reaches each member once, however often a worker dies, is begun again, or two work at once', async () => {
    await env.owner.run(sql`insert into members.members (name, is_demo, registered_at)
      select 'crowd' || n, n % 100 = 0, now() from generate_series(1, 2300) n on conflict do nothing`)
    const body = begin()
    await env.drain()
    await env.owner.run(sql`delete from mail.messages`)
    const { total } = await data<Campaign>('POST /office/mail/campaigns', { as: 'erin', body })
    const before = await data('POST /office/mail/campaigns', { as: 'erin', body })
    expect(before).toMatchObject({ total, sent: 0 })
    const dying: Db = {
      ...env.db,
      tx: (fn) => env.db.tx(async (tx) => Promise.reject(await fn(tx).then(() => new Error('killed')))),
    }
    for (let i = 0; i < 20; i++) {
      await expect(sendBatch({ ...env, db: dying }, body.id)).rejects.toThrow('killed')
      if (i % 5 === 0) await Promise.all([sendBatch(env, body.id), sendBatch(env, body.id)])
    }
    await env.drain()
    expect(await shown()).toMatchObject({ state: 'done', sent: total, total })
    const reached = await env.owner.one<{ n: number; each: number }>(
      sql`select count(*)::int as n, count(distinct m.member_id)::int as each from mail.messages m join members.members a on a.id = m.member_id and not a.is_demo`,
    )
    expect(reached).toEqual({ n: total, each: total })
    expect(total).toBeGreaterThan(2270)
  })

  it('R6.3 leaves out who is shut out before it begins, while it runs, and before what of it leaves the site has left', async () => {
    await env.owner.run(sql`delete from policy.bars`)
    await env.owner.run(sql`update members.members set email = name || '@example.com' where name in ('alice', 'bobby')`)
    await putSetting(env.db, waysSetting, { email: true, push: false })
    const [alice, bobby, carol] = [await member_id('alice'), await member_id('bobby'), await member_id('carol')]
    const query = { audience: 'everybody' }
    const before = await data<{ total: number }>('GET /office/mail/audience', { as: 'erin', query })
    await env.db.tx((tx) => shutOut(tx, carol, null))
    const body = begin()
    const { total } = await data<Campaign>('POST /office/mail/campaigns', { as: 'erin', body })
    expect(total).toBe(before.total - 1)
    // Bobby is about to shut himself out when his batch begins: it waits for him and leaves him out.
    let sending: Promise<void> | undefined
    await env.db.tx(async (tx) => {
      await holdMember(tx, bobby)
      sending = sendBatch(env, body.id)
      const count = () =>
        env.owner.run(
          sql`select from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`,
        )
      await expect.poll(count).toBe(1)
      await shutOut(tx, bobby, null)
    })
    await sending
    const reached = await env.owner.many<{ member_id: number }>(
      sql`select member_id from mail.messages where source = ${`campaign:${body.id}`} and member_id = any (${[alice, bobby, carol]}::int[])`,
    )
    expect(reached).toEqual([{ member_id: alice }])
    await env.db.tx((tx) => shutOut(tx, alice, null))
    await env.drain()
    expect(parcels).toEqual([])
    expect(await env.owner.many(sql`select member_id, state from mail.outgoing`)).toEqual([
      { member_id: alice, state: 'withheld' },
    ])
    // Of what the product itself has to say, nothing is withheld.
    await tellAll()
    expect(parcels).toHaveLength(6)
  })

  it('is forgotten as it left the site after 90 days; every other mail that left is kept, and so is what waits', async () => {
    await env.owner
      .run(sql`insert into mail.outgoing (member_id, message_id, way, address, title, content, state, is_mass, created_at)
      select ${await member_id('alice')}::int, n, 'email', what, 't', 'c', state, is_mass, ${env.clock.now()}::timestamptz - age::interval
      from (values ('old', 'sent', true, '90 days 1 s'), ('young', 'sent', true, '90 days'), ('letter', 'sent', false, '2 years'),
        ('waits', 'queued', true, '2 years'), ('withheld', 'withheld', true, '1 year')) as v (what, state, is_mass, age), generate_series(1, 3) n`)
    await forgetMassMail(env)
    const left = await env.owner.many<{ address: string }>(
      sql`select distinct address from mail.outgoing order by address`,
    )
    expect(left.map(({ address }) => address)).toEqual(['letter', 'waits', 'young'])
  })

  it('is stopped and goes on where it was; by level, by agents, and not to whom something protects', async () => {
    const bobby = await member_id('bobby')
    await env.db.tx((tx) => shutOut(tx, bobby, null))
    const count = async (query: Record<string, string>) =>
      (await data<{ total: number }>('GET /office/mail/audience', { as: 'erin', query })).total
    const agents = await count({ audience: 'agents' })
    expect(agents).toBeGreaterThan(0)
    expect(await count({ audience: 'level', least: '99' })).toBe(0)
    expect(await count({ audience: 'away', least: '3650' })).toBe(0)
    const body = begin({ audience: 'level', least: 99 })
    expect(await outcome('POST /office/mail/campaigns', { as: 'erin', body })).toBe('400 mail.nobody')
    const all = begin()
    await ok('POST /office/mail/campaigns', { as: 'erin', body: all })
    await ok(`POST /office/mail/campaigns/${all.id}/stop`, { as: 'erin' })
    await env.drain()
    expect(await shown()).toMatchObject({ state: 'stopped', sent: 0 })
    await ok(`POST /office/mail/campaigns/${all.id}/resume`, { as: 'erin' })
    await env.drain()
    const { state, sent, total } = await shown()
    expect({ state, sent }).toEqual({ state: 'done', sent: total })
    expect(await outcome(`POST /office/mail/campaigns/${all.id}/stop`, { as: 'erin' })).toBe('409 mail.changed')
    expect((await inbox('bobby')).mails).toEqual([])
    expect(await outcome('POST /office/mail/campaigns', { as: 'sofia', body: begin() })).toBe('403 common.forbidden')
  })
})

describe('what leaves the site', () => {
  it('R6.6 leaves by the ways that staff set, who see which of them somebody is connected to', async () => {
    const show = () => data('GET /office/mail/settings', { as: 'erin' })
    const set = async (body: object, as = 'erin') => {
      const { seen } = await data<{ seen: string }>('GET /office/mail/settings', { as: 'erin' })
      return outcome('POST /office/mail/settings', { as, body: { seen, ...body } })
    }
    expect(await show()).toMatchObject({ email: false, push: false, most_an_hour: 20, connected: ['email'] })
    const wanted = { email: false, push: true, most_an_hour: 1 }
    expect(await set(wanted, 'sofia')).toBe('403 common.forbidden')
    expect(await set({ ...wanted, most_an_hour: 0 })).toBe('422 common.invalid')
    expect(await set(wanted)).toBe('200')
    expect(await show()).toMatchObject({ ...wanted, connected: ['email'] })
    const [entry] = await env.owner.many(sql`select action, before, after from audit.entries order by id desc limit 1`)
    expect(entry).toMatchObject({ action: 'mail.settings_set', before: { most_an_hour: 20 }, after: wanted })
    await write('one')
    expect(await outcome('POST /member/message/send', { as: 'alice', body: { title: 'a', content: 'b' } })).toBe(
      '429 mail.too_many',
    )
    await tellAll()
    const ways = await env.owner.many(sql`select distinct way, state from mail.outgoing`)
    expect(ways).toEqual([{ way: 'push', state: 'logged' }])
    await set({ email: false, push: false, most_an_hour: 20 })
  })

  it('goes to those who told an address by whoever is connected, is tried again when unclear, and is logged on a way that nobody takes', async () => {
    await putSetting(env.db, waysSetting, { email: true, push: true })
    await env.owner.run(sql`update members.members set email = 'alice@example.com' where name = 'alice'`)
    await inbox('alice', 'vi')
    delivery = { outcome: 'unclear', error: 'no answer' }
    await tellAll()
    const states = () =>
      env.owner.many<{ way: string; state: string; n: number }>(
        sql`select way, state, count(*)::int as n from mail.outgoing group by way, state order by way, state`,
      )
    const logged = { way: 'push', state: 'logged', n: 6 }
    expect(await states()).toEqual([{ way: 'email', state: 'queued', n: 6 }, logged])
    delivery = { outcome: 'sent' }
    parcels.length = 0
    env.clock.advance(300_000)
    const { job } = createScenario(() => env)
    await job('mail.send_out')
    await job('mail.send_out')
    expect(await states()).toEqual([{ way: 'email', state: 'sent', n: 6 }, logged])
    expect(parcels).toHaveLength(6)
    expect(parcels[0]).toMatchObject({ address: 'alice@example.com' })
    expect(parcels.map(({ title }) => title)).toContain('Đã chi trả lệnh rút')
    env.call.forget()
    const log = await data<{ data: object[] }>('GET /office/mail/outgoing', { as: 'erin', query: { way: 'email' } })
    expect(log.data).toHaveLength(6)
  })

  it('R6.6 shows who may not read what members and staff write each other none of it where it left the site', async () => {
    await putSetting(env.db, waysSetting, { email: true, push: false })
    await env.owner.run(sql`update members.members set email = 'alice@example.com' where name = 'alice'`)
    await write('my card ends in 6789')
    await answer((await threads())[0]?.id ?? 0, 'we have seen your card 6789')
    await tellAll()
    const read = async () => {
      env.call.forget()
      env.clock.advance(60_000)
      const { data: page } = await ok('GET /office/mail/outgoing', { as: 'erin' })
      return (page as { data: { title: string; content: string }[] }).data
    }
    const words = 'we have seen your card 6789'
    expect((await read()).filter(({ title, content }) => title === 'help' && content === words)).toHaveLength(1)
    await env.owner.run(sql`update staff.staff set roles = '{content}' where name = 'erin'`)
    const shown = await read()
    await env.owner.run(sql`update staff.staff set roles = '{support,finance,content,risk,admin}' where name = 'erin'`)
    expect(shown.filter(({ title, content }) => title === 'help' || content === words)).toEqual([])
    expect(shown.filter(({ content }) => content === '')).toHaveLength(1)
    expect(shown.length).toBeGreaterThan(1)
  })

  it('goes out once, however slow who takes it is, and whoever else sends meanwhile', async () => {
    await putSetting(env.db, waysSetting, { email: true, push: false })
    await env.owner.run(sql`update members.members set email = 'alice@example.com' where name = 'alice'`)
    delivery = { outcome: 'unclear', error: 'no answer' }
    await tellAll()
    env.clock.advance(300_000)
    const taken: number[] = []
    const slow = async ({ id }: Parcel): Promise<Delivery> => {
      taken.push(id)
      if (taken.length <= 4) env.clock.advance(60_000)
      if (taken.length === 4) await sendOutgoing(d)
      return { outcome: 'sent' }
    }
    const d = { ...env, couriers: { email: { deliver: slow } } }
    await sendOutgoing(d)
    expect([taken.length, new Set(taken).size]).toEqual([6, 6])
  })
})
