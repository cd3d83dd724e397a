import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { endBets, recordBets } from '../betting/index.ts'
import { withdrawalApproved } from '../cashier/index.ts'
import { hashToken } from '../../kernel/ids.ts'
import { emit } from '../../kernel/outbox.ts'
import { definePostings, house, member, postIn } from '../ledger/index.ts'
import { switchSettings } from '../policy/index.ts'
import { putSetting } from '../site/index.ts'

type Bonus = {
  id: string
  state: string
  money: string
  required: string
  wagered: string
  kept: string
  lost: string
  paid: string
}
type List = { offers: { id: number; kind: string; stand: string; money: string }[]; open: Bonus | null }
let env: Env
const { data, outcome, wallets } = createScenario(() => env)
let n = 0
const key = () => `bonus-of-a-test-${++n}`
const SLOTS = 3
const DAY_MS = 86_400_000
const { deposit_credited } = definePostings('cashier', {
  deposit_credited: { from: house('clearing:'), to: member('centre'), operate_type: 9 },
})

/** Who the test is about: a member of its own with a first deposit of just now, as the demo's alice was made. */
type Own = { id: number; name: string; as: string }
let own: Own
const makeMember = async (): Promise<Own> => {
  const name = `bonus${++n}`
  const { id } = await env.owner.one<{ id: number }>(
    sql`insert into members.members (name, password_hash, qk_pwd_hash, realname, phone, is_demo, register_site, register_ip, registered_at)
      select ${name}, password_hash, qk_pwd_hash, realname, '', false, '', '', kernel.now() from members.members where name = 'alice' returning id`,
  )
  await deposit(id, 2_000_00n)
  return { id, name, as: await logIn(name) }
}
/** A deposit that was credited, as order and as posting. */
const deposit = async (member_id: number, amount: bigint) => {
  const [id, ref] = [env.ids.uuid(), `D-${++n}`]
  await env.owner
    .run(sql`insert into cashier.deposits (member_id, id, bill_no, channel_id, payment_type, channel_name, channel_account, asset, amount, payer_name, payer_account, remark_code, payment_desc, state, created_at, finished_at)
    values (${member_id}, ${id}, ${ref}, 1, 'company_bankpay', 'a', '1', 'CNY', ${amount}, 'p', '', '', '', 'credited', ${env.clock.now()}, ${env.clock.now()})`)
  const about = { key: id, kind: deposit_credited, member_id, asset: 'CNY' as const, sub: 'test' }
  return env.db.tx((tx) => postIn(tx, [{ ...about, amount, ref }]))
}
/** Logs in from a browser that keeps what it is given, or one that has kept nothing yet. */
const signIn = async (name: string, cookie?: string) => {
  const { key: asked } = await data<{ key: string }>('POST /auth/captcha', { body: {} })
  const body = { name, password: env.people.alice.password, captcha: '7777', key: asked }
  const answer = await env.call('POST /auth/login', { body, ...(cookie !== undefined && { headers: { cookie } }) })
  const { access_token: as } = answer.body.data as { access_token: string }
  return { as, kept: String(answer.headers['set-cookie']) }
}
const logIn = async (name: string): Promise<string> => (await signIn(name)).as

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:10Z' })
})
afterAll(() => env.stop())
beforeEach(async () => {
  own = await makeMember()
})

/** Bets that were lost. */
const bet = async (...stakes: bigint[]) => {
  const about = { member_id: own.id, supplier_code: 'AG', game_type: SLOTS, game_code: 'x', asset: 'CNY' }
  const selection = { game_code: 'x', issue: '1', bet_type: 'x', selection: 'x' }
  const bets = stakes.map((stake) => ({ ...about, id: env.ids.uuid(), stake }))
  await env.db.tx(async (tx) => {
    await recordBets(
      tx,
      bets.map((one) => ({ ...one, bill_no: `B-${++n}`, selection })),
    )
    await endBets(
      tx,
      bets.map(({ member_id, id, stake }) => ({ member_id, id, stake, payout: 0n, outcome: 'settled' })),
    )
  })
  await env.drain()
}
/** A withdrawal of theirs is approved now; whoever listens hears of it when the workers come to it. */
const approveWithdrawal = () => {
  const about = { member_id: own.id, id: env.ids.uuid(), bill_no: `W-${++n}`, asset: 'CNY', amount: 1n }
  return env.db.tx((tx) => emit(tx, withdrawalApproved, { ...about, way: 'hand', approved_at: env.clock.now() }))
}
const list = () => data<List>('GET /bonus/list', { as: own.as })
const findOffer = async (kind: string) => (await list()).offers.find((one) => one.kind === kind)?.id ?? 0
const take = async (kind: string) =>
  data<Bonus>('POST /bonus/take', { as: own.as, key: key(), body: { offer_id: await findOffer(kind) } })
describe('R1.5 bonuses of a member', () => {
  afterEach(async () => expect(await env.invariants()).toEqual([]))

  it('a matched deposit is locked, bet for, and then in the centre, as the money records tell', async () => {
    const before = Number((await wallets(own.as))['money'])
    expect(await take('first_deposit')).toMatchObject({
      state: 'running',
      money: '1888.00',
      required: '22656.00',
      lost: '1888.00',
    })
    expect(Number((await wallets(own.as))['money'])).toBe(before)
    expect(
      await outcome('POST /bonus/take', { as: own.as, key: key(), body: { offer_id: await findOffer('cashback') } }),
    ).toBe('409 bonus.one_at_a_time')
    await bet(600_00n)
    expect((await list()).open).toMatchObject({ wagered: '0.00' })
    await bet(...Array.from({ length: 45 }, () => 500_00n))
    expect((await list()).open).toMatchObject({ wagered: '22500.00', state: 'running' })
    await bet(156_00n)
    expect((await list()).open).toBeNull()
    expect(Number((await wallets(own.as))['money']) - before).toBe(1888)
    const log = await data<{ data: object[] }>('POST /moneylog', { as: own.as, body: {} })
    expect(log.data[0]).toMatchObject({ operate_type: 7, operate_type_text: '平台红利' })
  })

  it.each(['withdrawal', 'cancel'] as const)('a %s ends one that runs, as told before', async (end) => {
    const { id } = await take('first_deposit')
    if (end === 'cancel') await data('POST /bonus/cancel', { as: own.as, key: key(), body: { id } })
    else {
      await approveWithdrawal()
      await env.drain()
    }
    const { data: rows } = await data<{ data: Bonus[] }>('GET /bonus/history', { as: own.as })
    expect(rows.find((row) => row.id === id)).toMatchObject({
      state: end === 'cancel' ? 'cancelled' : 'forfeited',
      paid: '0.00',
    })
  })

  it('a withdrawal that was approved before a bonus was taken does not end it, however late that is told', async () => {
    await approveWithdrawal()
    env.clock.advance(1000)
    const { id } = await take('first_deposit')
    await env.drain()
    expect((await list()).open).toMatchObject({ id, state: 'running' })
  })

  it('a deposit is matched after a withdrawal that came back, and not while one is under way', async () => {
    await env.owner.run(sql`insert into bank.cards (member_id, card_no, bank_type, bank_address, owner_name)
      select ${own.id}, ${String(6_222_021_000_000_000 + ++n)}, bank_type, bank_address, owner_name from bank.cards limit 1`)
    const { id: member_bank_id } = await env.owner.one<{ id: number }>(
      sql`select id from bank.cards where member_id = ${own.id}`,
    )
    const body = { member_bank_id, money: '100', qk_pwd: env.people.alice.withdrawal_password, member_remark: 'rent' }
    const { bill_no } = await data<{ bill_no: string }>('POST /drawing', { as: own.as, key: key(), body })
    const stand = async () => (await list()).offers.find(({ kind }) => kind === 'first_deposit')?.stand
    expect(await stand()).toBe('withdrawn')
    await data('POST /drawing/cancel', { as: own.as, body: { bill_no } })
    expect(await stand()).toBe('open')
  })

  it('R4.20 the next deposit is told what it would bring, unless a bonus is open', async () => {
    const match = (money: string) => data<object | null>('GET /bonus/match', { as: own.as, query: { money } })
    expect(await match('1000')).toMatchObject({ title: '每笔续存送 30%', money: '300.00', required: '2400.00' })
    expect(await match('5000')).toMatchObject({ money: '888.00' })
    expect(await match('99')).toBeNull()
    await take('first_deposit')
    expect(await match('1000')).toBeNull()
  })

  it('R9.6 the quote of a withdrawal tells what it would end, also while the switch is off', async () => {
    const quote = async () =>
      (await data<{ bonus: object | null }>('POST /drawing/quote', { as: own.as, body: { money: '100' } })).bonus
    expect(await quote()).toBeNull()
    await deposit(own.id, 1_000_00n)
    await take('reload')
    const told = { title: '每笔续存送 30%', is_running: true, missing: '2400.00', kept: '0.00', lost: '300.00' }
    expect(await quote()).toEqual(told)
    await bet(100_00n)
    await putSetting(env.db, switchSettings.promotions, '0')
    expect(await quote()).toEqual({ ...told, missing: '2300.00', kept: '100.00', lost: '200.00' })
    await putSetting(env.db, switchSettings.promotions, '1')
  })

  it('waits for staff where a card is shared; what they refuse moves no money', async () => {
    await env.owner.run(sql`insert into bank.cards (member_id, card_no, bank_type, bank_address, owner_name)
      select ${own.id}, card_no, bank_type, bank_address, owner_name from bank.cards c join members.members m on m.id = c.member_id where m.name = 'alice' limit 1`)
    const { id, state } = await take('first_deposit')
    expect(state).toBe('in_review')
    const quoted = await data<{ bonus: object }>('POST /drawing/quote', { as: own.as, body: { money: '100' } })
    expect(quoted.bonus).toMatchObject({ is_running: false, kept: '0.00', lost: '1888.00' })
    const waiting = await data<{ data: { id: string; flags: string[] }[] }>('GET /office/bonus/bonuses', {
      as: 'frank',
      query: { open: '1' },
    })
    expect(waiting.data.find((row) => row.id === id)?.flags).toEqual(['shared_card'])
    expect(
      await outcome(`POST /office/bonus/bonuses/${id}/refuse`, { as: 'frank', key: key(), body: { reason: '同卡' } }),
    ).toBe('200')
    expect(await outcome(`POST /office/bonus/bonuses/${id}/approve`, { as: 'frank', key: key(), body: {} })).toBe(
      '409 bonus.changed',
    )
  })

  it('waits for staff where a browser is shared: it keeps a mark of its own, of which a hash is stored', async () => {
    const first = await signIn(own.name)
    own = { ...own, as: first.as }
    expect(first.kept).toMatch(
      /^moongate_device=[\da-f-]{36}; Max-Age=34560000; Path=\/api\/auth; HttpOnly; SameSite=Lax$/,
    )
    const [mark = ''] = first.kept.split(';')
    const other = await makeMember()
    expect((await signIn(other.name, 'moongate_device=made-up')).kept).not.toContain('made-up')
    expect((await signIn(other.name, mark)).kept).toBe(first.kept)
    const marks = await env.owner.many<{ device: Buffer }>(
      sql`select distinct device from sessions.sessions where member_id in (${own.id}, ${other.id}) and ended_at is null`,
    )
    expect(marks).toEqual([{ device: hashToken(mark.slice(mark.indexOf('=') + 1)) }])
    const { id, state } = await take('first_deposit')
    expect(state).toBe('in_review')
    const { flags } = await env.owner.one<{ flags: string[] }>(sql`select flags from bonus.bonuses where id = ${id}`)
    expect(flags).toEqual(['shared_device'])
  })

  it('gives a losing week back by its net loss, once', async () => {
    await bet(1_000_00n)
    const { loss } = await env.owner.one<{ loss: bigint }>(
      sql`select sum(stake - payout)::bigint as loss from betting.settled_bets where member_id = ${own.id} and asset = 'CNY'`,
    )
    env.clock.advance(7 * DAY_MS)
    env.call.forget()
    own = { ...own, as: await logIn(own.name) }
    const taken = await take('cashback')
    expect(taken.money).toBe((Number(loss) / 1000).toFixed(2))
    await data('POST /bonus/cancel', { as: own.as, key: key(), body: { id: taken.id } })
    expect((await list()).offers.find(({ kind }) => kind === 'cashback')?.stand).toBe('used')
  })

  it('R6.6 an offer is weighed by the real deposits and losses of the week before it is saved', async () => {
    // A week in which nobody else does anything.
    env.clock.advance(40 * 7 * DAY_MS)
    env.call.forget()
    own = { ...own, as: await logIn(own.name) }
    const other = await makeMember()
    await deposit(own.id, 100_01n)
    await deposit(other.id, 500_00n)
    env.clock.advance(1000)
    await deposit(other.id, 99_99n)
    const preview = async (kind: string) => {
      const terms = {
        percent: 50,
        min: '100',
        max: '200',
        times: 10,
        max_bet: null,
        days: 7,
        order: 'real_first',
        weights: [],
      }
      const body = { ...terms, kind }
      return (
        await data<{ week: { cases: number; money: string } }>('POST /office/bonus/preview', { as: 'frank', body })
      ).week
    }
    expect(await preview('first_deposit')).toMatchObject({ cases: 1, money: '200.00' })
    expect(await preview('reload')).toMatchObject({ cases: 2, money: '250.00' })
    await bet(150_00n, 99_99n)
    expect(await preview('cashback')).toMatchObject({ cases: 0, money: '0.00' })
    env.clock.advance(7 * DAY_MS)
    env.call.forget()
    const { from, to, ...week } = (await preview('cashback')) as {
      from: string
      to: string
      cases: number
      money: string
    }
    expect(week).toEqual({ cases: 1, money: '125.00' })
    expect(new Date(from).getUTCDay() + new Date(to).getUTCDay()).toBe(1)
  })

  it('R6.6 its cost is told for the days that are asked for, offer by offer', async () => {
    env.clock.advance(40 * 7 * DAY_MS)
    env.call.forget()
    own = await makeMember()
    const { id } = await take('first_deposit')
    type Cost = {
      taken: number
      granted: string
      paid: string
      rows: { title: string; kind: string; taken: number; granted: string }[]
    }
    const cost = (query: Record<string, string> = {}) => data<Cost>('GET /office/bonus/cost', { as: 'frank', query })
    expect(await cost()).toMatchObject({ taken: 1, granted: '1888.00', paid: '0.00' })
    expect((await cost()).rows.find(({ kind }) => kind === 'first_deposit')).toMatchObject({
      taken: 1,
      granted: '1888.00',
    })
    await data('POST /bonus/cancel', { as: own.as, key: key(), body: { id } })
    const yesterday = new Date(env.clock.now().getTime() - DAY_MS).toISOString().slice(0, 10)
    expect(await cost({ from: yesterday, to: yesterday })).toMatchObject({ taken: 0, granted: '0.00' })
  })

  it('nothing is offered while the switch is off', async () => {
    await putSetting(env.db, switchSettings.promotions, '0')
    expect(await outcome('GET /bonus/list', { as: own.as })).toBe('403 policy.feature_off')
    await putSetting(env.db, switchSettings.promotions, '1')
  })
})
