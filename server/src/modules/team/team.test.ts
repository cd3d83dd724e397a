import { toWire } from '@moongate/money'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { protectionSetting } from '../policy/index.ts'
import { putSetting, readSetting } from '../site/index.ts'
import { agentsSetting } from './team.settings.ts'
import { password, rates, createAgents } from './test-agents.ts'

let env: Env
const { data, ok, outcome, member_id } = createScenario(() => env)
const { key, enter, addChild, createInvite, list, register, statements, place } = createAgents(() => env)

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:10Z' })
  await env.drain()
})
afterEach(async () => {
  await env.drain()
  expect(await env.invariants()).toEqual([])
})
afterAll(() => env.stop())

describe('R1.9 R6.4 an agent and the team', () => {
  it('R7.5 begins in the demo with children, a report and a statement that was paid', async () => {
    const names = (await list('carol')).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['daisy', 'eddie', 'fiona', 'gavin']))
    const paid = (await statements('carol')).at(-1)
    expect(paid).toMatchObject({ state: 'paid' })
    expect(Number(paid?.money)).toBeGreaterThan(0)
    const detail = await data<{ lines: { money: string }[]; money: string }>(`GET /team/statements/${paid?.id}`, {
      as: 'carol',
    })
    expect(detail.lines.reduce((sum, line) => sum + Number(line.money), 0)).toBeCloseTo(Number(detail.money), 6)
  })

  it('R9.1 is answered in the language that a header names where the address has none', async () => {
    const ask = async (headers: Record<string, string>) => {
      const { body } = await env.call('POST /team/childrates', { as: 'carol', body: { child_member_id: 999 }, headers })
      return body.message
    }
    const [thai, chinese] = [await ask({ 'accept-language': 'th' }), await ask({})]
    expect([thai, chinese]).toEqual([expect.stringMatching(/[ก-๛]/), expect.stringMatching(/[一-鿿]/)])
    expect(await ask({ 'accept-language': 'th-TH,th;q=0.9' })).toBe(chinese)
  })
  const moveTo = (id: number, to: string) =>
    outcome(`POST /office/team/members/${id}/move`, { as: 'erin', key: key(), body: { to, reason: 'asked for it' } })

  it('R6.4 finds who was invited below their agent, before it is heard that they registered', async () => {
    const host = await addChild('carol', 'earlyhost', '3.00')
    const link = await createInvite('earlyhost', '1.00')
    for (const name of ['early', 'earlier', 'earliest']) expect(await register(name, link.invite_code)).toBe('200')
    expect(await moveTo(await member_id('early'), 'carol')).toBe('200')
    expect(await place(await member_id('early'))).toMatchObject({
      moves: [{ from_name: 'earlyhost', to_name: 'carol' }],
    })
    const application = await data<{ id: string }>('POST /agent/apply', {
      as: await enter('earlier'),
      body: { reason: 'I know many' },
    })
    await ok(`POST /office/team/applications/${application.id}/approve`, {
      as: 'erin',
      key: key(),
      body: { rates: rates('2.00') },
    })
    const asked = { child_member_id: await member_id('earliest'), rates: rates('2.50') }
    expect(await outcome('POST /team/childrates', { as: await enter('earlyhost'), body: asked })).toBe('200')
    await env.drain()
    const found = (await list('earlyhost')).map(({ name, rates: [first] }) => [name, first?.rate])
    expect(found.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))).toEqual([
      ['earlier', '2.00'],
      ['earliest', '2.50'],
    ])
    expect(await place(await member_id('earlier'))).toMatchObject({ parent_id: host })
  })

  it('R7.5 sets the rates of whoever stands right below, and of nobody further down', async () => {
    await addChild('carol', 'between', '3.00')
    const child_member_id = await addChild('between', 'furthest', '2.00')
    const set = async (as: string) =>
      outcome('POST /team/childrates', { as: await enter(as), body: { child_member_id, rates: rates('2.50') } })
    expect([await set('carol'), await set('between')]).toEqual(['400 team.not_direct', '200'])
  })

  it('R3.20 holds to the most open links, whether one is made or opened again, and of two at once', async () => {
    await addChild('carol', 'linker', '3.00')
    await putSetting(env.db, agentsSetting, { ...agentsSetting.default, invites: 2 })
    const switchTo = async (invite_id: number, is_open: number) =>
      outcome('POST /team/invite/update', { as: await enter('linker'), body: { invite_id, is_open } })
    const first = await createInvite('linker', '1.00')
    expect(await switchTo(first.invite_id, 0)).toBe('200')
    const second = await createInvite('linker', '1.00')
    expect(await switchTo(second.invite_id, 0)).toBe('200')
    await createInvite('linker', '1.00')
    const both = await Promise.all([switchTo(first.invite_id, 1), switchTo(second.invite_id, 1)])
    expect(both.toSorted()).toEqual(['200', '400 team.invite_limit'])
    const opened = both[0] === '200' ? first : second
    expect(await switchTo(opened.invite_id, 1)).toBe('200')
    await putSetting(env.db, agentsSetting, agentsSetting.default)
  })

  it('R6.4 makes one child and one link where the answer was lost and the call is sent again, by a frozen agent too', async () => {
    await addChild('carol', 'resender', '3.00')
    await env.owner.run(sql`update members.members set state = 'frozen' where name = 'resender'`)
    const as = await enter('resender')
    const twice = async <T>(route: string, body: object): Promise<[T, T]> => {
      const again = { as, key: key(), body }
      return [await data<T>(route, again), await data<T>(route, again)]
    }
    const [link, same] = await twice<{ invite_id: number }>('POST /team/invite/create', { rates: rates('1.00') })
    expect(same).toEqual(link)
    const child = { name: 'resent', password, password_confirmation: password, rates: [] }
    const [made, told] = await twice<{ member_id: number }>('POST /team/add', child)
    expect(told).toEqual(made)
    expect((await data<{ total: number }>('GET /team/invite/list', { as })).total).toBe(1)
    expect((await list('resender')).map(({ name }) => name)).toEqual(['resent'])
  })

  it('R6.4 opens no account for somebody else where the licence asks who registers for their day of birth', async () => {
    const stands = await readSetting(env.db, protectionSetting)
    const standard = { ...stands, cool_off_loss: toWire(stands.cool_off_loss) }
    const add = async (name: string) =>
      outcome('POST /team/add', {
        as: await enter('carol'),
        body: { name, password, password_confirmation: password, rates: [] },
      })
    await putSetting(env.db, protectionSetting, { ...standard, profile: 'GB' })
    expect(await add('noage1')).toBe('409 team.asks_birth')
    await putSetting(env.db, protectionSetting, standard)
    expect(await add('noage1')).toBe('200')
  })
})
