import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { joinTeam, moveMember } from './place.ts'
import { lockChains } from './place.sql.ts'
import { setAgentRates } from './rate.ts'
import { rates, createAgents } from './test-agents.ts'

let env: Env
const { outcome, member_id } = createScenario(() => env)
const { key, addChild, list, bet, cancel, later, runCommission, statements, place } = createAgents(() => env)

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
  it('R6.4 a moved member takes the team along; earlier bets stay with the old chain', async () => {
    const mover = await addChild('carol', 'mover', '3.00')
    await addChild('mover', 'playerm')
    await addChild('carol', 'target', '5.00')
    const first = await bet('playerm', 1_000_00n)
    later(1000)
    const move = (to: string) =>
      outcome(`POST /office/team/members/${mover}/move`, {
        as: 'erin',
        key: key(),
        body: { to, reason: 'asked for it' },
      })
    expect(await move('playerm')).toBe('404 team.agent_not_found')
    expect(await move('mover')).toBe('400 team.circle')
    expect(await move('target')).toBe('200')
    later(1000)
    expect((await list('target')).map(({ name }) => name)).toEqual(['mover'])
    expect(await place(mover)).toMatchObject({
      parent_name: 'target',
      moves: [{ by: 'erin', reason: 'asked for it', from_name: 'carol', to_name: 'target' }],
    })
    expect(await place(first.member_id)).toMatchObject({ parent_name: 'mover', moves: [] })
    expect((await list('target', 'player')).map(({ name }) => name)).toEqual(['playerm'])
    await bet('playerm', 2_000_00n)
    await cancel(first)
    await runCommission()
    expect((await statements('target'))[0]?.money).toBe('4.00')
    expect((await statements('mover'))[0]?.money).toBe('6.00')
  })
  /** An agent without rates, below somebody or at the top. */
  const stand = async (name: string, parent_id: number | null = null) => {
    const { id } = await env.owner.one<{ id: number }>(
      sql`insert into members.members (name, is_demo, register_site, register_ip, registered_at)
        values (${name}, false, '', '', kernel.now()) returning id`,
    )
    await env.db.tx(async (tx) => {
      await lockChains(tx, 'alone')
      await joinTeam(env, tx, { member_id: id, parent_id, at: env.clock.now() })
    })
    await env.owner.run(sql`insert into team.agents (member_id) values (${id})`)
    return id
  }
  const moveTo = (id: number, to: string) =>
    outcome(`POST /office/team/members/${id}/move`, { as: 'erin', key: key(), body: { to, reason: 'asked for it' } })
  const findWays = (ids: readonly number[]) =>
    env.owner.many<{ id: number; way: number[] }>(
      sql`select id, team.path_at(id, 'infinity') as way from unnest(${[...ids]}::int[]) id`,
    )

  it('R6.4 twenty stand above somebody at most, whoever is moved there with their team', async () => {
    const chain: number[] = []
    for (let depth = 0; depth <= 20; depth++) chain.push(await stand(`deep${depth}`, chain.at(-1) ?? null))
    const [single, other, pair] = [await stand('single'), await stand('other'), await stand('pair')]
    await stand('pairs', pair)
    expect(await moveTo(single, 'deep20')).toBe('400 team.too_deep')
    expect(await moveTo(single, 'deep19')).toBe('200')
    expect(await moveTo(other, 'single')).toBe('400 team.too_deep')
    expect(await moveTo(pair, 'deep19')).toBe('400 team.too_deep')
    expect(await moveTo(pair, 'deep18')).toBe('200')
    const ways = await findWays([single, pair])
    expect(ways.map(({ way }) => way.length)).toEqual([20, 19])
    await expect(stand('too-deep', single)).rejects.toThrow('check')
  })

  it('R6.4 of two moves at once that would make a circle one is made', async () => {
    const [left, right] = [await stand('left'), await stand('right')]
    for (let round = 0; round < 10; round++) {
      later(1000)
      expect((await Promise.all([moveTo(left, 'right'), moveTo(right, 'left')])).toSorted()).toEqual([
        '200',
        '400 team.circle',
      ])
      const ways = await findWays([left, right])
      expect(ways.filter(({ id, way }) => way.includes(id))).toEqual([])
      expect(ways.map(({ way }) => way.length).toSorted((a, b) => a - b)).toEqual([0, 1])
      later(1000)
      for (const id of [left, right]) expect(await moveTo(id, '')).toBe('200')
    }
  })

  it('R6.4 moves a plain player, who was in no team, to an agent and back to nobody', async () => {
    const id = await member_id('bobby')
    const move = (to: string) => {
      const body = { to, reason: 'their agent wrote' }
      return outcome(`POST /office/team/members/${id}/move`, { as: 'erin', key: key(), body })
    }
    expect(await place(id)).toMatchObject({ parent_id: null, joined_at: null, moves: [] })
    expect(await move('carol')).toBe('200')
    expect(await place(id)).toMatchObject({ parent_name: 'carol', moves: [{ from_name: '', to_name: 'carol' }] })
    expect(await move('')).toBe('200')
    expect(await place(id)).toMatchObject({ parent_id: null, moves: [{ from_name: 'carol', to_name: '' }, {}] })
    expect(await outcome('GET /office/team/members/999999', { as: 'sofia' })).toBe('404 team.member_not_found')
  })

  it.each([
    ['behind', -600_000],
    ['ahead', 600_000],
  ])('R6.4 R2.32 moves and rates begin when the database says, on a server whose clock is %s', async (where, apart) => {
    const host = await addChild('carol', `at${where}`, '3.00')
    const id = await addChild(`at${where}`, `of${where}`)
    const server = { ...env, clock: { ...env.clock, now: () => new Date(env.clock.now().getTime() + apart) } }
    const staff = { staff_id: 1, name: 'erin', ip: '', request_id: '' }
    later(60_000)
    const early = await bet(`of${where}`, 100_00n)
    later(1000)
    await moveMember(server, { member_id: id, to: 'carol', reason: 'asked for it' }, staff)
    const halved = rates('1.00').map(({ game_type }) => ({ game_type, rate_ppm: 1_000 }))
    await setAgentRates(server, { id: host, rates: halved, reason: 'asked for it' }, staff)
    later(1000)
    await bet(`of${where}`, 200_00n)
    await cancel(early)
    const left = await env.owner.many(sql`select effective from team.days where agent_id = ${host} and effective <> 0`)
    expect(left).toEqual([])
    const since = await env.owner.one<{ at: Date }>(
      sql`select max(from_at) as at from team.rates where member_id = ${host}`,
    )
    expect(since.at.getTime()).toBe(env.clock.now().getTime() - 1000)
  })

  it('R6.4 R2.32 a bet that its supplier dates ahead stays with who stood above when it was heard', async () => {
    await addChild('carol', 'aheadhost', '3.00')
    const id = await addChild('aheadhost', 'ahead')
    later(1000)
    const dated = await bet('ahead', 100_00n, 3, new Date(env.clock.now().getTime() + 300_000))
    later(60_000)
    expect(await moveTo(id, 'carol')).toBe('200')
    await cancel(dated)
    const left = await env.owner.many(
      sql`select a.name from team.days d join members.accounts a on a.id = d.agent_id where a.name = 'aheadhost' and d.effective <> 0`,
    )
    expect(left).toEqual([])
  })
})
