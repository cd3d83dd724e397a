import { readFileSync } from 'node:fs'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'

let env: Env
const { data, outcome, wallets } = createScenario(() => env)
type Channel = { id: number; type: string; account: string; remark_code: string }
type Row = {
  id: number
  state: string
  money: string
  credited_as: string
  matches: { id: string; is_exact: boolean; score: number }[]
}
type Order = { id: string; bill_no: string; state: string }
let channel: Channel
let payee: number
let n = 0
const MIGRATION = new URL('../../../migrations/0621_statements_known_by_sum.sql', import.meta.url)
const HEAD = 'date,amount,name,remark,reference'
const line = (money: string, remark: string, reference: string) =>
  `2026-01-15 11:30:00,${money},王丽丽,${remark},${reference}`
const upload = async (lines: readonly string[], head = HEAD) => {
  const file = { bytes: Buffer.from([head, ...lines].join('\n')), type: 'text/csv' }
  const { body } = await env.call(`POST /office/statements/upload/${payee}`, { as: 'frank', file })
  return body as { error?: string; data?: { rows: number; added: number; layout: string } }
}
const report = async (money: string, change: object = {}) => {
  const body = {
    name: '王丽丽',
    money,
    hk_at: '2026-01-15 11:00:00',
    payment_type: channel.type,
    payment_id: channel.id,
    payment_account: channel.account,
    ...change,
  }
  const { bill_no } = await data<{ bill_no: string }>('POST /recharge/normal', {
    as: 'alice',
    key: `statement-report-${++n}`,
    body,
  })
  return find(bill_no)
}
const find = async (keyword: string) =>
  (await data<{ data: Order[] }>('GET /office/deposits', { as: 'frank', query: { keyword } })).data[0] as Order
const rows = async (state = 'open') =>
  (await data<{ data: Row[] }>('GET /office/statements', { as: 'sofia', query: { state, limit: '100' } })).data
const credit = (id: number, deposit_id: string, as = 'frank') =>
  outcome(`POST /office/statements/${id}/credit`, { as, key: `statement-credit-${++n}`, body: { deposit_id } })
const creditExact = () =>
  data<{ credited: number; refused: number; left: number }>('POST /office/statements/credit', {
    as: 'frank',
    key: `statement-exact-${++n}`,
    body: {},
  })
const money = async () => Number((await wallets('alice'))['money'])

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z' })
  channel = (await data<Channel[]>('GET /payment/normal/list', { as: 'alice' }))[0] as Channel
  payee = (await env.owner.one<{ id: number }>(sql`select id from channels.payees where account = ${channel.account}`))
    .id
})
afterAll(() => env.stop())
afterEach(async () => {
  for (const { id } of await rows())
    await outcome(`POST /office/statements/${id}/ignore`, { as: 'frank', body: { reason: '测试结束' } })
  const { data: open } = await data<{ data: Order[] }>('GET /office/deposits?open=1', { as: 'frank' })
  for (const { id } of open)
    await outcome(`POST /office/deposits/${id}/reject`, { as: 'frank', body: { reason: '未收到款' } })
  expect(await env.invariants()).toEqual([])
})

describe('R4.20 statements of banks', () => {
  it('what matches exactly is credited in one go, once, whatever is sent in again', async () => {
    const before = await money()
    const order = await report('321.5')
    const file = [line('321.50', `附言${channel.remark_code}`, 'E-1'), line('9.99', '', 'E-2')]
    expect((await upload(file)).data).toEqual({ layout: 'plain', rows: 2, added: 2, unread: 0 })
    expect((await upload(file)).data).toMatchObject({ rows: 2, added: 0 })
    expect((await rows()).map(({ matches }) => matches.map(({ is_exact }) => is_exact))).toEqual([[], [true]])
    expect(await creditExact()).toEqual({ credited: 1, refused: 0, left: 1 })
    expect((await find(order.bill_no)).state).toBe('credited')
    expect(await upload([...file, line('321.50', channel.remark_code, 'E-1')])).toMatchObject({ data: { added: 0 } })
    expect(await creditExact()).toEqual({ credited: 0, refused: 0, left: 1 })
    expect((await money()) - before).toBeCloseTo(321.5)
  })

  it('an exact match is credited however many rows came after it', async () => {
    const order = await report('322.5')
    await upload([line('322.50', channel.remark_code, 'L-0')])
    await upload(Array.from({ length: 620 }, (_, i) => line('0.01', '', `L-${i + 1}`)))
    expect(await creditExact()).toEqual({ credited: 1, refused: 0, left: 620 })
    expect((await find(order.bill_no)).state).toBe('credited')
    await env.owner.run(sql`delete from statements.rows where reference like 'L-%' and state = 'open'`)
  })

  it('an exact match is found however many orders wait beside it', async () => {
    const order = await report('323.5')
    const { member_id } = await env.owner.one<{ member_id: number }>(
      sql`select member_id from cashier.deposits limit 1`,
    )
    await env.owner
      .run(sql`insert into cashier.deposits (member_id, id, bill_no, channel_id, payment_type, channel_name, channel_account, asset, amount, gift, payer_name, payer_account, remark_code, payment_desc, picture, state, created_at)
      select ${member_id}, gen_random_uuid(), 'WAIT-' || n, 1, 'company_bank', 'x', 'x', 'CNY', 100, 0, 'x', 'x', 'x', '', '', 'pending', ${env.clock.now()}::timestamptz - interval '1 hour' from generate_series(1, 5000) n`)
    await upload([line('323.50', channel.remark_code, 'W-1')])
    const [row] = await rows()
    expect(row?.matches).toMatchObject([{ id: order.id, is_exact: true }])
    expect(await creditExact()).toEqual({ credited: 1, refused: 0, left: 0 })
    await env.owner.run(sql`delete from cashier.deposits where bill_no like 'WAIT-%'`)
  })

  it('R6.6 the account of who paid is whole for those who decide, and masked for who only looks', async () => {
    await upload(['2026-01-15 11:30:00,7.00,王丽丽,6222020200112233445,M-1'], 'date,amount,name,account,reference')
    const accounts = async (as: string) => {
      const asked = { as, query: { state: 'open' } }
      const { data: shown } = await data<{ data: { payer_account: string }[] }>('GET /office/statements', asked)
      return shown.map(({ payer_account }) => payer_account)
    }
    expect([await accounts('sofia'), await accounts('frank')]).toEqual([
      ['**** **** **** 3445'],
      ['6222020200112233445'],
    ])
  })

  it('of a hundred who press at once for one row one is first', async () => {
    const before = await money()
    const orders = [await report('150'), await report('150')]
    await upload([line('150.00', '', 'R-1')])
    const [row] = await rows()
    const told = await Promise.all(
      Array.from({ length: 100 }, (_, i) => credit(row?.id ?? 0, orders[i % 2]?.id ?? '', i % 3 ? 'frank' : 'erin')),
    )
    expect(told.filter((answer) => answer === '200').length).toBe(1)
    expect(new Set(told)).toEqual(new Set(['200', '409 statements.row_ended']))
    expect((await money()) - before).toBeCloseTo(150)
  })

  it('one deposit is not credited with two rows, nor with another amount', async () => {
    const order = await report('160')
    await upload([line('160.00', '', 'T-1'), line('160.00', '', 'T-2'), line('160.01', channel.remark_code, 'T-3')])
    const [other, second, first] = await rows()
    expect(await credit(other?.id ?? 0, order.id)).toBe('409 statements.amount_differs')
    expect(await credit(first?.id ?? 0, order.id)).toBe('200')
    expect(await credit(second?.id ?? 0, order.id)).toBe('409 cashier.state_changed')
    expect((await rows('credited')).map(({ id }) => id)).toContain(first?.id)
  })

  it('a deposit is not credited with money that another account of ours received', async () => {
    const order = await report('165')
    const own = payee
    payee = (
      await env.owner.one<{ id: number }>(
        sql`select id from channels.payees where account <> ${channel.account} order by id limit 1`,
      )
    ).id
    await upload([line('165.00', channel.remark_code, 'T-elsewhere')])
    payee = own
    const [row] = await rows()
    expect(await credit(row?.id ?? 0, order.id)).toBe('409 statements.amount_differs')
    expect(await find(order.bill_no)).toMatchObject({ state: 'pending' })
  })

  it('R6.6 a large sum takes a second person here too, and holds up no other', async () => {
    const large = await report('50000', { payment_id: channel.id })
    const limit = (deposit_above: string) =>
      env.owner.run(
        sql`insert into site.configs (key, value) values ('second_person', ${JSON.stringify({ deposit_above, withdrawal_above: '' })}::jsonb) on conflict (key) do update set value = excluded.value`,
      )
    await limit('1000.00')
    expect(await outcome(`POST /office/deposits/${large.id}/review`, { as: 'frank' })).toBe('200')
    const small = await report('170')
    const code = channel.remark_code
    await upload([line('50000.00', code, 'P-1'), line('170.00', code, 'P-2')])
    expect(await creditExact()).toEqual({ credited: 1, refused: 1, left: 1 })
    expect((await find(small.bill_no)).state).toBe('credited')
    const [open] = await rows()
    expect(await credit(open?.id ?? 0, large.id, 'frank')).toBe('409 cashier.second_person')
    expect(await credit(open?.id ?? 0, large.id, 'erin')).toBe('200')
    await limit('50000.00')
  })

  it('R6.6 what is no deposit is set aside with a reason; support looks and does nothing', async () => {
    await upload([line('1.00', '利息', 'I-1')])
    const [row] = await rows()
    const body = { reason: '银行利息' }
    expect(await outcome(`POST /office/statements/${row?.id}/ignore`, { as: 'sofia', body })).toBe(
      '403 common.forbidden',
    )
    expect(await outcome(`POST /office/statements/${row?.id}/ignore`, { as: 'frank', body })).toBe('200')
    expect(await outcome(`POST /office/statements/${row?.id}/ignore`, { as: 'frank', body })).toBe(
      '409 statements.row_ended',
    )
  })

  it('R6.6 what was set aside by mistake is put back, once, and credits the deposit that it is; what is credited stays so', async () => {
    const order = await report('171')
    await upload([line('171.00', channel.remark_code, 'T-aside')])
    const id = (await rows())[0]?.id ?? 0
    const restore = (as = 'frank') => outcome(`POST /office/statements/${id}/restore`, { as, body: {} })
    expect(await restore()).toBe('409 statements.row_ended')
    expect(await outcome(`POST /office/statements/${id}/ignore`, { as: 'frank', body: { reason: '看错了' } })).toBe(
      '200',
    )
    expect(await credit(id, order.id)).toBe('409 statements.row_ended')
    expect([await restore('sofia'), await restore(), await restore()]).toEqual([
      '403 common.forbidden',
      '200',
      '409 statements.row_ended',
    ])
    expect((await rows())[0]).toMatchObject({ id, reason: '', handled_by: '', handled_at: null })
    expect(await credit(id, order.id)).toBe('200')
    expect(await restore()).toBe('409 statements.row_ended')
    expect(await find(order.bill_no)).toMatchObject({ state: 'credited' })
  })

  it('takes no money of another currency for the site’s own, and says that lines were left out', async () => {
    const head = 'date,amount,currency,reference'
    const day = '2026-01-15 11:30:00'
    const told = await upload([`${day},500.00,USD,F-1`, `${day},600.00,CNY,F-2`, `${day},"5,00",CNY,F-3`], head)
    expect(told.data).toMatchObject({ rows: 1, added: 1, unread: 2 })
    expect((await rows()).map(({ money: sum }) => sum)).toEqual(['600.00'])
  })

  it('keeps money of another sum under a reference that its bank gave twice, and each once', async () => {
    const lines = [
      line('700.00', '', 'V-1'),
      line('800.00', '', 'V-1'),
      line('900.00', '', '000'),
      line('900.00', '', '000'),
    ]
    expect((await upload(lines)).data).toMatchObject({ rows: 4, added: 4 })
    expect((await upload(lines.toReversed())).data).toMatchObject({ rows: 4, added: 0 })
    expect((await rows()).map(({ money: sum }) => sum).toSorted()).toEqual(['700.00', '800.00', '900.00', '900.00'])
  })

  it('knows rows again that were kept when the reference alone named them', async () => {
    await upload([line('710.00', '', 'KNOWN-1')])
    const known = sql`select fingerprint from statements.rows where reference = 'KNOWN-1'`
    const before = await env.owner.one(known)
    await env.owner.run(
      sql`update statements.rows set fingerprint = 'of the version before' where reference = 'KNOWN-1'`,
    )
    await env.owner.pool.query(readFileSync(MIGRATION, 'utf8'))
    expect(await env.owner.one(known)).toEqual(before)
  })

  it('takes no row once more that was kept when noughts still were a reference, and one beside it that says the same', async () => {
    const alike = line('720.00', channel.remark_code, '0000')
    await upload([alike])
    await env.owner.run(
      sql`update statements.rows set reference = '0000', fingerprint = 'of the version before' where amount = 720_00`,
    )
    await env.owner.pool.query(readFileSync(MIGRATION, 'utf8'))
    expect([(await upload([alike])).data, (await upload([alike, alike])).data]).toMatchObject([
      { added: 0 },
      { added: 1 },
    ])
    expect((await upload([alike, alike])).data).toMatchObject({ added: 0 })
  })

  it('says what is wrong with a file that is none', async () => {
    expect((await upload(['1,2'], 'x,y')).error).toBe('statements.layout_unknown')
    expect((await upload([], '')).error).toBe('statements.layout_unknown')
  })
})

describe('R4.20 a row whose deposit was credited by hand', () => {
  const creditByHand = async (id: string) =>
    expect(await outcome(`POST /office/deposits/${id}/credit`, { as: 'frank', key: `by-hand-${++n}` })).toBe('200')

  it('is no exact match of the next one, which nobody paid', async () => {
    const before = await money()
    const paid = await report('411')
    await creditByHand(paid.id)
    const unpaid = await report('411')
    await upload([line('411.00', channel.remark_code, 'B-1')])
    expect(await creditExact()).toEqual({ credited: 0, refused: 0, left: 1 })
    const [row] = await rows()
    expect(row).toMatchObject({ credited_as: paid.bill_no, matches: [{ id: unpaid.id, is_exact: false }] })
    expect((await money()) - before).toBeCloseTo(411)
  })

  it('is told of too where no deposit waits', async () => {
    const paid = await report('412')
    await creditByHand(paid.id)
    await upload([line('412.00', channel.remark_code, 'B-2'), line('413.00', channel.remark_code, 'B-3')])
    expect((await rows()).map(({ credited_as }) => credited_as)).toEqual(['', paid.bill_no])
  })

  it('does not hold up what was credited with a row of its own', async () => {
    await report('414')
    await upload([line('414.00', channel.remark_code, 'B-4')])
    expect(await creditExact()).toMatchObject({ credited: 1 })
    await report('414')
    await upload([line('414.00', channel.remark_code, 'B-5')])
    expect(await creditExact()).toMatchObject({ credited: 1, left: 0 })
  })

  it('is not told of once it lies a week back: it may be the same sum again', async () => {
    const paid = await report('415')
    await creditByHand(paid.id)
    await env.owner
      .run(sql`update cashier.deposits set created_at = created_at - interval '7 days', hk_at = hk_at - interval '7 days',
      finished_at = finished_at - interval '7 days' where id = ${paid.id}`)
    await report('415')
    await upload([line('415.00', channel.remark_code, 'B-6')])
    expect(await creditExact()).toMatchObject({ credited: 1, left: 0 })
  })

  it('an old row is no exact match of a deposit that was remitted days after it', async () => {
    await report('416')
    await upload([
      `2026-01-13 11:30:00,416.00,王丽丽,${channel.remark_code},B-7`,
      `15/01/2026,416.00,王丽丽,${channel.remark_code},B-8`,
    ])
    expect(await creditExact()).toMatchObject({ credited: 0, left: 2 })
  })
})
