import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { endBets, recordBets } from '../betting/index.ts'
import { makeMember } from '../members/index.ts'
import { moveMember } from './place.ts'

let env: Env
const { member_id } = createScenario(() => env)

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:10Z' })
  await env.drain()
})
afterAll(async () => {
  expect(await env.invariants()).toEqual([])
  await env.stop()
})

/** A bet that has ended; nobody has heard of it yet. */
const lay = async (of: number, stake: bigint): Promise<void> => {
  const id = env.ids.uuid()
  const about = { member_id: of, id, supplier_code: 'AG', game_type: 3, game_code: 'x', asset: 'CNY', stake }
  await env.db.tx(async (tx) => {
    await recordBets(tx, [{ ...about, bill_no: id, game_title: { en: 'Reels' }, detail: {} }])
    await endBets(tx, [{ member_id: of, id, stake, payout: 0n, outcome: 'settled' }])
  })
}
const bet = async (of: number, stake: bigint): Promise<void> => {
  await lay(of, stake)
  await env.drain()
}
const countOf = async (agent_id: number) =>
  (
    await env.owner.one<{ n: bigint }>(
      sql`select coalesce(sum(effective), 0)::bigint as n from team.days where agent_id = ${agent_id}`,
    )
  ).n

it('R6.4 R2.32 who registers joins when the database says, by which bets end, and what they bet then counts', async () => {
  const agent_id = await member_id('carol')
  const before = await countOf(agent_id)
  env.clock.advance(60_000)
  const made = { name: 'joins', password_hash: '', invited_by: agent_id, register_ip: '' }
  const id = await env.db.tx((tx) => makeMember(tx, made))
  await env.drain()
  env.clock.advance(1000)
  await bet(id, 100_00n)
  expect((await countOf(agent_id)) - before).toBe(100_00n)
  const { joined_at } = await env.owner.one<{ joined_at: Date }>(
    sql`select joined_at from team.people where member_id = ${id}`,
  )
  expect(joined_at.getTime()).toBe(env.clock.now().getTime() - 1000)
})

it('R6.4 who registered with an agent that was moved before it was heard stood with them where they were until then', async () => {
  const carol = await member_id('carol')
  const add = (name: string, invited_by: number) =>
    env.db.tx((tx) => makeMember(tx, { name, password_hash: '', invited_by, register_ip: '' }))
  const agent = await add('moves', carol)
  await env.drain()
  await env.owner.run(sql`insert into team.agents (member_id) values (${agent})`)
  const before = await countOf(carol)
  env.clock.advance(1000)
  const id = await add('unheard', agent)
  await lay(id, 100_00n)
  env.clock.advance(1000)
  await moveMember(
    env,
    { member_id: agent, to: '', reason: 'asked for it' },
    { staff_id: 1, name: 'erin', ip: '', request_id: '' },
  )
  env.clock.advance(1000)
  await bet(id, 30_00n)
  expect([(await countOf(carol)) - before, await countOf(agent)]).toEqual([100_00n, 130_00n])
})
