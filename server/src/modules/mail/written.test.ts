import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { START, createMailbox } from './test-mailbox.ts'

type Template = { kind: string; titles: Record<string, string>; is_on: boolean; is_own: boolean; seen: string }
let env: Env
const { data, ok, outcome, member_id } = createScenario(() => env)
const { clear, inbox, write, threads, tellAll } = createMailbox(() => env)

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: START })
})
afterEach(clear)
afterAll(() => env.stop())

const findTemplate = async (kind: string) =>
  (await data<Template[]>('GET /office/mail/templates', { as: 'erin' })).find((one) => one.kind === kind)

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
  // Whatever case came before, each begins with the first login of all of its member.
  beforeEach(async () => {
    await env.owner.run(sql`delete from sessions.known_devices where member_id = ${await member_id('carol')}`)
    await env.owner.run(sql`delete from sessions.sessions where member_id = ${await member_id('carol')}`)
    env.call.forget()
  })
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
