import { tables } from '@moongate/contract'
import { GAME_TYPES } from '@moongate/contract/games.states'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { formatDay } from '../../kernel/time.ts'
import { endBets, recordBets } from '../betting/index.ts'
import { definePostings, house, member, postOrRefuse } from '../ledger/index.ts'
import { forgetVisitors } from './visit.ts'
import { readCame } from './visit.sql.ts'

type Figures = Record<string, string | number>
const { deposit_credited } = definePostings('cashier', {
  deposit_credited: { from: house('clearing:'), to: member('centre'), operate_type: 1 },
})
let env: Env
const { data, ok, outcome, member_id } = createScenario(() => env)
const password = 'Moongate88'
const DAY_MS = 86_400_000
const tokens = new Map<string, string>()
let n = 0
const ids = { head: 0, sub: 0, leaf: 0, other: 0, link: 0 }
let code = ''

const rates = (rate: string) => GAME_TYPES.map(({ key: game_type }) => ({ game_type, rate }))
const solve = async () => ({
  captcha: '7777',
  key: (await data<{ key: string }>('POST /auth/captcha', { body: {} })).key,
})
const enter = async (name: string): Promise<string> => {
  const known = name === 'carol' || name === 'alice' ? name : tokens.get(name)
  if (known) return known
  const body = { name, password, ...(await solve()) }
  const { access_token } = await data<{ access_token: string }>('POST /auth/login', { body })
  tokens.set(name, access_token)
  return access_token
}
const addChild = async (parent: string, name: string, rate?: string) => {
  const body = { name, password, password_confirmation: password, rates: rate ? rates(rate) : [] }
  return (await data<{ member_id: number }>('POST /team/add', { as: await enter(parent), body })).member_id
}
const register = async (name: string, invite_code: string) => {
  const form = {
    name,
    password,
    password_confirmation: password,
    qk_pwd: '888888',
    phone: `1390000${2000 + ++n}`,
    agreement: 1,
  }
  await ok('POST /auth/register', { body: { ...form, register_site: '', invite_code, ...(await solve()) } })
  await env.drain()
}
const bet = async (of: number, stake: bigint) => {
  const id = env.ids.uuid()
  const about = { member_id: of, id, supplier_code: 'AG', game_type: 3, game_code: 'x', asset: 'CNY', stake }
  await env.db.tx(async (tx) => {
    await recordBets(tx, [{ ...about, bill_no: id, game_title: { en: 'Reels' }, detail: {} }])
    await endBets(tx, [{ member_id: of, id, stake, payout: 0n, outcome: 'settled' }])
  })
  await env.drain()
}
const nextDay = () => {
  env.clock.advance(DAY_MS)
  env.call.forget()
  tokens.clear()
}
const visit = (invite_code: string) => ok('POST /team/invite/visit', { body: { invite_code } })
const stats = async (link_id = ids.link) =>
  data<{ clicks: number; registrations: number; first_deposits: number; days: Figures[] }>('GET /team/invite/stats', {
    as: await enter('headagent'),
    query: { invite_id: String(link_id) },
  })

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:10Z' })
  await env.drain()
  ids.head = await addChild('carol', 'headagent', '5.00')
  ids.other = await addChild('carol', 'otheragent', '5.00')
  ids.sub = await addChild('headagent', 'subagent', '2.00')
  ids.leaf = await addChild('subagent', 'leafplayer')
  const link = await data<{ invite_id: number; invite_code: string }>('POST /team/invite/create', {
    as: await enter('headagent'),
    body: { rates: [] },
  })
  ids.link = link.invite_id
  code = link.invite_code
})
afterEach(async () => {
  await env.drain()
  expect(await env.invariants()).toEqual([])
})
afterAll(() => env.stop())

describe("R2.35 the agents' portal", () => {
  it('R7.5 answers agents alone, each of the own downline alone', async () => {
    /** Of every call of agents: what it is asked, and what who is below, beside and above `headagent` is answered about theirs. */
    const CASES: Record<string, [given: object, sub: string, other: string, above?: string]> = {
      overview: [{ query: { period: 'week' } }, '200', '200'],
      days: [{ body: {} }, '200', '200'],
      tree: [{ query: { member_id: String(ids.sub) } }, '200', 'team.member_not_found'],
      child: [{ body: { child_member_id: ids.leaf } }, '200', 'team.member_not_found'],
      inviteStats: [
        { query: { invite_id: String(ids.link) } },
        'team.invite_not_found',
        'team.invite_not_found',
        'team.invite_not_found',
      ],
    }
    const calls = Object.entries(tables.portal).flatMap(([name, { who, method, path }]) =>
      who === 'agent' ? [{ name, route: `${method} ${path}` }] : [],
    )
    const callers = ['headagent', 'subagent', 'otheragent', 'carol', 'alice', undefined]
    const found: Record<string, string[]> = {}
    for (const { name, route } of calls) {
      const answers: string[] = []
      for (const caller of callers)
        answers.push(await outcome(route, { ...CASES[name]?.[0], ...(caller && { as: await enter(caller) }) }))
      found[name] = answers.map((answer) => answer.replace(/^\d+ /, ''))
    }
    const strangers = ['common.forbidden', 'auth.login_required']
    const expected = Object.entries(CASES).map(([name, [, sub, other, above = '200']]) => [
      name,
      ['200', sub, other, above, ...strangers],
    ])
    expect(found).toEqual(Object.fromEntries(expected))
  })

  it('R6.4 the tree goes down a level at a time and names nobody above the agent', async () => {
    const as = await enter('headagent')
    const top = await ok('GET /team/tree', { as })
    const sub = expect.objectContaining({ name: 'subagent', team_count: 1, is_agent: 1 })
    expect(top).toMatchObject({ way: [], data: { data: expect.arrayContaining([sub]) } })
    const below = await ok('GET /team/tree', { as, query: { member_id: String(ids.sub) } })
    expect(below).toMatchObject({ way: [{ name: 'subagent' }], data: { data: [{ name: 'leafplayer', rates: [] }] } })
    const leaf = await data('POST /team/child', { as, body: { child_member_id: ids.leaf } })
    expect(leaf).toMatchObject({ child: { name: 'leafplayer' }, way: [{ name: 'subagent' }, { name: 'leafplayer' }] })
    for (const id of [ids.head, await member_id('carol'), ids.other])
      expect(await outcome('POST /team/child', { as, body: { child_member_id: id } })).toBe('404 team.member_not_found')
  })

  it('R7.5 an overview beside the day before, and each day, with what they are worth', async () => {
    await bet(ids.leaf, 1_000_00n)
    nextDay()
    await bet(ids.leaf, 2_000_00n)
    const as = await enter('headagent')
    const overview = await data<{ now: Figures; before: Figures }>('GET /team/overview', {
      as,
      query: { period: 'day' },
    })
    expect(overview.now).toMatchObject({
      total_validbet_amount: '2000.00',
      total_shuyin: '-2000.00',
      commission: '6.00',
    })
    expect(overview.before).toMatchObject({ total_validbet_amount: '1000.00', commission: '3.00', active_count: 1 })
    const [before, today] = [String(overview.before['to']), String(overview.now['to'])]
    const days = await data<Figures[]>('POST /team/days', { as, body: { created_at: [before, today] } })
    expect(days.map(({ date, commission }) => `${date} ${commission}`)).toEqual([`${today} 6.00`, `${before} 3.00`])
    const set = { model: 'revenue', share: 10, reason: 'as agreed' }
    await ok(`POST /office/team/agents/${ids.head}/model`, { as: 'erin', key: 'portal-model-1', body: set })
    const shared = await data<Figures[]>('POST /team/days', { as, body: {} })
    expect(shared).toMatchObject([{ commission: '200.00' }])
  })

  it('R7.5 a team of before has those who stood in it then, whoever was moved since', async () => {
    const move = async (id: number, to: string) =>
      ok(`POST /office/team/members/${id}/move`, {
        as: 'erin',
        key: `portal-move-${++n}`,
        body: { to, reason: 'asked' },
      })
    await addChild('carol', 'oldhead', '5.00')
    await addChild('carol', 'newhead', '5.00')
    const [mid, leaf] = [await addChild('oldhead', 'midagent', '2.00'), await addChild('midagent', 'oldleaf')]
    const stayed = await addChild('midagent', 'stayedplayer')
    await addChild('midagent', 'carriedplayer')
    nextDay()
    const moved_in = await addChild('newhead', 'movedin')
    const passing = await addChild('midagent', 'passing')
    await move(leaf, 'newhead')
    env.clock.advance(1000)
    await move(moved_in, 'oldhead')
    await move(passing, 'newhead')
    await move(stayed, 'newhead')
    env.clock.advance(1000)
    await move(stayed, 'midagent')
    await move(mid, 'newhead')
    const counts = async (name: string) => {
      const as = await enter(name)
      const { now, before } = await data<{ now: Figures; before: Figures }>('GET /team/overview', {
        as,
        query: { period: 'day' },
      })
      return [before['team_count'], now['team_count']]
    }

    const midnight = `${formatDay(env.clock.now(), 'Asia/Shanghai')}T00:00:00+08`
    const stood = async (name: string) => {
      const of = await member_id(name)
      const count = (at: string) =>
        sql`(select count(*)::int from team.people p where ${of} = any (team.path_at(p.member_id, ${at}::timestamptz)))`
      return Object.values(
        await env.owner.one<Record<string, number>>(
          sql`select ${count(midnight)} as before, ${count('infinity')} as now`,
        ),
      )
    }
    for (const name of ['oldhead', 'newhead', 'midagent', 'carol'])
      expect([name, await counts(name)]).toEqual([name, await stood(name)])
    expect(await counts('oldhead')).toEqual([4, 1])
  })

  it('R2.35 a visitor of a link is counted once a day, and nothing of them is kept', async () => {
    const before = (await stats()).clicks
    await Promise.all(Array.from({ length: 20 }, () => visit(code)))
    await visit('NOSUCHCODE')
    expect((await stats()).clicks).toBe(before + 1)
    nextDay()
    await visit(code.toLowerCase())
    expect((await stats()).clicks).toBe(before + 2)
    const count = () =>
      env.db.one(sql`select ((select count(*) from portal.marks) + (select count(*) from portal.salts))::int as n`)
    expect(await count()).toEqual({ n: 4 })
    await forgetVisitors(env)
    expect(await count()).toEqual({ n: 2 })
    await register('linkguest', code)
    const come = await stats()
    expect(come).toMatchObject({ registrations: 1, first_deposits: 0 })
    expect(come.days).toHaveLength(30)
    expect(come.days[0]).toMatchObject({ clicks: 1, registrations: 1, first_deposits: 0 })
  })

  /** A deposit that was credited, as order and as posting. */
  const deposit = async (of: number, bill_no: string) => {
    const id = env.ids.uuid()
    await env.owner
      .run(sql`insert into cashier.deposits (member_id, id, bill_no, channel_id, payment_type, channel_name, channel_account, asset, amount, payer_name, payer_account, remark_code, payment_desc, state, created_at, finished_at)
      values (${of}, ${id}, ${bill_no}, 1, 'company_bankpay', 'a', '1', 'CNY', 10000, 'p', '', '', '', 'credited', ${env.clock.now()}, ${env.clock.now()})`)
    const item = { key: id, kind: deposit_credited, member_id: of, asset: 'CNY' as const, amount: 100_00n, sub: 'test' }
    await env.db.tx((tx) => postOrRefuse(tx, [{ ...item, ref: bill_no }]))
  }

  it('R2.35 tells first deposits of who came by a link on their day, from the deposits alone', async () => {
    const as = await enter('headagent')
    const link = await data<{ invite_id: number; invite_code: string }>('POST /team/invite/create', {
      as,
      body: { rates: [] },
    })
    for (const name of ['depositor', 'onlooker']) await register(name, link.invite_code)
    const of = await member_id('depositor')
    await deposit(of, 'P-FIRST')
    nextDay()
    await deposit(of, 'P-SECOND')
    const come = await stats(link.invite_id)
    expect([come.first_deposits, come.days[0]?.['first_deposits'], come.days[1]?.['first_deposits']]).toEqual([1, 0, 1])
    const read = await env.db.tx(async (tx) => {
      const count = async () =>
        (
          await tx.one<{ n: number }>(sql`select coalesce(sum(seq_tup_read + idx_tup_fetch), 0)::int as n
            from pg_stat_xact_user_tables where schemaname = 'ledger'`)
        ).n
      const before = await count()
      await readCame(tx, link.invite_id, { from_on: '2026-01-01', to_on: '2026-01-31', time_zone: 'Asia/Shanghai' })
      return (await count()) - before
    })
    expect(read).toBe(0)
  })
})
