import { people } from '@moongate/testing'
import { type AuthApi, PASSWORD, data, outcome, startAuthApi } from '@moongate/testing/auth-api'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { findMemberByName } from '../members/index.ts'
import { count, many, STEP_MS, createFactors } from './test-factors.ts'

let api: AuthApi
const { logIn, me, setUp, askStep, answer, sessions, forgetFactors } = createFactors({ api: () => api })
beforeAll(async () => {
  api = await startAuthApi()
})
afterAll(() => api.stop())
/** Each starts when tries and codes of the others are forgotten, with members who have set nothing up. */
beforeEach(forgetFactors)

/** Carol logs in as the others do again. */
const giveBackPassword = () =>
  api.d.owner.run(sql`update members.members set password_hash = a.password_hash
    from members.members a where members.members.name = 'carol' and a.name = 'alice'`)

describe('R3.2 the second step', () => {
  it('is asked of nobody who has set none up: the answer of a login is the one it ever was', async () => {
    expect(Object.keys(await logIn('bobby'))).toEqual(['access_token', 'token_type', 'expires_in'])
  })

  it('nor of who began to set one up and never gave a code', async () => {
    const token = await api.logIn('bobby')
    await data(api.call('/member/factors/totp', { password: PASSWORD }, { token }))
    expect(await logIn('bobby')).toHaveProperty('access_token')
  })

  it('R4.1 stands between the password and the session: a ticket is no token, and a code of the app opens one', async () => {
    const { secret } = await setUp()
    const opened = await logIn()
    expect(opened).toEqual({
      step: { ticket: expect.any(String), expires_in: 300, ways: ['code', 'recovery', 'passkey'] },
    })
    const ticket = opened.step?.ticket ?? ''
    expect(await me(ticket)).toBe('401 auth.login_required')
    const { access_token } = await data<{ access_token: string }>(
      api.call('/auth/login/step', { ticket, code: api.code(secret) }),
    )
    expect(await me(access_token)).toBe('200')
  })

  it.each([
    ['the code of now', 0, '200'],
    ['the one before', -STEP_MS, '200'],
    ['the next one', STEP_MS, '200'],
    ['an old one', -2 * STEP_MS, '400 factors.code_wrong'],
    ['one of later', 2 * STEP_MS, '400 factors.code_wrong'],
  ])('takes %s: %i ms: %s', async (_, ms, expected) => {
    const { secret } = await setUp()
    // The confirming code was of a step before: two go by, so that what is refused is refused for its age.
    api.d.clock.advance(2 * STEP_MS)
    expect(await answer(await askStep(), api.code(secret, ms))).toBe(expected)
  })

  it('the code that switched it on does not log in', async () => {
    const { secret } = await setUp()
    expect(await answer(await askStep(), api.code(secret, -STEP_MS))).toBe('400 factors.code_wrong')
  })

  it('a code works once, and none before it works after it', async () => {
    const { secret } = await setUp()
    api.d.clock.advance(STEP_MS)
    expect(await answer(await askStep(), api.code(secret))).toBe('200')
    expect(await answer(await askStep(), api.code(secret))).toBe('400 factors.code_wrong')
    expect(await answer(await askStep(), api.code(secret, -STEP_MS))).toBe('400 factors.code_wrong')
    expect(await answer(await askStep(), api.code(secret, STEP_MS))).toBe('200')
  })

  it("a code of another member's app is wrong", async () => {
    await setUp()
    const { secret } = await setUp('bobby')
    expect(await answer(await askStep('alice'), api.code(secret))).toBe('400 factors.code_wrong')
  })

  it('of 100 parallel calls with one code and one ticket one opens a session', async () => {
    const { secret } = await setUp()
    const [ticket, code] = [await askStep(), api.code(secret)]
    const outcomes = await many(() => answer(ticket, code))
    expect(count(outcomes, '200')).toBe(1)
    expect(await sessions()).toBe(1)
  })

  it('of two right answers to one ticket at once one opens a session', async () => {
    const { recovery_codes } = await setUp()
    const ticket = await askStep()
    const outcomes = await Promise.all(recovery_codes.slice(0, 2).map((code) => answer(ticket, code)))
    expect(outcomes.toSorted()).toEqual(['200', '400 sessions.ticket_invalid'])
  })

  it('of 100 parallel calls with one code and a ticket each one opens a session, from wherever they come', async () => {
    const { secret } = await setUp()
    const code = api.code(secret)
    const tickets: string[] = []
    for (let i = 0; i < 9; i++) tickets.push(await askStep())
    const outcomes = await many((i) => answer(tickets[i % 9] ?? '', code, { ip: `198.51.100.${i}` }))
    expect(count(outcomes, '200')).toBe(1)
    expect(await sessions()).toBe(1)
  })

  it('a ticket takes five codes, a right one after them is too late', async () => {
    const { secret } = await setUp()
    const ticket = await askStep()
    for (let i = 0; i < 5; i++) expect(await answer(ticket, '000000')).toBe('400 factors.code_wrong')
    expect(await answer(ticket, api.code(secret))).toBe('400 sessions.ticket_invalid')
  })

  it('a ticket is good for five minutes, and for one login', async () => {
    const { secret } = await setUp()
    const late = await askStep()
    api.d.clock.advance(5 * 60_000)
    expect(await answer(late, api.code(secret))).toBe('400 sessions.ticket_invalid')
    const ticket = await askStep()
    expect(await answer(ticket, api.code(secret))).toBe('200')
    api.d.clock.advance(STEP_MS)
    expect(await answer(ticket, api.code(secret))).toBe('400 sessions.ticket_invalid')
  })

  it('a ticket is void once the password has changed', async () => {
    const { secret, token } = await setUp('carol')
    const ticket = await askStep('carol')
    const change = { oldpassword: PASSWORD, password: 'Moongate99', password_confirmation: 'Moongate99' }
    expect(await outcome(api.call('/member/password/modify', change, { token }))).toBe('200')
    expect(await answer(ticket, api.code(secret))).toBe('400 sessions.ticket_invalid')
    await giveBackPassword()
  })

  it('a ticket is void once staff have taken the password away', async () => {
    const { secret } = await setUp('carol')
    const ticket = await askStep('carol')
    const [carol, token] = [await findMemberByName(api.d.db, 'carol'), await api.staffToken('sofia')]
    api.d.clock.advance(STEP_MS)
    const body = { totp: api.code(people.sofia.totp_secret), reason: 'lost the phone' }
    expect(await outcome(api.call(`/office/members/${carol?.id}/password/reset`, body, { token }))).toBe('200')
    expect(await answer(ticket, api.code(secret))).toBe('400 sessions.ticket_invalid')
    await giveBackPassword()
  })

  it('codes are ten in a quarter of an hour, however many tickets and addresses', async () => {
    await setUp()
    const outcomes: string[] = []
    for (let i = 0; i < 3; i++) {
      const ticket = await askStep()
      for (let j = 0; j < 5; j++) outcomes.push(await answer(ticket, '000000', { ip: `192.0.2.${i * 10 + j + 100}` }))
    }
    expect(outcomes).toEqual([
      ...Array<string>(10).fill('400 factors.code_wrong'),
      ...Array<string>(5).fill('429 factors.blocked'),
    ])
  })

  it('the password alone does not make the address a known one, the step after it does', async () => {
    const { secret } = await setUp()
    const at = { ip: '198.51.100.250' }
    const known = sql`select 1 from kernel.known_addresses where account = 'member:alice' and address = ${at.ip}`
    const ticket = (await logIn('alice', at)).step?.ticket ?? ''
    expect(await api.d.owner.run(known)).toBe(0)
    expect([await answer(ticket, api.code(secret), at), await api.d.owner.run(known)]).toEqual(['200', 1])
  })

  it('R4.1 the history says of each how far it came', async () => {
    const { secret } = await setUp()
    await api.d.owner.run(sql`delete from sessions.logins`)
    const ticket = await askStep()
    for (const code of ['000000', api.code(secret)]) {
      api.d.clock.advance(1000)
      await answer(ticket, code)
    }
    expect(await api.d.owner.many(sql`select way, outcome from sessions.logins order by at`)).toEqual([
      { way: 'password', outcome: 'step' },
      { way: 'code', outcome: 'code_wrong' },
      { way: 'code', outcome: 'opened' },
    ])
  })

  it('R6.6 opens nothing once the account is closed, whatever was right before', async () => {
    const { secret } = await setUp()
    const ticket = await askStep()
    const set = (state: string) =>
      api.d.owner.run(sql`update members.members set state = ${state} where name = 'alice'`)
    await set('closed')
    expect(await answer(ticket, api.code(secret))).toBe('403 sessions.account_disabled')
    await set('active')
    expect(await answer(ticket, api.code(secret))).toBe('200')
  })

  it('R3.2 a password and a code that were right are no guesses, however often', async () => {
    const { secret } = await setUp()
    for (let i = 0; i < 11; i++) {
      expect(await answer(await askStep(), api.code(secret))).toBe('200')
      api.d.clock.advance(STEP_MS)
    }
  })
})
