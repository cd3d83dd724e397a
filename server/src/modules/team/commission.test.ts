import { type Env, startEnv } from '@moongate/testing/env'
import { askWhileHeld } from '@moongate/testing/hold'
import { createScenario } from '@moongate/testing/scenario'
import { sql } from '../../kernel/db.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS, createAgents } from './test-agents.ts'

let env: Env
const { data, ok, outcome, member_id, job } = createScenario(() => env)
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

type Preview = { from: string; to: string; total: string }
const preview = () => data<Preview>('GET /office/commission/preview', { as: 'frank' })
const start = async (to: string, as = 'frank') =>
  data<{ id: string; from: string; to: string }>('POST /office/commission/runs', { as, key: key(), body: { to } })
const decide = (id: string, step: 'approve' | 'refuse', as: string) => {
  const body = step === 'refuse' ? { reason: 'too early' } : {}
  return outcome(`POST /office/commission/runs/${id}/${step}`, { as, key: key(), body })
}
const refuseRun = async () => {
  later(DAY_MS)
  const { id } = await start((await preview()).to)
  expect(await decide(id, 'refuse', 'frank')).toBe('200')
}

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
    // Her browser heard of it, and nobody else reads her statement.
    const heard = sql`select 1 from kernel.push_events where type = 'balance' and channel = ${`member:${await member_id('hostess')}`}`
    expect(await env.owner.run(heard)).toBeGreaterThan(0)
    const read = async (as: string) => outcome(`GET /team/statements/${statement?.id}`, { as: await enter(as) })
    expect([await read('hostess'), await read('carol')]).toEqual(['200', '404 commission.statement_not_found'])
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
    // A refused run leaves what an agent carries as it was, and nothing that they see.
    const shown = await statements('agenty')
    await refuseRun()
    expect(await statements('agenty')).toEqual(shown)
    await runCommission()
    expect((await statements('agenty'))[0]).toMatchObject({ state: 'carried', earned: '-15.00', carried_out: '-15.00' })
    const sheet = `GET /office/commission/statements/${(await statements('agenty'))[0]?.id}`
    expect(await data(sheet, { as: 'frank' })).toMatchObject({ member_name: 'agenty', lines: [{ late: '-10000.00' }] })
    await bet('playerz', 20_000_00n)
    await refuseRun()
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
    const { to, total } = await preview()
    const { id } = await start(to)
    expect(await decide(id, 'refuse', 'frank')).toBe('200')
    expect(await preview()).toMatchObject({ total })
  })

  it('R7.5 a refused run is in the next one, whole, and nothing of what an earlier one paid', async () => {
    const settled_at = env.clock.now()
    await bet('daisy', 1_000_00n)
    await runCommission()
    await bet('daisy', 3_000_00n, 3, settled_at)
    later(2 * DAY_MS)
    const { from, to, total } = await preview()
    const { id } = await start(to)
    const waiting = () => data<{ commission: number }>('GET /office/queues', { as: 'frank' })
    const seen = async () => (await statements('carol')).map(({ state }) => state)
    expect([(await waiting()).commission, (await seen()).includes('in_review')]).toEqual([1, false])
    expect(await outcome('POST /office/commission/runs', { as: 'erin', key: key(), body: { to } })).toBe(
      '409 commission.run_open',
    )
    expect(await decide(id, 'refuse', 'frank')).toBe('200')
    expect([await preview(), await waiting()]).toMatchObject([{ from, total }, { commission: 0 }])
    expect((await seen()).filter((state) => state === 'refused' || state === 'in_review')).toEqual([])
  })

  it('R7.5 of two people who decide a run at once, one does', async () => {
    await bet('daisy', 1_000_00n)
    later(DAY_MS)
    const { id } = await start((await preview()).to)
    const said = await Promise.all([decide(id, 'approve', 'erin'), decide(id, 'refuse', 'frank')])
    expect(said.toSorted()).toEqual(['200', '409 commission.run_changed'])
    await env.drain()
    const states = await env.owner.many<{ state: string }>(
      sql`select distinct state from commission.statements where run_id = ${id}`,
    )
    expect(states).toEqual([{ state: said[0] === '200' ? 'paid' : 'refused' }])
  })

  it('R7.5 a run that is begun while the one before it is refused goes over the days of both', async () => {
    await bet('daisy', 1_000_00n)
    later(DAY_MS)
    const before = await preview()
    const { id } = await start(before.to)
    later(DAY_MS)
    const { to } = await preview()
    const asks = [() => decide(id, 'refuse', 'frank'), () => start(to, 'erin')]
    const lock = 'lock table commission.carried in exclusive mode'
    const [refused, begun] = await askWhileHeld(env.owner, { lock, asks })
    expect([refused, begun]).toEqual(['200', expect.objectContaining({ from: before.from, to })])
    expect(await decide((begun as { id: string }).id, 'approve', 'frank')).toBe('200')
  })

  it('R6.4 an agent whose money is stopped holds up nobody, and is paid once it moves again', async () => {
    for (const name of ['haltagent', 'goonagent']) {
      await addChild('carol', name, '2.00')
      await addChild(name, `${name}kid`)
      await bet(`${name}kid`, 1_000_00n)
    }
    const stop = async (is: boolean) =>
      env.owner.run(sql`select ledger.set_frozen(${await member_id('haltagent')}, ${is})`)
    await stop(true)
    await runCommission()
    const states = async () => [(await statements('haltagent'))[0]?.state, (await statements('goonagent'))[0]?.state]
    expect(await states()).toEqual(['approved', 'paid'])
    await stop(false)
    await job('commission.pay_rest')
    expect(await states()).toEqual(['paid', 'paid'])
  })

  it('R7.5 goes over no day that is not over, and is begun for something alone', async () => {
    await bet('daisy', 1_000_00n)
    await runCommission()
    const today = env.clock.now().toISOString().slice(0, 10)
    const ask = (to: string) => outcome('POST /office/commission/runs', { as: 'frank', key: key(), body: { to } })
    expect(await ask(today)).toBe('400 commission.day_not_over')
    expect(await outcome('GET /office/commission/preview', { as: 'frank', query: { to: today } })).toBe(
      '400 commission.day_not_over',
    )
    later(DAY_MS)
    expect(await ask(today)).toBe('400 commission.nothing_to_pay')
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
