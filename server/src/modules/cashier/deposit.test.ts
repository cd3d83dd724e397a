import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { readBalances } from '../ledger/index.ts'
import { setMemberState } from '../sessions/index.ts'

let env: Env
let alice: number
const { data, ok, outcome, wallets, member_id, job } = createScenario(() => env)
let n = 0
const key = () => `deposit-test-${++n}`
type Channel = {
  id: number
  type: string
  account: string
  min: string
  max: string
  remark_code: string
  expires_minutes: number
}
let channel: Channel
/** A moment of the site's time, some minutes before now. */
const minutesAgo = (minutes: number) =>
  new Date(env.clock.now().getTime() + (8 * 60 - minutes) * 60_000).toISOString().slice(0, 19).replace('T', ' ')
const report = (change: object = {}, as = 'alice') => ({
  as,
  key: key(),
  body: {
    name: '王丽丽',
    money: '500',
    hk_at: minutesAgo(5),
    payment_type: channel.type,
    payment_id: channel.id,
    payment_account: channel.account,
    ...change,
  },
})
type Order = { id: string; state: string; money: string; remark_code: string; picture: string; payer_account: string }
const orders = async (query: Record<string, string> = { state: 'pending' }, as = 'frank') =>
  (await data<{ data: Order[] }>('GET /office/deposits', { as, query })).data
const act = (id: string, step: 'credit' | 'reject', as = 'frank') =>
  outcome(`POST /office/deposits/${id}/${step}`, { as, body: step === 'reject' ? { reason: '未收到款' } : {} })
const made = async (change: object = {}, as = 'alice') => {
  const { bill_no } = await data<{ bill_no: string }>('POST /recharge/normal', report(change, as))
  return (await orders({ keyword: bill_no }))[0]?.id ?? ''
}
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
const upload = async (bytes: Buffer, type: string, as = 'alice') =>
  (await env.call('POST /recharge/picture/upload', { as, file: { bytes, type } })).body as {
    code?: number
    error?: string
    file_url?: string
  }

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z' })
  alice = await member_id('alice')
  const channels = await data<Channel[]>('GET /payment/normal/list', { as: 'alice' })
  channel = channels[0] as Channel
})
afterAll(() => env.stop())
afterEach(async () => {
  for (const { id } of await orders()) await act(id, 'reject')
  await env.owner.run(sql`delete from site.configs where key = 'deposit'`)
  expect(await env.invariants()).toEqual([])
})

describe('R2.33 R7.2 what a member may choose from', () => {
  it('shows types with limits, accounts with their code, banks read only, and the online types of a demo', async () => {
    expect(await ok('GET /payments/list', { as: 'alice', lang: 'en' })).toMatchObject({
      type: 'company_bankpay',
      data: [
        { type: 'company_bankpay', type_text: 'Bank transfer', min: '100.00', max: '200000.00', recommended: true },
        { type: 'company_alipay', max: '20000.00', single_max: '10000.00', gift_percent: '0.50', speed_minutes: 3 },
        { type: 'company_wechat', recommended: false },
        { type: 'company_usdt', recommended: false },
        { type: 'online_alipay', min: '10.00', max: '20000.00', recommended: false },
        { type: 'online_wechat' },
        { type: 'online_union_quick' },
        { type: 'online_union_scan' },
        { type: 'online_usdt', type_text: 'USDT online', min: '100.00', max: '500000.00', recommended: false },
      ],
    })
    expect(channel).toMatchObject({
      min: '100.00',
      max: '50000.00',
      remark_code: expect.stringMatching(/^\d{7}$/),
      expires_minutes: 1440,
    })
    expect((await data<{ card_no: string }[]>('GET /deposit/bank/list', { as: 'alice' }))[0]?.card_no).toBe(
      channel.account,
    )
    const online = await data<{ type: string }[]>('GET /payment/online/list', { as: 'alice' })
    expect(online.map(({ type }) => type)).toEqual([
      'online_alipay',
      'online_wechat',
      'online_union_quick',
      'online_union_scan',
      'online_usdt',
    ])
    expect(
      await outcome('POST /recharge/online', {
        as: 'alice',
        body: { money: '100', payment_type: 'online_alipay', payment_id: 99 },
      }),
    ).toBe('400 cashier.no_account')
  })

  it('R8.8 an online channel that is enabled answers for itself, not as a site under maintenance', async () => {
    const [online] = await env.owner.many<{ id: number }>(
      sql`insert into channels.channels (type, name, asset, min, max, position) values ('online_alipay', 'A', 'CNY', 100, 100000, 9) returning id`,
    )
    const body = { money: '100', payment_type: 'online_alipay', payment_id: online?.id ?? 0 }
    const answer = await env.call('POST /recharge/online', { as: 'alice', body })
    expect([answer.status, answer.body.error]).toEqual([400, 'cashier.channel_maintenance'])
    expect(answer.body).not.toHaveProperty('maintenance')
    await env.owner.run(sql`delete from channels.channels where id = ${online?.id}`)
  })
})

describe('R5.11 R5.12 R8.5 refusals of a report', () => {
  it.each([
    ['a cent under the minimum', { money: '99.99' }, '400 cashier.below_min'],
    ['a cent over the single limit', { money: '50000.01' }, '400 cashier.above_max'],
    [
      'an account that was another when it was shown',
      { payment_account: '6222000000000000' },
      '409 cashier.channel_changed',
    ],
    ['no such channel', { payment_id: 999 }, '400 cashier.no_account'],
    ['a channel of another type', { payment_type: 'company_wechat' }, '400 cashier.no_account'],
    ['a day that does not exist', { hk_at: '2026-02-30 10:00:00' }, '422 cashier.remitted_at_invalid'],
    ['next year', { hk_at: '2027-01-16 12:00:00' }, '422 cashier.remitted_at_invalid'],
    ['R5.9 no amount', { money: '' }, '422 common.invalid'],
    ['no name', { name: '' }, '422 common.invalid'],
    ['a picture nobody sent in', { picture: 'aaaa.webp' }, '415 cashier.picture_invalid'],
    ['a picture with a way to somewhere else', { picture: '../../etc/passwd' }, '415 cashier.picture_invalid'],
  ])('%s', async (_case, change, refusal) => {
    expect(await outcome('POST /recharge/normal', report(change))).toBe(refusal)
    expect(await orders()).toEqual([])
  })

  it('asks for the real name first, then for a card', async () => {
    expect(await outcome('POST /recharge/normal', report({}, 'bobby'))).toBe('400 cashier.realname_missing')
    expect(await outcome('POST /recharge/normal', report({}, 'carol'))).toBe('400 cashier.card_missing')
  })

  it('takes three that wait and no fourth, also of ten at once', async () => {
    const told = await Promise.all(Array.from({ length: 10 }, () => outcome('POST /recharge/normal', report())))
    expect(told.toSorted()).toEqual([
      '200',
      '200',
      '200',
      ...Array.from({ length: 7 }, () => '400 cashier.too_many_open'),
    ])
  })

  it('a switched-off channel has no account to use', async () => {
    await env.owner.run(sql`update channels.channels set enabled = false where id = ${channel.id}`)
    const answer = await env.call('POST /recharge/normal', { ...report(), lang: 'en' })
    expect(answer.body).toMatchObject({
      error: 'cashier.no_account',
      message: 'There is no account to use, please consult customer service',
    })
    await env.owner.run(sql`update channels.channels set enabled = true where id = ${channel.id}`)
  })
})

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

describe('R2.33 the picture of a transfer', () => {
  const photo = () =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } }).withExif({
      IFD0: { Copyright: 'a secret place' },
    })

  it('is drawn anew without what hides in it, goes with the report, and only staff see it', async () => {
    const { file_url } = await upload(await photo().jpeg().toBuffer(), 'image/jpeg')
    const id = await made({ picture: file_url })
    const { image } = await data<{ image: string }>(`GET /office/deposits/${id}/picture`, { as: 'sofia' })
    const read = `select a.actor_name from audit.entries a join cashier.deposits d on a.target = 'deposit:' || d.bill_no
      where a.action = 'cashier.receipt_read' and d.id = '${id}'`
    expect((await env.owner.pool.query(read)).rows).toEqual([{ actor_name: 'sofia' }])
    const bytes = Buffer.from(image.replace('data:image/webp;base64,', ''), 'base64')
    const meta = await sharp(bytes).metadata()
    expect([meta.format, meta.width, meta.height, meta.exif]).toEqual(['webp', 40, 30, undefined])
    expect(await outcome(`GET /office/deposits/${id}/picture`, { as: 'alice' })).toMatch(/^401/)
    expect(await outcome(`GET /office/deposits/${id}/picture`)).toMatch(/^401/)
    expect(await outcome('POST /recharge/normal', report({ picture: file_url }, 'carol'))).toBe(
      '400 cashier.card_missing',
    )
  })

  it('is missing where none was sent', async () => {
    const id = await made()
    expect(await outcome(`GET /office/deposits/${id}/picture`, { as: 'frank' })).toBe('404 cashier.picture_missing')
    expect(await outcome('GET /office/deposits/00000000-0000-7000-8000-000000000000/picture', { as: 'frank' })).toBe(
      '404 cashier.order_not_found',
    )
  })

  it("another member's picture cannot be taken for one's own", async () => {
    const { file_url } = await upload(await photo().png().toBuffer(), 'image/png', 'bobby')
    expect(await outcome('POST /recharge/normal', report({ picture: file_url }))).toBe('415 cashier.picture_invalid')
  })

  it.each([
    [
      'an SVG',
      () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')),
      'image/svg+xml',
    ],
    [
      'an SVG that says it is a PNG',
      () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
      'image/png',
    ],
    ['a broken PNG', async () => (await photo().png().toBuffer()).subarray(0, 60), 'image/png'],
    [
      'a page behind the first bytes of a JPEG',
      () => Promise.resolve(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<script>alert(1)</script>')])),
      'image/jpeg',
    ],
    ['nothing', () => Promise.resolve(Buffer.alloc(0)), 'image/png'],
  ])('%s is refused', async (_case, bytes, type) => {
    expect(await upload(await bytes(), type)).toMatchObject({ code: 415, error: 'cashier.picture_invalid' })
  })

  it('a picture that became part of no report is forgotten', async () => {
    const count = () => env.owner.one<{ n: number }>(sql`select count(*)::int as n from cashier.pictures`)
    env.clock.advance(49 * 3_600_000)
    env.call.forget()
    await job('cashier.forget_pictures')
    const before = (await count()).n
    const { file_url } = await upload(await photo().jpeg().toBuffer(), 'image/jpeg')
    await upload(await photo().png().toBuffer(), 'image/png')
    await made({ picture: file_url })
    expect((await count()).n).toBe(before + 2)
    env.clock.advance(49 * 3_600_000)
    env.call.forget()
    await job('cashier.forget_pictures')
    expect((await count()).n).toBe(before + 1)
  })
})
