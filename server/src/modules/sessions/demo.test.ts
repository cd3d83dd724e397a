import { type AuthApi, data, outcome, startAuthApi } from '@moongate/testing/auth-api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { readBalance } from '../ledger/index.ts'
import { findMemberByName } from '../members/index.ts'

let api: AuthApi
beforeAll(async () => {
  api = await startAuthApi()
})
afterAll(() => api.stop())
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const idOf = async (name: string) => (await findMemberByName(api.d.db, name))?.id ?? 0

describe('a demo account', () => {
  it('starts with play money at the local lottery and no real money', async () => {
    const { access_token } = await data<{ access_token: string }>(api.call('/auth/demo', {}, { ip: '203.0.113.80' }))
    const me = await data<{ name: string; money: string; is_demo: number }>(
      api.call('/auth/me', {}, { token: access_token }),
    )
    expect(me).toMatchObject({
      name: expect.stringMatching(/^demo[a-z2-9]{8}$/),
      money: '2000.00',
      fs_money: '0.00',
      is_demo: 1,
      has_qk_pwd: false,
    })
    const id = await idOf(me.name)
    expect(await readBalance(api.d.db, id, 'PLAY', 'supplier:JZ')).toBe(2000_00n)
    expect(await readBalance(api.d.db, id, 'CNY', 'centre')).toBe(0n)
  })

  it('is one an address and day, also within one household of IPv6', async () => {
    expect(await outcome(api.call('/auth/demo', {}, { ip: '203.0.113.82' }))).toBe('200')
    expect(await outcome(api.call('/auth/demo', {}, { ip: '203.0.113.82' }))).toBe('429 members.demo_limit')
    expect(await outcome(api.call('/auth/demo', {}, { ip: '2001:db8:5:6::1' }))).toBe('200')
    expect(await outcome(api.call('/auth/demo', {}, { ip: '2001:db8:5:6:7::2' }))).toBe('429 members.demo_limit')
    api.d.clock.advance(24 * 60 * 60_000)
    expect(await outcome(api.call('/auth/demo', {}, { ip: '203.0.113.82' }))).toBe('200')
  })

  it('R1.13 is one a day as the site counts days, and may start with nothing', async () => {
    const start = () => api.call('/auth/demo', {}, { ip: '203.0.113.90' })
    // To half an hour before midnight in Shanghai, where it is eight hours later.
    api.d.clock.advance(DAY_MS - ((api.d.clock.now().getTime() + 8.5 * HOUR_MS) % DAY_MS))
    const nothing = sql`insert into site.configs (key, value) values ('demo', '{"start": "0.00", "per_address_day": 1}')`
    await api.d.owner.run(nothing)
    expect([await outcome(start()), await outcome(start())]).toEqual(['200', '429 members.demo_limit'])
    api.d.clock.advance(HOUR_MS)
    const { access_token } = await data<{ access_token: string }>(start())
    expect(await data(api.call('/auth/me', {}, { token: access_token }))).toMatchObject({ money: '0.00' })
    await api.d.owner.run(sql`delete from site.configs`)
  })

  it('R6.3 is refused on the routes of members', async () => {
    const { access_token } = await data<{ access_token: string }>(api.call('/auth/demo', {}, { ip: '203.0.113.81' }))
    const answer = await api.call('/member/drawing_pwd/set', { qk_pwd: '123456' }, { token: access_token })
    expect(answer).toMatchObject({
      http: 403,
      body: { error: 'policy.demo_not_supported', message: 'Trial accounts do not support this operation' },
    })
  })

  it('R8.3 a visitor is asked to log in first', async () => {
    expect((await api.call('/auth/me')).body).toMatchObject({
      code: 401,
      error: 'auth.login_required',
      message: 'Please log in first',
    })
  })
})
