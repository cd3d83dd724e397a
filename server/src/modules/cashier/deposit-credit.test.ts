import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { readBalances } from '../ledger/index.ts'
import { setMemberState } from '../sessions/index.ts'
import { type Order, type Channel, createDeposits } from './test-deposits.ts'

let env: Env
let alice: number
const { data, outcome, wallets, member_id, job } = createScenario(() => env)
let channel: Channel
const { report, orders, act, made, endOrders } = createDeposits({ env: () => env, channel: () => channel })
/** A member with a card and without any account in the books, logged in. */
const addNewcomer = async (name: string) => {
  const { id } = await env.owner.one<{ id: number }>(
    sql`insert into members.members (name, password_hash, realname, phone, is_demo, register_site, register_ip, registered_at)
      select ${name}, password_hash, realname, '', false, '', '', kernel.now() from members.members where name = 'alice' returning id`,
  )
  await env.owner.run(sql`insert into bank.cards (member_id, card_no, bank_type, bank_address, owner_name)
    select ${id}, card_no, bank_type, bank_address, owner_name from bank.cards where member_id = ${alice} and removed_at is null limit 1`)
  const { key: asked } = await data<{ key: string }>('POST /auth/captcha', { body: {} })
  const body = { name, password: env.people.alice.password, captcha: '7777', key: asked }
  return { id, as: (await data<{ access_token: string }>('POST /auth/login', { body })).access_token }
}

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z' })
  alice = await member_id('alice')
  const channels = await data<Channel[]>('GET /payment/normal/list', { as: 'alice' })
  channel = channels[0] as Channel
})
afterAll(() => env.stop())
afterEach(endOrders)

describe('R4.20 R3.1 R6.6 crediting', () => {
  it('credits once when two press at once, asks for the turnover, and tells the member', async () => {
    const before = await data<{ money: string; ml_money: string }>('POST /auth/me', { as: 'alice', body: {} })
    const id = await made()
    await orders({}, 'erin')
    const told = await Promise.all([act(id, 'credit'), act(id, 'credit', 'erin'), act(id, 'reject', 'erin')])
    expect(told.filter((t) => t === '200').length).toBe(1)
    const credited = (await orders({ state: 'credited' })).some((o) => o.id === id)
    const more = (amount: string) => (Number(amount) + 500).toFixed(2)
    expect(await data('POST /auth/me', { as: 'alice', body: {} })).toMatchObject(
      credited ? { money: more(before.money), ml_money: more(before.ml_money) } : before,
    )
    expect(await act(id, 'credit')).toBe('409 cashier.state_changed')
  })

  it('R4.20 says what else of the same sum was reported to the same account within a day, until the deposit is over', async () => {
    const listAlike = async (id: string) => {
      const all = (await Promise.all(['pending', 'credited'].map((state) => orders({ state })))).flat()
      const name = (bill_no: string) => ids.indexOf(all.find((one) => one.bill_no === bill_no)?.id ?? '')
      return all.find((one) => one.id === id)?.alike.map(({ bill_no, state }) => `${name(bill_no)} ${state}`)
    }
    const ids = [await made({ money: '733' }), await made({ money: '734' }), await made({ money: '733' })]
    const [first = '', other = '', second = ''] = ids
    expect(await Promise.all(ids.map(listAlike))).toEqual([['2 pending'], [], ['0 pending']])
    await act(other, 'reject')
    await act(first, 'credit')
    expect(await Promise.all([first, second].map(listAlike))).toEqual([[], ['0 credited']])
    const makeOlder = (age: string) =>
      env.owner.run(sql`update cashier.deposits set created_at = created_at - ${age}::interval where id = ${first}`)
    await makeOlder('1 day')
    expect(await listAlike(second)).toEqual(['0 credited'])
    await makeOlder('1 second')
    expect(await listAlike(second)).toEqual([])
  })

  it('puts back nothing for a refused one, and says why', async () => {
    const before = await wallets('alice')
    const id = await made()
    expect(await act(id, 'reject')).toBe('200')
    expect(await act(id, 'credit')).toBe('409 cashier.state_changed')
    expect(await wallets('alice')).toEqual(before)
    expect(
      (await data<{ data: object[] }>('POST /recharge/list', { as: 'alice', body: { status: 3, limit: 1 } })).data,
    ).toMatchObject([{ state: 'rejected', status: 3, reason: '未收到款' }])
  })

  it('R4.20 finds one by its number, however many came after it, and nobody finds another member’s', async () => {
    const { bill_no, remark_code } = await data<Order & { bill_no: string }>('POST /recharge/normal', report())
    await made({ money: '501' })
    const find = async (as: string, number: string) =>
      (await data<{ data: Order[] }>('POST /recharge/list', { as, body: { bill_no: number, limit: 1 } })).data
    expect(await find('alice', bill_no.toLowerCase())).toMatchObject([{ bill_no, money: '500.00' }])
    expect(await find('bobby', bill_no)).toEqual([])
    for (const no_number of [remark_code, '王丽丽']) expect(await find('alice', no_number)).toEqual([])
  })

  it('lets support look and search, and not act', async () => {
    const id = await made()
    const [seen] = await orders({ state: 'pending' }, 'sofia')
    expect(seen).toMatchObject({ id, money: '500.00' })
    for (const query of [{ keyword: 'alice' }, { keyword: seen?.remark_code ?? '' }])
      expect((await orders({ ...query, state: 'pending' }, 'sofia')).map((o) => o.id)).toEqual([id])
    expect(await act(id, 'credit', 'sofia')).toBe('403 common.forbidden')
    expect(await act(id, 'reject', 'sofia')).toBe('403 common.forbidden')
    expect(await act('00000000-0000-7000-8000-000000000000', 'credit')).toBe('404 cashier.order_not_found')
  })

  it('R4.20 finds an order by its code also where somebody else has registered under that name', async () => {
    const id = await made()
    const code = (await orders()).find((order) => order.id === id)?.remark_code ?? ''
    const rename = (from: string, to: string) =>
      env.owner.run(sql`update members.accounts set name = ${to} where name = ${from}`)
    await rename('carol', code)
    const found = (await orders({ keyword: code, state: 'pending' })).map((order) => order.id)
    await rename(code, 'carol')
    expect(found).toEqual([id])
  })

  it.each([
    ['6222020200112233445', '**** **** **** 3445'],
    ['', ''],
  ])(
    'R6.6 shows the account "%s" that somebody paid from whole to those who decide, and as "%s" to support',
    async (account, masked) => {
      const id = await made({ account })
      const shown = async (as: string) => (await orders({ state: 'pending' }, as)).map((o) => [o.id, o.payer_account])
      expect([await shown('frank'), await shown('sofia')]).toEqual([[[id, account]], [[id, masked]]])
    },
  )

  it('credits nothing to a frozen member, and the order waits', async () => {
    const id = await made()
    const staff = { actor: { type: 'staff', id: 1, name: 'erin' }, reason: 'a test' } as const
    await setMemberState(env, alice, 'frozen', staff)
    expect(await act(id, 'credit')).toBe('403 policy.member_frozen')
    const withheld = [{ step: 'credit', why: expect.stringContaining('冻结') }]
    expect(await orders()).toMatchObject([{ id, withheld }])
    await setMemberState(env, alice, 'active', staff)
    expect(await orders()).toMatchObject([{ id, withheld: [] }])
  })

  it.each(['frozen', 'closed'] as const)(
    'R5.14 credits nothing to a member who was %s before their first money, and all of it once they are free',
    async (state) => {
      const dora = await addNewcomer(`dora${state}`)
      const staff = { actor: { type: 'staff', id: 1, name: 'erin' }, reason: 'a test' } as const
      const id = await made({}, dora.as)
      await setMemberState(env, dora.id, state, staff)
      expect(await act(id, 'credit')).toBe('403 policy.member_frozen')
      expect(await readBalances(env.db, dora.id, 'CNY')).toEqual({})
      // What is closed is opened by no call.
      await env.owner.run(sql`update members.members set state = 'frozen' where id = ${dora.id}`)
      await setMemberState(env, dora.id, 'active', staff)
      expect(await act(id, 'credit')).toBe('200')
      expect(await readBalances(env.db, dora.id, 'CNY')).toEqual({ centre: 500_00n })
    },
  )

  it.each([1440, 0.5])(
    'expires after %s minutes what nobody could match, and still credits money that comes late',
    async (minutes) => {
      const terms = JSON.stringify({ max_open: 3, expires_minutes: minutes, turnover_percent: 100 })
      await env.owner.run(sql`insert into site.configs (key, value) values ('deposit', ${terms}::jsonb)
      on conflict (key) do update set value = excluded.value`)
      const id = await made()
      const before = (await wallets('alice'))['money'] ?? ''
      env.clock.advance(minutes * 60_000)
      env.call.forget()
      await job('cashier.expire_deposits')
      expect((await orders()).map((o) => o.id)).toEqual([id])
      env.clock.advance(1)
      await job('cashier.expire_deposits')
      expect((await orders({ state: 'expired' })).map((o) => o.id)).toContain(id)
      expect(await act(id, 'reject')).toBe('409 cashier.state_changed')
      expect(await act(id, 'credit')).toBe('200')
      expect(Number((await wallets('alice'))['money']) - Number(before)).toBe(500)
    },
  )

  it('R4.20 expires all that is overdue at one time, however many there are', async () => {
    await env.owner
      .run(sql`insert into cashier.deposits (member_id, id, bill_no, channel_id, payment_type, channel_name, channel_account, asset, amount, payer_name, payer_account, remark_code,
        payment_desc, created_at)
      select ${alice}, gen_random_uuid(), 'D20260101-' || n, ${channel.id}, 'online_alipay', 'A', '', 'CNY', 100, '', '', '', '', '2026-01-01'
      from generate_series(1, 501) n`)
    await job('cashier.expire_deposits')
    const { n: left } = await env.owner.one<{ n: number }>(
      sql`select count(*)::int as n from cashier.deposits where bill_no like 'D20260101-%' and state = 'pending'`,
    )
    expect(left).toBe(0)
  })

  it('a key that was used for another report is refused, also when the kept answer is gone', async () => {
    const first = report()
    const answer = await data('POST /recharge/normal', first)
    await env.owner.run(sql`delete from kernel.idempotency`)
    expect(await data('POST /recharge/normal', first)).toEqual(answer)
    await env.owner.run(sql`delete from kernel.idempotency`)
    expect(await outcome('POST /recharge/normal', { ...first, body: { ...first.body, money: '501' } })).toBe(
      '409 idempotency.key_reused',
    )
  })
})
