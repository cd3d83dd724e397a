import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { changeLimit, switchSettings } from '../policy/index.ts'
import { putSetting } from '../site/index.ts'
import { creditSetting } from './index.ts'

type Loan = {
  bill_no: string
  state: string
  status: number
  is_overdue: number
  remain_day: number | null
  reason: string
}
type Search = { row: Record<string, string>; list: Loan[] }
type Check = { loan: Loan | null; text: string; can_borrow: boolean; why: string | null; again_at: string | null }
const TERMS = { way: 'staff', review_minutes: 5, min: '100.00', cap: '', max_days: 30, wait_minutes: 1 } as const
const DAY_MS = 86_400_000
let env: Env
const { data, ok, outcome, wallets, job, member_id } = createScenario(() => env)
let n = 0
const key = () => `credit-${++n}`

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:10Z' })
})
beforeEach(async () => {
  await putSetting(env.db, creditSetting, TERMS)
})
afterEach(async () => {
  await settleDebt()
  expect(await env.invariants()).toEqual([])
})
afterAll(() => env.stop())

const realname = async (as: string) =>
  (await env.owner.one<{ realname: string }>(sql`select realname from members.members where name = ${as}`)).realname
const borrow = async (money = '300', over: object = {}, as = 'alice') => ({
  as,
  key: key(),
  body: { name: as, realname: await realname(as), money, days: 7, ...over },
})
const waiting = async () =>
  (await data<{ data: { id: string }[] }>('GET /office/credit/loans', { as: 'frank', query: { open: '1' } })).data[0]
    ?.id ?? ''
const decide = (step: 'approve' | 'refuse', id: string, as = 'frank') =>
  outcome(`POST /office/credit/loans/${id}/${step}`, {
    as,
    key: key(),
    body: step === 'refuse' ? { reason: 'not this month' } : {},
  })
const lend = async (money = '300', over: object = {}) => {
  await ok('POST /credit/borrow', await borrow(money, over))
  expect(await decide('approve', await waiting())).toBe('200')
}
const repay = (money = '300') =>
  outcome('POST /credit/lend', { as: 'alice', key: key(), body: { name: 'alice', money } })
const search = () => data<Search>('POST /credit/search', { as: 'alice', body: { name: 'alice' } })
const check = () => data<Check>('POST /credit/check', { as: 'alice', lang: 'en', body: { name: 'alice' } })
const money = async () => Number((await wallets('alice'))['money'])
const later = (ms: number) => {
  env.clock.advance(ms)
  // Sessions end by themselves meanwhile.
  if (ms >= DAY_MS) env.call.forget()
}
const readSeen = async () =>
  (await data<{ terms: { seen: string } }>('GET /office/credit/terms', { as: 'frank' })).terms.seen
/** Nothing is left of one case for the next. */
const settleDebt = async () => {
  const { list } = await search()
  if (list[0]?.state === 'lent') await repay()
  if (list[0]?.state === 'in_review') await decide('refuse', await waiting())
  later(61_000)
}
const DEPOSITS = { kind: 'deposit', period: 'month' } as const
const limitDeposits = (amount: string | null) =>
  ok('POST /member/protection/limit', { as: 'alice', body: { ...DEPOSITS, amount } })
const confirmLimit = () => outcome('POST /member/protection/limit/confirm', { as: 'alice', body: DEPOSITS })
/** Takes the limit away as its member would: asked for, a day later confirmed. */
const unlimit = async () => {
  await limitDeposits(null)
  later(DAY_MS)
  expect(await confirmLimit()).toBe('200')
}
const barred = async () =>
  (
    await env.db.many(
      sql`select action from policy.bars where since <= kernel.now() and (until is null or until > kernel.now())`,
    )
  ).length

describe('R3.17 R4.19 a loan', () => {
  it('R5.10 R7.6 is asked for, approved and credited, and paid back whole', async () => {
    const before = await money()
    const [was] = [(await search()).row]
    expect(was).toMatchObject({ name: 'alice', total_credit: '500.00', used_credit: '0.00' })
    await ok('POST /credit/borrow', await borrow())
    expect(await check()).toMatchObject({ loan: { state: 'in_review', status: 1 }, can_borrow: false })
    // The time that was promised stays, whatever is promised to others from now on.
    await putSetting(env.db, creditSetting, { ...TERMS, review_minutes: 120 })
    expect((await check()).text).toContain('5 minutes')
    await putSetting(env.db, creditSetting, TERMS)
    expect(await money()).toBe(before)
    expect(await decide('approve', await waiting())).toBe('200')
    expect(await money()).toBe(before + 300)
    const { row, list } = await search()
    expect(row).toMatchObject({ used_credit: '300.00' })
    expect(list[0]).toMatchObject({ state: 'lent', status: 2, remain_day: 7, is_overdue: 0 })
    expect([await repay('299.99'), await repay('300.01')]).toEqual(Array(2).fill('400 credit.repay_whole'))
    expect(await repay()).toBe('200')
    expect(await money()).toBe(before)
    expect((await search()).list[0]).toMatchObject({ state: 'repaid', status: 4, lend_money: '300.00', is_overdue: 0 })
    expect(await repay()).toBe('409 credit.nothing_owed')
    const { data: log } = await data<{ data: { operate_type: number }[] }>('POST /moneylog', { as: 'alice', body: {} })
    expect(log.slice(0, 2).map((one) => one.operate_type)).toEqual([24, 23])
  })

  it('R8.7 is refused with its reason, and nothing moves', async () => {
    const before = await money()
    await ok('POST /credit/borrow', await borrow())
    expect((await check()).text).toContain('after 5 minutes')
    later(300_001)
    expect((await check()).text).toContain('customer service')
    const id = await waiting()
    expect(await decide('refuse', id, 'sofia')).toBe('403 common.forbidden')
    expect(await decide('refuse', id)).toBe('200')
    expect([await decide('approve', id), await decide('refuse', id)]).toEqual(Array(2).fill('409 credit.loan_changed'))
    expect((await check()).loan).toMatchObject({ state: 'refused', status: 3, reason: 'not this month' })
    expect(await money()).toBe(before)
    expect(await decide('approve', env.ids.uuid())).toBe('404 credit.loan_not_found')
  })

  it('R9.4 is one at a time, and the next a minute after the last was paid back', async () => {
    await lend()
    expect(await outcome('POST /credit/borrow', await borrow())).toBe('409 credit.loan_open')
    await repay()
    expect(await outcome('POST /credit/borrow', await borrow())).toBe('409 credit.too_soon')
    expect((await check()).again_at).toBeTruthy()
    later(60_000)
    expect(await check()).toMatchObject({ can_borrow: true, again_at: null })
    expect(await outcome('POST /credit/borrow', await borrow())).toBe('200')
  })

  it("R5.10 is the caller's own, under their own name, within the limit of their level", async () => {
    const refused = await Promise.all([
      borrow('300', { name: 'bobby' }),
      borrow('300', { realname: 'Nobody Else' }),
      borrow('99.99'),
      borrow('500.01'),
      borrow('300', { days: 31 }),
      borrow('300', { realname: 'Bobby' }, 'bobby'),
    ])
    const told: string[] = []
    for (const one of refused) told.push(await outcome('POST /credit/borrow', one))
    expect(told).toEqual([
      '403 credit.not_your_account',
      '400 credit.realname_wrong',
      '400 credit.below_min',
      '400 credit.above_limit',
      '422 common.invalid',
      '400 credit.realname_wrong',
    ])
    expect(await outcome('POST /credit/search', { as: 'alice', body: { name: 'bobby' } })).toBe(
      '403 credit.not_your_account',
    )
    expect(await outcome('POST /credit/check', { as: 'alice', body: { name: 'bobby' } })).toBe(
      '403 credit.not_your_account',
    )
  })

  it('is reviewed by itself where the operator wants that, and left to a person who was late before', async () => {
    await env.owner.run(sql`update credit.loans set overdue_at = null`)
    await putSetting(env.db, creditSetting, { ...TERMS, way: 'automatic' })
    await ok('POST /credit/borrow', await borrow())
    await env.drain()
    expect((await search()).list[0]).toMatchObject({ state: 'lent' })
    later(9 * DAY_MS)
    await repay()
    later(61_000)
    await ok('POST /credit/borrow', await borrow())
    await env.drain()
    expect((await search()).list[0]).toMatchObject({ state: 'in_review' })
  })

  it('is held to the terms of when it is lent: the longest time, and whether a person looks', async () => {
    await env.owner.run(sql`update credit.loans set overdue_at = null`)
    const automatic = { ...TERMS, way: 'automatic' } as const
    for (const stop of [
      () => putSetting(env.db, creditSetting, { ...TERMS, max_days: 6 }),
      () => putSetting(env.db, switchSettings.credit, '0'),
    ]) {
      await putSetting(env.db, creditSetting, automatic)
      await ok('POST /credit/borrow', await borrow())
      await stop()
      await env.drain()
      await putSetting(env.db, switchSettings.credit, '1')
      expect((await search()).list[0]).toMatchObject({ state: 'in_review' })
      await putSetting(env.db, creditSetting, { ...TERMS, max_days: 6 })
      expect(await decide('approve', await waiting())).toBe('400 credit.days_invalid')
      await settleDebt()
    }
  })

  it('R6.3 is neither asked for, approved nor reviewed by itself while its member limits their deposits', async () => {
    expect(await check()).toMatchObject({ can_borrow: true, why: null })
    await limitDeposits('1000')
    expect(await outcome('POST /credit/borrow', await borrow())).toBe('403 policy.protected')
    expect(await check()).toMatchObject({ can_borrow: false, why: expect.stringContaining('limits') })
    await unlimit()
    await env.owner.run(sql`update credit.loans set overdue_at = null`)
    await putSetting(env.db, creditSetting, { ...TERMS, way: 'automatic' })
    await ok('POST /credit/borrow', await borrow())
    await limitDeposits('1000')
    await env.drain()
    expect(await decide('approve', await waiting())).toBe('403 policy.protected')
    expect((await search()).list[0]).toMatchObject({ state: 'in_review' })
    // Asking for no limit is not enough: it stands until a day has passed and its member has said so again.
    await limitDeposits(null)
    later(DAY_MS)
    expect(await decide('approve', await waiting())).toBe('403 policy.protected')
    expect(await confirmLimit()).toBe('200')
    expect(await decide('approve', await waiting())).toBe('200')
  })

  it('R6.3 is open to who limits something else, and shut to who is on a break, before and after a limit of deposits', async () => {
    await ok('POST /member/protection/limit', { as: 'alice', body: { kind: 'loss', period: 'day', amount: '500' } })
    expect(await check()).toMatchObject({ can_borrow: true })
    await limitDeposits('1000')
    await ok('POST /member/protection/exclude', { as: 'alice', body: { span: '24h' } })
    env.call.forget()
    await limitDeposits(null)
    later(DAY_MS - 1000)
    env.call.forget()
    expect(await outcome('POST /credit/borrow', await borrow())).toBe('403 policy.protected')
    later(1000)
    expect(await outcome('POST /credit/borrow', await borrow())).toBe('403 policy.protected')
    expect(await confirmLimit()).toBe('200')
    expect(await check()).toMatchObject({ can_borrow: true, why: null })
  })

  it('R6.3 is neither lent nor asked for when a limit is set at that moment', async () => {
    await ok('POST /credit/borrow', await borrow())
    const id = await waiting()
    let told: Promise<string[]> | undefined
    const blocked = () =>
      env.owner.run(
        sql`select from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`,
      )
    const alice = await member_id('alice')
    const asked = await borrow()
    await env.db.tx(async (tx) => {
      await changeLimit(env, tx, { ...DEPOSITS, member_id: alice }, 1000_00n)
      told = Promise.all([decide('approve', id), outcome('POST /credit/borrow', asked)])
      await expect.poll(blocked).toBe(1)
    })
    expect(await told).toEqual(['403 policy.protected', '403 policy.protected'])
    await unlimit()
  })

  it('is not approved above what the cap allows by then', async () => {
    await ok('POST /credit/borrow', await borrow())
    await putSetting(env.db, creditSetting, { ...TERMS, cap: '200.00' })
    expect(await decide('approve', await waiting())).toBe('400 credit.above_limit')
  })
})

describe('R4.19 what is overdue', () => {
  it('bars gifts and loans from the very moment, whether or not a worker runs, and repaying lifts it', async () => {
    await lend('300', { days: 1 })
    later((Date.parse('2026-01-01T16:00:00Z') % DAY_MS) - (env.clock.now().getTime() % DAY_MS) + DAY_MS - 1)
    expect([await barred(), (await check()).loan?.is_overdue]).toEqual([0, 0])
    later(DAY_MS)
    expect([await barred(), (await check()).loan?.is_overdue]).toEqual([2, 1])
    expect((await search()).list[0]).toMatchObject({ remain_day: -1 })
    await repay()
    expect([await barred(), (await check()).loan?.is_overdue]).toEqual([0, 1])
  })

  it('is told once the day before, and once when it is over', async () => {
    const reminders = async () =>
      env.owner.many<{ about: string }>(
        sql`select data->>'about' as about from kernel.push_events where type = 'credit' and data->>'about' in ('due', 'overdue') order by id`,
      )
    const before = (await reminders()).length
    const remind = async () => {
      await job('credit.remind')
      await job('credit.remind')
      return (await reminders()).slice(before).map(({ about }) => about)
    }
    await lend('300', { days: 3 })
    expect(await remind()).toEqual([])
    later(3 * DAY_MS)
    expect(await remind()).toEqual(['due'])
    later(2 * DAY_MS)
    expect(await remind()).toEqual(['due', 'overdue'])
  })
})

describe('R4.19 the account of loans', () => {
  it('R2.5 tells what was lent and paid back with what was owed, of the caller alone and of days that are some', async () => {
    type Statement = {
      before: string
      borrowed: string
      repaid: string
      fees: string
      after: string
      entries: { what: string; owed: string }[]
    }
    const read = (query: Record<string, string> = {}) =>
      data<Statement>('GET /credit/statement', { as: 'alice', query })
    const known = (await read()).entries.length
    await lend('400')
    const owing = await read()
    expect(owing).toMatchObject({ after: '400.00', fees: '0.00' })
    expect(owing.entries.slice(known)).toMatchObject([
      { what: 'lent', money: '400.00', owed: '400.00', is_late: false },
    ])
    later(1000)
    expect(await repay('400')).toBe('200')
    const paid = await read()
    expect(paid.entries.slice(known).map(({ what, owed }) => `${what} ${owed}`)).toEqual(['lent 400.00', 'repaid 0.00'])
    expect(paid.after).toBe('0.00')
    expect(await data<Statement>('GET /credit/statement', { as: 'bobby' })).toMatchObject({
      entries: [],
      after: '0.00',
    })
    for (const [from, to] of [
      ['2026-02-01', '2026-01-01'],
      ['2024-01-01', '2026-01-01'],
    ] as const)
      expect(await outcome('GET /credit/statement', { as: 'alice', query: { from, to } })).toBe(
        '400 credit.period_invalid',
      )
    expect(await read({ from: '2027-01-01', to: '2027-01-02' })).toMatchObject({ before: '0.00', entries: [] })
  })
})

describe('R6.6 credit for staff', () => {
  it('shows what a person must know, the exposure, and what a cap would change; a change is audited', async () => {
    // What other cases asked for is out of the month that is looked at.
    later(31 * DAY_MS)
    await lend()
    const { data: rows } = await data<{ data: { member_name: string; known: Record<string, unknown> }[] }>(
      'GET /office/credit/loans',
      { as: 'frank', query: { keyword: 'alice' } },
    )
    expect(rows[0]).toMatchObject({
      member_name: 'alice',
      level: 1,
      total_credit: '500.00',
      known: { card_sharers: 0 },
    })
    expect(await data('GET /office/credit/terms', { as: 'frank' })).toMatchObject({
      exposure: { lent: 1, owed: '300.00', overdue: 0 },
    })
    const preview = (body: object) => data('POST /office/credit/preview', { as: 'frank', body })
    expect(await preview({ cap: '200', min: '100', max_days: 30 })).toMatchObject({ above: 1, asked: 1, refused: 1 })
    expect(await preview({ cap: null, min: '100', max_days: 30 })).toMatchObject({ above: 0, asked: 1, refused: 0 })
    const terms = { ...TERMS, cap: '200', seen: await readSeen(), reason: 'a careful month' }
    expect(await outcome('POST /office/credit/terms', { as: 'frank', key: key(), body: terms })).toBe(
      '403 common.forbidden',
    )
    await ok('POST /office/credit/terms', { as: 'erin', key: key(), body: terms })
    const [entry] = await env.owner.many<{ before: object; after: object }>(
      sql`select before, after from audit.entries where action = 'credit.terms_set'`,
    )
    expect(entry).toMatchObject({ before: { cap: '' }, after: { cap: '200.00' } })
    expect((await search()).row['total_credit']).toBe('200.00')
    const { rows: happened } = await data<{ rows: object[] }>('GET /office/credit/report', { as: 'frank' })
    expect(happened).toHaveLength(5)
  })

  it('R6.6 looser terms wait for somebody else, who sets or refuses them once; stricter ones hold at once', async () => {
    type Terms = { terms: { max_days: number }; proposal: { id: string; asked_by: string } | null }
    const strict = { ...TERMS, cap: '300', max_days: 14 }
    await putSetting(env.db, creditSetting, strict)
    const read = () => data<Terms>('GET /office/credit/terms', { as: 'frank' })
    const set = async (part: object) => {
      const body = { ...strict, ...part, seen: await readSeen(), reason: 'a season' }
      return outcome('POST /office/credit/terms', { as: 'erin', key: key(), body })
    }
    const decideTerms = (step: string, as: string, id: string) =>
      outcome(`POST /office/credit/terms/${id}/${step}`, {
        as,
        key: key(),
        body: step === 'refuse' ? { reason: 'too much' } : {},
      })
    const waits = async () => (await read()).proposal?.id ?? ''
    expect(await set({ max_days: 21 })).toBe('200')
    expect(await read()).toMatchObject({
      terms: { max_days: 14 },
      proposal: { asked_by: 'erin', terms: { max_days: 21 } },
    })
    expect(await set({ cap: null })).toBe('409 proposals.open')
    const first = await waits()
    expect(await decideTerms('approve', 'erin', first)).toBe('403 proposals.second_person')
    const other = { as: 'frank', key: key(), body: { ladder: 'slot' } }
    expect(await outcome(`POST /office/levelup/levels/${first}/approve`, other)).toBe('409 proposals.gone')
    const told = await Promise.all(Array.from({ length: 20 }, () => decideTerms('approve', 'frank', first)))
    expect(told.filter((one) => one === '200')).toHaveLength(1)
    expect(new Set(told)).toEqual(new Set(['200', '409 proposals.gone']))
    expect(await read()).toMatchObject({ terms: { max_days: 21 }, proposal: null })
    expect(await set({ max_days: 30 })).toBe('200')
    const second = await waits()
    expect(await set({ max_days: 7 })).toBe('200')
    expect((await read()).terms.max_days).toBe(7)
    expect(await decideTerms('approve', 'frank', second)).toBe('409 credit.set_meanwhile')
    expect(await decideTerms('refuse', 'erin', second)).toBe('200')
    expect(await decideTerms('refuse', 'frank', second)).toBe('409 proposals.gone')
    expect(await read()).toMatchObject({ terms: { max_days: 7 }, proposal: null })
    const entries = await env.owner.many<{ action: string; reason: string }>(
      sql`select action, reason from audit.entries where action like 'credit.terms%' order by id desc limit 5`,
    )
    expect(entries.toReversed().map(({ action, reason }) => `${action} ${reason}`)).toEqual([
      'credit.terms_proposed a season',
      'credit.terms_set a season (erin)',
      'credit.terms_proposed a season',
      'credit.terms_set a season',
      'credit.terms_refused too much',
    ])
  })

  it('R2.18 is closed while its switch is off', async () => {
    await putSetting(env.db, switchSettings.credit, '0')
    expect(await outcome('GET /credit/rule', {})).toBe('403 policy.feature_off')
    await putSetting(env.db, switchSettings.credit, '1')
    const { credit_borrow, review_minutes } = await data<Record<string, unknown>>('GET /credit/rule', { lang: 'en' })
    expect([credit_borrow, review_minutes]).toEqual([expect.stringContaining('5 minutes'), 5])
  })
})
