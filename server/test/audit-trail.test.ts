import { recordOnce } from '../src/modules/audit/index.ts'
import { sql } from '../src/kernel/db.ts'
import { startEnv, type Env } from '@moongate/testing/env'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let env: Env
beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-11-21T04:00:00Z' })
})
afterAll(() => env.stop())

let since = 0n
/** Each case begins with what counts a quarter of an hour forgotten: blocked logins, and what was read. */
beforeEach(async () => {
  env.clock.advance(16 * 60_000)
  env.call.forget()
  since = (await env.owner.one<{ n: bigint }>(sql`select coalesce(max(id), 0) as n from audit.entries`)).n
})
type Entry = { actor_name: string; action: string; target: string; before: unknown; after: unknown }
/** What was recorded in this case, logins aside. */
const trail = () =>
  env.owner.many<Entry>(
    sql`select actor_name, action, target, before, after from audit.entries where id > ${since} and action <> 'staff.logged_in' order by id`,
  )
const told = async () => (await trail()).map((e) => `${e.actor_name} ${e.action} ${e.target}`)
const ok = async <T>(call: Parameters<Env['call']>[0], ask: Parameters<Env['call']>[1]): Promise<T> => {
  const { status, body } = await env.call(call, ask)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data as T
}

describe('R6.6 the audit log tells', () => {
  it('of a member of staff who leaves', async () => {
    await ok('POST /office/logout', { as: 'frank' })
    env.call.forget()
    expect(await told()).toEqual(['frank staff.logged_out staff:2'])
  })

  it('of each failed login of staff, and of a block once while it lasts', async () => {
    const knock = (name: string) =>
      env.call('POST /office/login', { body: { name, password: 'wrong-password', totp: '000000' } })
    for (let i = 0; i < 13; i++) await knock('sofia')
    await knock('nobody')
    expect(await told()).toEqual([
      ...Array<string>(10).fill('login staff.login_failed staff:3'),
      'login staff.login_blocked staff:3',
      'login staff.login_failed staff:unknown',
    ])
    expect((await trail()).at(-1)?.after).toEqual({ name: 'nobody' })
  })

  it('R5.11 of a card that is bound, changed and unbound, by its last digits alone', async () => {
    const card = { card_no: '6222020200112233445', bank_type: 'ICBC', bank_address: '上海分行', owner_name: '王丽丽' }
    const { id } = await ok<{ id: number }>('POST /member/bank', { as: 'alice', body: card })
    await ok(`PATCH /member/bank/${id}`, { as: 'alice', body: { ...card, card_no: '6222020200112239999' } })
    await ok(`DELETE /member/bank/${id}`, { as: 'alice' })
    expect(await told()).toEqual([
      'alice bank.card_bound member:1',
      'alice bank.card_changed member:1',
      'alice bank.card_unbound member:1',
    ])
    const [bound, changed, unbound] = await trail()
    expect(bound?.after).toMatchObject({ card: id, last_digits: '3445' })
    expect([changed?.before, changed?.after]).toMatchObject([{ last_digits: '3445' }, { last_digits: '9999' }])
    expect(unbound?.before).toMatchObject({ last_digits: '9999' })
    expect(JSON.stringify(await trail())).not.toContain('622202')
  })

  it("of who reads a member's file, once in a quarter of an hour", async () => {
    for (let i = 0; i < 3; i++) await ok('GET /office/members/1', { as: 'sofia' })
    await ok('GET /office/members/1', { as: 'erin' })
    env.clock.advance(15 * 60_000)
    await ok('GET /office/members/1', { as: 'sofia' })
    expect(await told()).toEqual([
      'sofia office.member_read member:1',
      'erin office.member_read member:1',
      'sofia office.member_read member:1',
    ])
  })

  it('of whose card number was shown whole, and to whom; nothing of one that was not', async () => {
    const [card] = await ok<{ id: number }[]>('GET /member/bank', { as: 'alice' })
    const body = { member_bank_id: card?.id, money: '100', qk_pwd: '888888', member_remark: 'rent' }
    await ok('POST /drawing', { as: 'alice', body })
    const [order] = (await ok<{ data: { bill_no: string }[] }>('GET /office/withdrawals', { as: 'sofia' })).data
    expect(await told()).toEqual([])
    for (let i = 0; i < 2; i++) await ok('GET /office/withdrawals', { as: 'frank' })
    expect(await told()).toEqual([`frank cashier.card_read withdrawal:${order?.bill_no}`])
    expect(await env.invariants()).toEqual([])
  })

  it('of a day that somebody of the staff compares again, and of none that is not over', async () => {
    await ok('POST /office/reconciliation/days/2026-11-20/compare', { as: 'frank', body: {} })
    await env.call('POST /office/reconciliation/days/2026-11-21/compare', { as: 'frank', body: {} })
    expect(await told()).toEqual(['frank reconciliation.day_compared reconciliation:2026-11-20'])
  })

  it('of the texts of mails and canned answers, as they were and as they are', async () => {
    const toTexts = (text: string) => Object.fromEntries(['zh_cn', 'zh_hk', 'en', 'th', 'vi'].map((one) => [one, text]))
    const write = async (text: string) => {
      const templates = await ok<{ kind: string; seen: string }[]>('GET /office/mail/templates', { as: 'erin' })
      const seen = templates.find(({ kind }) => kind === 'deposit_credited')?.seen
      await ok('POST /office/mail/templates/deposit_credited', {
        as: 'erin',
        body: { titles: toTexts('Hello'), contents: toTexts(`${text} {{money}}`), is_on: true, seen },
      })
    }
    await write('Got')
    await write('Have')
    const content = (text: string) => ({ content: toTexts(`${text} {{money}}`) })
    expect((await trail()).map(({ before, after }) => ({ before, after }))).toMatchObject([
      { after: content('Got') },
      { before: content('Got'), after: content('Have') },
    ])
  })

  it('of a withdrawal password that was locked', async () => {
    const change = { old_qk_pwd: '000000', qk_pwd: '111111', qk_pwd_confirmation: '111111' }
    for (let i = 0; i < 6; i++) await env.call('POST /member/drawing_pwd/modify', { as: 'carol', body: change })
    expect(await told()).toEqual(['members members.withdrawal_password_locked member:3'])
  })

  it('of terms, prizes, offers and plans, with how they stood before and how they stand since', async () => {
    type Weights = { gameType: number; percent: number }[]
    type Bonus = { id: number; terms: { percent: number; weights: Weights } }
    const weigh = (weights: Weights = []) => weights.map(({ gameType, percent: weight }) => ({ gameType, weight }))
    const get = <T>(path: string) => ok<T>(`GET /office/${path}`, { as: 'erin' })
    let n = 0
    const set = (path: string, body: object) =>
      ok(`POST /office/${path}`, { as: 'erin', key: `of-the-trail-${++n}`, body: { ...body, reason: 'a season' } })
    const { terms: rebate } = await get<{ terms: { days: number } }>('rebate/rates')
    await set('rebate/terms', { ...rebate, days: rebate.days + 1 })
    type Wheel = {
      terms: { most: number }
      prizes: { pic: string; stock: number | null }[]
      rest: number
      seen: string
    }
    const { terms: wheel, prizes, rest, seen } = await get<Wheel>('wheel/design')
    await set('wheel/terms', { ...wheel, most: wheel.most + 1 })
    await set('wheel/prizes', { prizes, rest, seen })
    const [bonus] = (await get<{ offers: Bonus[] }>('bonus/offers')).offers
    const percent = Number(bonus?.terms.percent)
    const { terms } = { ...bonus }
    await set('bonus/offers', { ...bonus, ...terms, percent: percent + 1, weights: weigh(terms?.weights) })
    type Plan = { id: number; seen: string; is_open: boolean }
    const at = (await get<Plan[]>('savings/plans')).findIndex(({ is_open }) => is_open)
    for (const is_open of [false, true]) {
      const plan = (await get<Plan[]>('savings/plans'))[at]
      await set(`savings/plans/${plan?.id}/switch`, { is_open, seen: plan?.seen })
    }
    const changed = (await trail()).map(({ actor_name, action, before, after }) => ({
      actor_name,
      action,
      before,
      after,
    }))
    const erin = { actor_name: 'erin' }
    expect(changed).toMatchObject([
      { ...erin, action: 'rebate.terms_set', before: { days: rebate.days }, after: { days: rebate.days + 1 } },
      { ...erin, action: 'wheel.terms_set', before: { most: wheel.most }, after: { most: wheel.most + 1 } },
      { ...erin, action: 'wheel.prizes_set', before: { rest }, after: { rest } },
      { ...erin, action: 'bonus.offer_saved', before: { percent }, after: { percent: percent + 1 } },
      { ...erin, action: 'savings.plan_closed', before: { is_open: true }, after: { is_open: false } },
      { ...erin, action: 'savings.plan_opened', before: { is_open: false }, after: { is_open: true } },
    ])
  })

  it('of nothing twice in one list', async () => {
    const entry = { actor: { type: 'system', name: 'x' }, action: 'office.member_read' } as const
    await recordOnce(env.db, entry, ['a:1', 'a:2'])
    await recordOnce(env.db, entry, ['a:2', 'a:3'])
    expect(await told()).toEqual(['x office.member_read a:1', 'x office.member_read a:2', 'x office.member_read a:3'])
  })

  it('of each of two papers of one member, once', async () => {
    const entry = { actor: { type: 'system', name: 'x' }, action: 'papers.picture_read' } as const
    for (const paper of ['p', 'q', 'p', 'q']) await recordOnce(env.db, { ...entry, after: { paper } }, ['a:1'], 'entry')
    expect((await trail()).map(({ after }) => after)).toEqual([{ paper: 'p' }, { paper: 'q' }])
  })
})

describe('R6.6 the audit log is narrowed', () => {
  type Named = { key: string; name: string }
  const find = (query: string, lang = 'en') =>
    ok<{ total: number; data: { actor: string; actor_key: string; target: string }[] }>(
      `GET /office/audit?limit=100&${query}`,
      { as: 'erin', lang },
    )

  it('by a person and an action, whose names come from the log itself', async () => {
    await ok('GET /office/members/2', { as: 'sofia' })
    const { actors, actions } = await ok<{ actors: Named[]; actions: Named[] }>('GET /office/audit/filters', {
      as: 'erin',
      lang: 'en',
    })
    expect(actors).toContainEqual({ key: 'staff:sofia', name: 'Staff sofia' })
    expect(actions).toContainEqual({ key: 'office.member_read', name: 'Read member file' })
    const found = await find('actor=staff:sofia&action=office.member_read')
    expect(found.data.length).toBe(found.total)
    expect(new Set(found.data.map(({ actor_key }) => actor_key))).toEqual(new Set(['staff:sofia']))
    expect(found.data.map(({ target }) => target)).toContain('member:2')
    expect((await find('actor=staff:sofi')).total).toBe(0)
    expect((await find('target=member:2')).data.every(({ target }) => target === 'member:2')).toBe(true)
  })

  it('by those alone who may read it, and by kinds of persons that exist', async () => {
    expect((await env.call('GET /office/audit/filters', { as: 'sofia' })).status).toBe(403)
    expect((await env.call('GET /office/audit?actor=nobody:x', { as: 'erin' })).status).toBe(422)
  })

  it('and says what a target is called, in the words of its reader, where it has a name', async () => {
    const entry = { actor: { type: 'system', name: 'names' }, action: 'office.member_read' } as const
    const run_id = '01890000-0000-7000-8000-000000000009'
    await env.owner.run(sql`insert into commission.runs (id, from_on, to_on, state, started_id, started_by, finished_at)
      values (${run_id}, '2026-01-01', '2026-01-07', 'refused', 1, 'erin', kernel.now())`)
    const { id: staff_id } = await env.owner.one<{ id: number }>(sql`select id from staff.staff where name = 'sofia'`)
    const { id: member_id } = await env.owner.one<{ id: number }>(
      sql`select id from members.accounts where name = 'bobby'`,
    )
    const named: [string, string][] = [
      [`staff:${staff_id}`, 'sofia'],
      ['staff:unknown', ''],
      [`member:${member_id}`, 'bobby'],
      ['member:999999', ''],
      [`commission:${run_id}`, '2026-01-01 – 2026-01-07'],
      ['channel:1', '工商银行'],
      ['payee:1', '工商银行 6222020200112233445'],
      ['supplier:JZ', 'Golden Moon Lottery'],
      ['deposit:D20260115-AAAAAAAA', ''],
    ]
    await recordOnce(
      env.db,
      entry,
      named.map(([target]) => target),
    )
    const { data: told } = await ok<{ data: { target: string; target_name: string }[] }>(
      'GET /office/audit?limit=100&actor=system:names',
      { as: 'erin', lang: 'en' },
    )
    expect(new Map(told.map(({ target, target_name }) => [target, target_name]))).toEqual(new Map(named))
  })
})
