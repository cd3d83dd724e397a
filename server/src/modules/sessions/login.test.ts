import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { setMemberState } from './account-state.ts'
import { makeChallenge } from './captcha.rules.ts'
import { definePostings, house, member, post, setFrozen } from '../ledger/index.ts'
import { findMemberByName } from '../members/index.ts'
import { askWhileHeld } from '@moongate/testing/hold'
import { CAPTCHA, PASSWORD, type AuthApi, data, startAuthApi, outcome } from '@moongate/testing/auth-api'

const granted = definePostings('test', { gift: { from: house('bonus'), to: member('centre'), operate_type: 2 } })
let api: AuthApi
beforeAll(async () => {
  api = await startAuthApi()
})
afterAll(() => api.stop())
/** Each starts when the guesses of the others are forgotten. */
beforeEach(() => api.d.clock.advance(60 * 60_000))

type CaptchaData = { key: string; img: string; challenge: { challenge: string; salt: string; maxnumber: number } }
const newCaptcha = (asked: { name?: string } = {}, ip?: string) =>
  data<CaptchaData>(api.call('/auth/captcha', asked, { ...(ip !== undefined && { ip }) }))
const tryIn = async (name: string, password: string, ip?: string, lang?: string) =>
  api.call(
    '/auth/login',
    { name, password, ...(await api.captcha()) },
    { ...(ip !== undefined && { ip }), ...(lang !== undefined && { lang }) },
  )

/** A login with the work of the captcha that was asked for. */
const tryProven = async (name: string, password: string, ip: string, asked: { name?: string }) => {
  const { key, challenge } = await newCaptcha(asked, ip)
  let number = 0
  while (makeChallenge(challenge.salt, number) !== challenge.challenge) number += 1
  const proof = Buffer.from(JSON.stringify({ ...challenge, number })).toString('base64')
  return api.call('/auth/login', { name, password, key, proof }, { ip })
}
/** Guesses from many addresses until an account's tries are used up. */
const useUp = async (name: string) => {
  for (let i = 0; i < 10; i++) await tryIn(name, 'wrong123', `192.0.2.${200 + i}`)
}

describe('logging in', () => {
  it('R3.2 answers a bearer token good for an hour, and the account name is taken in any case', async () => {
    const answer = await data<object>(tryIn('ALICE', PASSWORD))
    expect(answer).toEqual({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      token_type: 'Bearer',
      expires_in: 3600,
    })
  })

  it('tells the modules above, with the login before; the first one had none', async () => {
    const { access_token } = await data<{ access_token: string }>(api.call('/auth/demo', {}, { ip: '203.0.113.44' }))
    const { name } = await data<{ name: string }>(api.call('/auth/me', {}, { token: access_token }))
    const [demo, alice] = [await findMemberByName(api.d.db, name), await findMemberByName(api.d.db, 'alice')]
    await api.logIn('alice')
    const login_before_at = api.d.clock.now().toISOString()
    api.d.clock.advance(7 * 24 * 60 * 60_000)
    await api.logIn('alice')
    const { rows } = await api.d.owner.pool.query(
      "select payload->'payload' as told from graphile_worker._private_jobs where payload->>'event' = 'sessions.logged_in' order by id",
    )
    const sessions = await api.d.owner.many<{ member_id: number; session_id: string }>(
      sql`select member_id, id as session_id from sessions.sessions order by created_at, ended_at nulls last`,
    )
    const of = (member_id?: number) => sessions.findLast((s) => s.member_id === member_id)
    const told = rows.map((row) => row.told)
    expect(told.at(-1)).toEqual({ ...of(alice?.id), at: api.d.clock.now().toISOString(), login_before_at })
    expect(told.filter((t) => t.member_id === demo?.id)).toEqual([
      { ...of(demo?.id), at: login_before_at, login_before_at: null },
    ])
  })

  it('stores the SHA-256 of a token, never the token', async () => {
    const token = await api.logIn('alice')
    const { rows } = await api.d.owner.pool.query('select t.*::text as row from sessions.tokens t')
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it.each([
    ['R5.1 a name of three', { name: 'ali' }, '422 common.invalid'],
    ['R5.1 a name of four', { name: 'alix' }, '400 sessions.credentials_wrong'],
    ['R5.1 a name of fifteen', { name: 'a'.repeat(15) }, '400 sessions.credentials_wrong'],
    ['R5.1 a name of sixteen', { name: 'a'.repeat(16) }, '422 common.invalid'],
    ['R5.1 a name with a sign', { name: 'ali_ce' }, '422 common.invalid'],
    ['R5.2 a password of five', { password: 'abc12' }, '422 common.invalid'],
    ['R5.2 a password of six', { password: 'abc123' }, '400 sessions.credentials_wrong'],
    ['R5.2 a password of thirteen', { password: 'a'.repeat(13) }, '400 sessions.credentials_wrong'],
    ['R5.2 a password of fourteen', { password: 'a'.repeat(14) }, '422 common.invalid'],
    ['R5.2 a password with a blank beside it', { password: ` ${PASSWORD}` }, '422 common.invalid'],
    ['R5.2 a password with a sign', { password: 'abc-123' }, '422 common.invalid'],
    ['R5.3 no name', { name: '' }, '422 common.invalid'],
    ['R5.3 no password', { password: '' }, '422 common.invalid'],
    ['R5.3 no captcha', { captcha: '' }, '400 sessions.captcha_wrong'],
    ['R5.3 a captcha of fourteen', { captcha: 'a'.repeat(14) }, '422 common.invalid'],
  ])('%s', async (_case, change, answer) => {
    expect(
      await outcome(
        api.call(
          '/auth/login',
          { name: 'stranger', password: PASSWORD, ...(await api.captcha()), ...change },
          { ip: '198.51.100.3' },
        ),
      ),
    ).toBe(answer)
  })
})

describe('the captcha', () => {
  it('is a picture and a task', async () => {
    const { img, challenge } = await newCaptcha()
    const picture = Buffer.from(img.replace('data:image/png;base64,', ''), 'base64')
    expect(picture.subarray(1, 4).toString()).toBe('PNG')
    expect(challenge).toMatchObject({ challenge: expect.stringMatching(/^[0-9a-f]{64}$/), maxnumber: 100_000 })
  })

  it('a wrong one is refused before the password is looked at', async () => {
    const { key } = await newCaptcha()
    expect(await outcome(api.call('/auth/login', { name: 'alice', password: PASSWORD, key, captcha: 'zzzz' }))).toBe(
      '400 sessions.captcha_wrong',
    )
  })

  it('is good once: of ten answers with one captcha one gets in', async () => {
    const { key } = await newCaptcha()
    const all = await Promise.all(
      Array.from({ length: 10 }, () =>
        outcome(api.call('/auth/login', { name: 'alice', password: PASSWORD, key, captcha: CAPTCHA })),
      ),
    )
    expect(all.toSorted()).toEqual(['200', ...Array<string>(9).fill('400 sessions.captcha_wrong')])
  })

  it('is used up by a wrong answer too', async () => {
    const { key } = await newCaptcha()
    await api.call('/auth/login', { name: 'alice', password: PASSWORD, key, captcha: 'zzzz' })
    expect(await outcome(api.call('/auth/login', { name: 'alice', password: PASSWORD, key, captcha: CAPTCHA }))).toBe(
      '400 sessions.captcha_wrong',
    )
  })

  it('is good for five minutes', async () => {
    const { key } = await newCaptcha()
    api.d.clock.advance(5 * 60_000)
    expect(await outcome(api.call('/auth/login', { name: 'alice', password: PASSWORD, key, captcha: CAPTCHA }))).toBe(
      '400 sessions.captcha_wrong',
    )
  })

  it('the proof of work does in its place', async () => {
    expect(await outcome(tryProven('alice', PASSWORD, '203.0.113.1', {}))).toBe('200')
  })
})

describe('who guesses learns nothing and gets nowhere', () => {
  it.each(['zh_cn', 'zh_hk', 'en', 'th', 'vi'])(
    'an unknown name and a wrong password answer the same (%s)',
    async (lang) => {
      const unknown = await tryIn('nobody1', 'wrong123', '198.51.100.1', lang)
      const wrong = await tryIn('bobby', 'wrong123', '198.51.100.1', lang)
      expect(wrong).toEqual(unknown)
      expect(wrong.body).toMatchObject({ code: 400, error: 'sessions.credentials_wrong' })
    },
  )

  it('many addresses together get ten tries at one account in a quarter of an hour', async () => {
    await api.logIn('alice', { ip: '192.0.2.50' })
    const tries: string[] = []
    for (let i = 0; i < 14; i++) tries.push(await outcome(tryIn('alice', `wrong${i}`, `198.51.100.${100 + i}`)))
    expect(tries).toEqual([
      ...Array<string>(10).fill('400 sessions.credentials_wrong'),
      ...Array<string>(4).fill('403 sessions.work_needed'),
    ])
  })

  it('R5.3 the right password needs more work from a new address while the account is guarded', async () => {
    await useUp('bobby')
    const ip = '198.51.100.201'
    expect(await outcome(tryIn('bobby', PASSWORD, ip))).toBe('403 sessions.work_needed')
    expect(await outcome(tryProven('bobby', PASSWORD, ip, {}))).toBe('403 sessions.work_needed')
    expect(await outcome(tryProven('bobby', PASSWORD, ip, { name: 'bobby' }))).toBe('200')
    expect(await outcome(tryIn('bobby', PASSWORD, ip))).toBe('200')
  })

  it('guesses with more work are five from an address, and each five make it more', async () => {
    await useUp('visitor1')
    const ip = '198.51.100.202'
    const tries: string[] = []
    for (let i = 0; i < 6; i++) tries.push(await outcome(tryProven('visitor1', 'wrong123', ip, { name: 'visitor1' })))
    expect(tries).toEqual([...Array<string>(5).fill('400 sessions.credentials_wrong'), '429 sessions.login_blocked'])
    expect((await newCaptcha({ name: 'visitor1' })).challenge.maxnumber).toBe(600_000)
    expect((await newCaptcha({ name: 'visitor2' })).challenge.maxnumber).toBe(100_000)
  })

  it('the owner still logs in from his own address', async () => {
    expect(await outcome(tryIn('alice', PASSWORD, '192.0.2.50'))).toBe('200')
  })

  it('parallel tries cannot pass the limit together', async () => {
    const all = await Promise.all(
      Array.from({ length: 25 }, (_, i) => outcome(tryIn('carol', `wrong${i}`, `198.51.100.${i}`))),
    )
    expect(all.filter((o) => o === '400 sessions.credentials_wrong')).toHaveLength(10)
  })

  it('one address gets forty tries over all accounts', async () => {
    const tries: string[] = []
    for (let i = 0; i < 45; i++) tries.push(await outcome(tryIn(`nobody${i}`, 'wrong123', '198.51.100.77')))
    expect(tries.filter((o) => o === '400 sessions.credentials_wrong')).toHaveLength(40)
  })

  it('the window opens again, whoever knocked meanwhile', async () => {
    api.d.clock.advance(15 * 60_000)
    expect(await outcome(tryIn('alice', PASSWORD, '198.51.100.201'))).toBe('200')
  })
})

describe('what changes while a password is looked at', () => {
  const logInWhile = async (meanwhile: string) => {
    const lock = "select 1 from members.members where name = 'bobby' for no key update"
    const asks = [() => outcome(tryIn('bobby', PASSWORD))]
    return (await askWhileHeld(api.d.owner, { lock, meanwhile, asks }))[0]
  }
  const restore = (column: 'password_hash' | 'state', name: string) =>
    api.d.owner.pool.query(
      `update members.members m set ${column} = a.${column} from members.members a where m.name = $1 and a.name = 'alice'`,
      [name],
    )

  it('R3.6 a password that was changed meanwhile opens no session', async () => {
    expect(await logInWhile("update members.members set password_hash = 'changed' where name = 'bobby'")).toBe(
      '400 sessions.credentials_wrong',
    )
    await restore('password_hash', 'bobby')
  })

  it('R6.6 nor does an account that was closed meanwhile', async () => {
    expect(await logInWhile("update members.members set state = 'closed' where name = 'bobby'")).toBe(
      '403 sessions.account_disabled',
    )
    await restore('state', 'bobby')
  })
})

describe('the state of an account', () => {
  const set = async (state: 'active' | 'frozen' | 'closed') => {
    const bobby = await findMemberByName(api.d.db, 'bobby')
    await setMemberState(api.d, bobby?.id ?? 0, state, { actor: { type: 'system', name: 'test' }, reason: 'test' })
  }

  it('a closed account is told so only to who knows its password; its session ends', async () => {
    const token = await api.logIn('bobby')
    await set('closed')
    expect((await api.call('/auth/me', {}, { token })).body).toMatchObject({
      error: 'auth.force_offline',
      force_offline: true,
      message: expect.stringMatching(/closed/),
    })
    expect(await outcome(tryIn('bobby', PASSWORD))).toBe('403 sessions.account_disabled')
    const told = sql`select 1 from sessions.logins where outcome = 'closed'`
    expect(await api.d.owner.run(told)).toBeGreaterThan(0)
    expect(await outcome(tryIn('bobby', 'wrong123'))).toBe('400 sessions.credentials_wrong')
    await api.d.owner.run(sql`update members.members set state = 'active' where name = 'bobby'`)
  })

  it('R6.6 moves money while it is active, and neither frozen nor closed', async () => {
    const { id: member_id } = (await findMemberByName(api.d.db, 'carol')) ?? { id: 0 }
    const states = ['frozen', 'active', 'closed'] as const
    const said: unknown[] = []
    for (const state of states) {
      await setMemberState(api.d, member_id, state, { actor: { type: 'system', name: 'test' }, reason: 'test' })
      const item = {
        key: api.d.ids.uuid(),
        kind: granted.gift,
        member_id,
        asset: 'CNY',
        amount: 100n,
        ref: state,
      } as const
      said.push((await post(api.d, [item]))[0]?.status)
    }
    expect(said).toEqual(['frozen', 'posted', 'frozen'])
    await api.d.owner.run(sql`update members.members set state = 'active' where id = ${member_id}`)
    await api.d.db.tx((tx) => setFrozen(tx, member_id, false))
  })

  it('a frozen one may log in and look', async () => {
    await set('frozen')
    const token = await api.logIn('bobby')
    expect(await outcome(api.call('/auth/me', {}, { token }))).toBe('200')
    await set('active')
  })
})
