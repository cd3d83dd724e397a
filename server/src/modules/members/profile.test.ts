import { type AuthApi, data, outcome, startAuthApi } from '@moongate/testing/auth-api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countStatements } from '@moongate/testing'
import { startEnv } from '@moongate/testing/env'
import { sql } from '../../kernel/db.ts'
import { findMemberByName } from './member.sql.ts'
import { setTransMode } from './profile.ts'

let api: AuthApi
beforeAll(async () => {
  api = await startAuthApi()
})
afterAll(() => api.stop())
const idOf = async (name: string) => (await findMemberByName(api.d.db, name))?.id ?? 0

describe('R3.1 the member as the site shows him', () => {
  it('has every key of the wire', async () => {
    const token = await api.logIn('carol')
    const me = await data<object>(api.call('/auth/me', {}, { token }))
    expect(me).toEqual({
      name: 'carol',
      realname: '陈凯蓉',
      phone: '13800138003',
      email: '',
      qq: '',
      money: '0.00',
      ml_money: '12.34',
      fs_money: '0.00',
      is_trans: 1,
      is_trans_on: 1,
      is_demo: 0,
      has_qk_pwd: true,
      agent_id: await idOf('carol'),
      updated_at: expect.stringMatching(/^2026-11-2\d \d\d:00:00$/),
    })
  })

  it('shows the wallet mode that was set', async () => {
    const token = await api.logIn('bobby')
    await setTransMode(api.d.db, await idOf('bobby'), false)
    expect(await data(api.call('/auth/me', {}, { token }))).toMatchObject({ is_trans: 0, is_trans_on: 0 })
  })
})

it('R3.1 updated_at is the login before this one; of the first one itself', async () => {
  const read = async () => data<{ updated_at: string }>(api.call('/auth/me', {}, { token: await api.logIn('bobby') }))
  const first = (await read()).updated_at
  api.d.clock.advance(60 * 60_000)
  expect((await read()).updated_at).toBe(first)
  api.d.clock.advance(60 * 60_000)
  expect((await read()).updated_at).not.toBe(first)
})

describe('R3.6 changing contact data', () => {
  it('fills in a real name once, then refuses another', async () => {
    const token = await api.logIn('bobby')
    const answer = await api.call(
      '/auth/info/update',
      { realname: '赵磊', email: 'bobby@example.com', qq: '123456' },
      { token },
    )
    expect(answer.body).toMatchObject({
      message: 'Modified successfully',
      data: { realname: '赵磊', email: 'bobby@example.com', qq: '123456' },
    })
    expect(await outcome(api.call('/auth/info/update', { realname: '王磊' }, { token }))).toBe(
      '400 members.realname_fixed',
    )
    expect(await outcome(api.call('/auth/info/update', { realname: '赵磊', phone: '13511112222' }, { token }))).toBe(
      '200',
    )
  })

  it('clears an email and a qq, and leaves what was not sent', async () => {
    const token = await api.logIn('carol')
    const sent = { email: 'carol@example.com', qq: '654321' }
    await data(api.call('/auth/info/update', sent, { token }))
    const cleared = await data<object>(api.call('/auth/info/update', { email: '' }, { token }))
    expect(cleared).toMatchObject({ email: '', qq: '654321', phone: '13800138003', realname: '陈凯蓉' })
    expect(await data(api.call('/auth/info/update', { qq: '  ' }, { token }))).toMatchObject({ email: '', qq: '' })
    expect(await data(api.call('/auth/me', {}, { token }))).toMatchObject({ email: '', qq: '' })
  })

  it.each([
    ['a phone', { phone: '' }, '422 members.phone_required'],
    ['a real name', { realname: '' }, '400 members.realname_fixed'],
  ])('does not say that %s was cleared: it is refused, and stays', async (_, sent, refusal) => {
    const token = await api.logIn('carol')
    expect(await outcome(api.call('/auth/info/update', { ...sent, qq: '777777' }, { token }))).toBe(refusal)
    expect(await data(api.call('/auth/me', {}, { token }))).toMatchObject({
      phone: '13800138003',
      realname: '陈凯蓉',
      qq: '',
    })
  })

  it('takes an empty field for what is empty already', async () => {
    await api.d.owner.pool.query("update members.members set phone = '', realname = '' where name = 'alice'")
    const token = await api.logIn('alice')
    expect(
      await outcome(api.call('/auth/info/update', { phone: '', realname: '', email: '', qq: '' }, { token })),
    ).toBe('200')
    await api.d.owner.pool.query(
      "update members.members set phone = '13800138001', realname = '王丽丽' where name = 'alice'",
    )
  })

  it.each([
    ['the phone of another member', '13800138001', '409 members.phone_taken'],
    ['R5.6 one that the site takes from nobody', '12800138001', '422 members.phone_invalid'],
  ])('refuses %s', async (_, phone, refusal) => {
    const token = await api.logIn('bobby')
    expect(await outcome(api.call('/auth/info/update', { phone }, { token }))).toBe(refusal)
  })

  it('of three members who take one phone at once one has it', async () => {
    const names = ['alice', 'bobby', 'carol']
    const phones = await api.d.owner.many<{ name: string; phone: string }>(
      sql`select name, phone from members.members where name = any (${names})`,
    )
    const tokens = await Promise.all(names.map((name) => api.logIn(name)))
    const take = (token: string) => outcome(api.call('/auth/info/update', { phone: '13511114444' }, { token }))
    const all = await Promise.all(tokens.map(take))
    expect(all.toSorted()).toEqual(['200', '409 members.phone_taken', '409 members.phone_taken'])
    for (const { name, phone } of phones)
      await api.d.owner.run(sql`update members.members set phone = ${phone} where name = ${name}`)
  })

  it('keeps all of what is changed at once, each in a form of its own', async () => {
    const token = await api.logIn('bobby')
    const forms = [{ email: 'once@example.com' }, { qq: '987654' }, { phone: '13511113333' }]
    await Promise.all(forms.map((form) => data(api.call('/auth/info/update', form, { token }))))
    expect(await data(api.call('/auth/me', {}, { token }))).toMatchObject(Object.assign({}, ...forms))
  })

  it('is in the audit log with what it was before', async () => {
    const token = await api.logIn('alice')
    for (const qq of ['111111', '222222']) await data(api.call('/auth/info/update', { qq }, { token }))
    const { rows } = await api.d.owner.pool.query(
      "select actor_name, before->>'qq' as before, after->>'qq' as after from audit.entries where action = 'members.info_updated' order by id desc limit 1",
    )
    expect(rows).toEqual([{ actor_name: 'alice', before: '111111', after: '222222' }])
  })
})

describe('what auth/me costs', () => {
  it('is two statements while the session is remembered, five when all has to be asked for anew', async () => {
    const env = await startEnv({ seed: 'demo', start_at: '2026-11-21T04:00:00Z' })
    try {
      const me = () => countStatements(() => env.call('POST /auth/me', { as: 'alice' }))
      await me()
      // Longer than a session is kept: that what tells of its end is heard meanwhile changes nothing.
      env.clock.advance(16_000)
      const first = await me()
      expect(first.count, first.list).toBe(5)
      // The session is believed again with the next sign of life of what tells of its end.
      await expect.poll(async () => (await me()).count).toBe(2)
      const warm = await me()
      expect(warm.result.body.data).toMatchObject({ name: 'alice', money: '10000.00' })
    } finally {
      await env.stop()
    }
  })
})
