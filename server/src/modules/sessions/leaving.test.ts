import { randomUUID } from 'node:crypto'
import { createSandboxSupplier, offerSupplier, people } from '@moongate/testing'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { putSetting } from '../site/index.ts'
import { sessionSetting } from './sessions.settings.ts'

const [SBX, SBY] = [createSandboxSupplier('SBX'), createSandboxSupplier('SBY')]
let env: Env
let bobby = 0
const { data, ok, outcome, member_id, job } = createScenario(() => env)
const DAY_MS = 24 * 60 * 60_000

const open = (as: string, api_code = 'SBX') => ok('GET /game/login', { as, query: { api_code } })
const readOpen = () => [SBX, SBY].map((supplier) => supplier.visitsOf(bobby).length)
const reason = 'seen at play'
const setState = (state: string) => ok(`POST /office/members/${bobby}/state`, { as: 'erin', body: { state, reason } })
/** Another browser of bobby's; answers its token. */
const logIn = async () => {
  const { key } = await data<{ key: string }>('POST /auth/captcha', { body: {} })
  const body = { name: 'bobby', password: people.bobby.password, captcha: '7777', key }
  return (await data<{ access_token: string }>('POST /auth/login', { body })).access_token
}

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z', suppliers: { SBX, SBY } })
  for (const code of ['SBX', 'SBY']) await offerSupplier(env.owner, code)
  bobby = await member_id('bobby')
})
afterAll(() => env.stop())
beforeEach(async () => {
  SBX.setDown(false)
  env.clock.advance(60_000)
  env.call.forget()
  await open('bobby')
  await env.drain()
})

describe('R4.4 a game that is open at a supplier', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['logs in elsewhere', logIn],
    ['logs out', () => ok('POST /auth/logout', { as: 'bobby' })],
    [
      'is logged out by staff',
      () => ok(`POST /office/members/${bobby}/sessions/end`, { as: 'erin', body: { reason } }),
    ],
    ['is frozen', () => setState('frozen')],
  ])('ends when its member %s', async (_way, end) => {
    await open('bobby')
    expect(readOpen()).toEqual([1, 0])
    await end()
    await env.drain()
    expect(readOpen()).toEqual([0, 0])
    await setState('active')
    env.call.forget()
    await open('bobby')
    expect(readOpen()).toEqual([1, 0])
  })

  it('ends at every supplier, and is no other member’s', async () => {
    await open('bobby', 'SBY')
    await open('alice')
    await logIn()
    await env.drain()
    expect(readOpen()).toEqual([0, 0])
    expect(SBX.visitsOf(await member_id('alice'))).toHaveLength(1)
  })

  it('goes on while its session does, and under another session where a member may have several', async () => {
    await data('GET /member/security', { as: 'bobby' })
    await env.drain()
    expect(readOpen()).toEqual([1, 0])
    await putSetting(env.db, sessionSetting, { idle_minutes: 120, devices: 2 })
    await open(await logIn())
    await env.drain()
    expect(readOpen()).toEqual([2, 0])
    await ok('POST /auth/logout', { as: 'bobby' })
    await env.drain()
    expect(readOpen()).toEqual([1, 0])
    await putSetting(env.db, sessionSetting, { idle_minutes: 120, devices: 1 })
  })

  it('is told of again until its supplier answers', async () => {
    SBX.setDown(true)
    await logIn()
    for (const ms of [0, 2_000, 4_000]) {
      env.clock.advance(ms)
      await env.drain()
    }
    SBX.setDown(false)
    env.clock.advance(7_999)
    await env.drain()
    expect(readOpen()).toEqual([1, 0])
    env.clock.advance(1)
    await env.drain()
    expect(readOpen()).toEqual([0, 0])
  })

  it('ends at the next look where it was opened by a call that was let in just before its session ended', async () => {
    await logIn()
    await env.drain()
    const [session_id] = await env.owner.many<{ id: string }>(
      sql`select id from sessions.sessions where member_id = ${bobby} and ended_at is not null order by ended_at desc limit 1`,
    )
    const visit_id = randomUUID()
    await SBX.launch({
      player: { member_id: bobby, is_demo: false },
      session_id: session_id!.id,
      visit_id,
      name: 'bobby',
      game_code: 'reels',
      game_type: undefined,
      is_mobile: false,
      lang: 'en',
      spell: { reality_minutes: 60, played: 0, left: null, break_loss: null },
    })
    await env.owner.run(sql`insert into games.visits (visit_id, member_id, session_id, supplier_code, is_demo)
      values (${visit_id}, ${bobby}, ${session_id!.id}, 'SBX', false)`)
    expect(readOpen()).toEqual([1, 0])
    await job('sessions.sweep')
    expect(readOpen()).toEqual([0, 0])
  })

  it('ends at the next look once its session has run out', async () => {
    env.clock.advance(15 * DAY_MS)
    await job('sessions.sweep')
    expect(readOpen()).toEqual([0, 0])
  })

  it('is not opened by who is logged out', async () => {
    const token = await logIn()
    await ok('POST /auth/logout', { as: token })
    expect(await outcome('GET /game/login', { as: token, query: { api_code: 'SBX' } })).toMatch(/^401/)
  })
})
