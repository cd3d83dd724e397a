import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { sql } from '../../kernel/db.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS, createAgents } from './test-agents.ts'

let env: Env
const { data, ok, outcome } = createScenario(() => env)
const {
  key,
  enter,
  addChild,
  createInvite,
  list,
  bet,
  cancel,
  registerHeard,
  later,
  runCommission,
  statements,
  money,
} = createAgents(() => env)

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
  it('R3.20 invite link → registration → bet → commission run → statement', async () => {
    await addChild('carol', 'hostess', '6.00')
    const invite = await createInvite('hostess', '2.00')
    expect(invite.url).toBe(`/?i=${invite.invite_code}`)
    expect(await registerHeard('harry', invite.invite_code)).toBe('200')
    expect((await list('hostess', 'harry'))[0]).toMatchObject({
      is_agent: 1,
      rates: expect.arrayContaining([expect.objectContaining({ rate: '2.00' })]),
    })
    await bet('harry', 1_000_00n)
    const before = await money('hostess')
    await runCommission()
    const [statement] = await statements('hostess')
    expect(statement).toMatchObject({ state: 'paid', money: '4.00' })
    expect(await money('hostess')).toBeCloseTo(before + 4, 6)
    await ok('POST /team/invite/update', {
      as: await enter('hostess'),
      body: { invite_id: invite.invite_id, is_open: 0 },
    })
    expect(await registerHeard('iris', invite.invite_code)).toBe('400 members.invite_unknown')
  })

  it('R7.5 pays differences up the chain, takes cancelled bets back and carries what is below nothing', async () => {
    await addChild('carol', 'agentx', '4.00')
    await addChild('agentx', 'agenty', '1.50')
    await addChild('agenty', 'playerz')
    const played = await bet('playerz', 10_000_00n)
    await runCommission()
    expect((await statements('agentx'))[0]?.money).toBe('25.00')
    expect((await statements('agenty'))[0]?.money).toBe('15.00')
    await cancel(played)
    await runCommission()
    expect((await statements('agenty'))[0]).toMatchObject({ state: 'carried', earned: '-15.00', carried_out: '-15.00' })
    const sheet = `GET /office/commission/statements/${(await statements('agenty'))[0]?.id}`
    expect(await data(sheet, { as: 'frank' })).toMatchObject({ member_name: 'agenty', lines: [{ late: '-10000.00' }] })
    await bet('playerz', 20_000_00n)
    await runCommission()
    expect((await statements('agenty'))[0]).toMatchObject({
      state: 'paid',
      carried_in: '-15.00',
      earned: '30.00',
      money: '15.00',
    })
  })

  it('R6.4 a share of the net revenue carries a loss on', async () => {
    const id = await addChild('carol', 'sharer', '2.00')
    await addChild('sharer', 'players')
    const set = { model: 'revenue', share: 30, reason: 'as agreed' }
    await ok(`POST /office/team/agents/${id}/model`, { as: 'erin', key: key(), body: set })
    const lost = await bet('players', 500_00n)
    await runCommission()
    expect((await statements('sharer'))[0]).toMatchObject({ model: 'revenue', money: '150.00' })
    await cancel(lost)
    await runCommission()
    const shown = await data<{ data: object[] }>(`GET /office/commission/agents/${id}/statements`, { as: 'frank' })
    expect(shown.data[0]).toMatchObject({ member_name: 'sharer', money: '0.00', carried_out: '-150.00' })
  })

  it('R6.4 R7.5 a refused run gives back of the net revenue what it took, and nothing of what an earlier one paid', async () => {
    const agent = await addChild('carol', 'partner', '2.00')
    await addChild('partner', 'partnered')
    const set = { model: 'revenue', share: 30, reason: 'as agreed' }
    await ok(`POST /office/team/agents/${agent}/model`, { as: 'erin', key: key(), body: set })
    const settled_at = env.clock.now()
    await bet('partnered', 500_00n)
    await runCommission()
    await bet('partnered', 100_00n, 3, settled_at)
    later(2 * DAY_MS)
    const preview = () => data<{ to: string; total: string }>('GET /office/commission/preview', { as: 'frank' })
    const { to, total } = await preview()
    const { id } = await data<{ id: string }>('POST /office/commission/runs', { as: 'frank', key: key(), body: { to } })
    await ok(`POST /office/commission/runs/${id}/refuse`, { as: 'frank', key: key(), body: { reason: 'too early' } })
    expect(await preview()).toMatchObject({ total })
  })

  it('R7.5 a refused run is in the next one, whole, and nothing of what an earlier one paid', async () => {
    const settled_at = env.clock.now()
    await bet('daisy', 1_000_00n)
    await runCommission()
    await bet('daisy', 3_000_00n, 3, settled_at)
    later(2 * DAY_MS)
    type Preview = { from: string; to: string; total: string }
    const { from, to, total } = await data<Preview>('GET /office/commission/preview', { as: 'frank' })
    const { id } = await data<{ id: string }>('POST /office/commission/runs', { as: 'frank', key: key(), body: { to } })
    expect(await outcome('POST /office/commission/runs', { as: 'erin', key: key(), body: { to } })).toBe(
      '409 commission.run_open',
    )
    await ok(`POST /office/commission/runs/${id}/refuse`, { as: 'frank', key: key(), body: { reason: 'too early' } })
    expect(await data('GET /office/commission/preview', { as: 'frank' })).toMatchObject({ from, total })
    const states = (await statements('carol')).map(({ state }) => state)
    expect(states.filter((state) => state === 'refused' || state === 'in_review')).toEqual([])
  })

  it('R6.6 says of an agent or a run that nobody knows that there is none, where it showed an empty list', async () => {
    const ask = (path: string) => outcome(`GET /office/commission/${path}/statements`, { as: 'frank' })
    const { data: runs } = await data<{ data: { id: string }[] }>('GET /office/commission/runs', { as: 'frank' })
    expect(await ask(`runs/${runs[0]?.id}`)).toBe('200')
    expect(await ask('runs/01890000-0000-7000-8000-000000000001')).toBe('404 commission.run_not_found')
    const { id } = await env.owner.one<{ id: number }>(sql`select id from members.accounts where name = 'bobby'`)
    expect(await ask('agents/999999')).toBe('404 team.agent_not_found')
    expect(await ask(`agents/${id}`)).toBe('404 team.agent_not_found')
  })
})
