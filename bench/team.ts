import type { TestDb } from '@moongate/testing'
import { type Env, startEnv } from '@moongate/testing/env'
import startServer from '@moongate/testing/global-setup'
import { sql } from '../server/src/kernel/db.ts'
import { openSession } from '../server/src/modules/sessions/session.ts'

/**
 * `npm run bench:team`: an agent with 100,000 members below in trees, each with bets on some days of a year, asks the portal's calls one
 * after the other, from the request to its answer. The last line is JSON.
 */
const [MEMBERS, DEPTH, ROUNDS, LIMIT_MS] = [100_000, 6, 60, 300]
const YEAR = ['2025-01-01', '2025-12-31']
const TOP = 1
const BELOW = 2

/** Ten below each: five deep, and as many right below the top as elsewhere. */
const plant = async ({ owner }: TestDb): Promise<void> => {
  for (const one of await owner.many<{ table: string; name: string }>(
    sql`select conrelid::regclass::text as table, conname as name from pg_constraint where contype = 'f' and connamespace = 'team'::regnamespace`,
  ))
    await owner.pool.query(`alter table ${one.table} drop constraint ${one.name}`)
  await owner.run(
    sql`insert into members.members (name, registered_at) select 'm' || n, '2024-12-31T00:00:00Z' from generate_series(1, ${MEMBERS + 1}::int) n`,
  )
  await owner.run(sql`insert into team.people (member_id, parent_id, depth, joined_at)
    with recursive p(id, parent, depth) as (
      select 1, null::int, 0 union all select c, p.id, p.depth + 1 from p, generate_series(p.id * 10 - 8, least(p.id * 10 + 1, ${MEMBERS + 1})) c
    ) select id, parent, depth, '2024-12-31T00:00:00Z' from p`)
  await owner.run(
    sql`insert into team.lines (agent_id, member_id, distance) select parent_id, member_id, 1 from team.people where parent_id is not null`,
  )
  for (let distance = 1; distance < DEPTH; distance++)
    await owner.run(sql`insert into team.lines (agent_id, member_id, distance) select p.parent_id, l.member_id, ${distance}::int + 1
      from team.lines l join team.people p on p.member_id = l.agent_id where l.distance = ${distance}::int and p.parent_id is not null`)
  await owner.run(sql`insert into team.days (agent_id, on_day, new_count, bet_count, stake, effective, payout, recharge)
    select a.agent_id, g::date, 1, 10, 1000, 1000, 900, 500 from (select distinct agent_id from team.lines) a, generate_series('2025-01-01'::date, '2025-12-31', '1 day') g
    where a.agent_id <= 200`)
  await owner.run(sql`insert into team.actives (agent_id, year, member_id, days)
    select agent_id, 2025, member_id, set_bit(set_bit(repeat('0', 366)::bit(366), member_id % 365, 1), (member_id * 7) % 365, 1) from team.lines`)
  await owner.run(sql`insert into team.agents (member_id) select distinct agent_id from team.lines`)
  await owner.run(sql`update members.members set agent_id = id where id in (select member_id from team.agents)`)
  await owner.run(sql`insert into team.rates (member_id, game_type, from_at, rate_ppm)
    select member_id, game_type, '2024-12-31T00:00:00Z', 1000 from team.agents, generate_series(1, 7) game_type`)
  await owner.pool.query('vacuum analyze')
}

type Asked = { route: string; body?: object; query?: Record<string, string> }
/** What is asked; `limited` has to be answered within the limit. */
const CALLS: Record<string, Asked & { limited?: true }> = {
  report: { route: 'POST /team/report', body: { created_at: YEAR }, limited: true },
  children: { route: 'POST /team/childlist', body: {}, limited: true },
  named: { route: 'POST /team/childlist', body: { name: 'm99' } },
  tree: { route: 'GET /team/tree', query: { limit: '20' }, limited: true },
  tree_below: { route: 'GET /team/tree', query: { limit: '20', member_id: String(BELOW) } },
  child: { route: 'POST /team/child', body: { child_member_id: BELOW, created_at: YEAR } },
  days: { route: 'POST /team/days', body: { created_at: YEAR } },
  overview: { route: 'GET /team/overview', query: { period: 'month' } },
}

const measure = async (env: Env, as: string, { route, body, query }: Asked): Promise<number> => {
  const times: number[] = []
  for (let i = 0; i < ROUNDS; i++) {
    const from = performance.now()
    const { status, body: answer } = await env.call(route, { as, ...(body && { body }), ...(query && { query }) })
    times.push(performance.now() - from)
    if (status !== 200) throw new Error(`${route}: ${status} ${answer.error}`)
  }
  return Math.round(times.toSorted((a, b) => a - b)[Math.floor(ROUNDS * 0.95)] ?? 0)
}

const stop = await startServer()
const env = await startEnv({ start_at: '2025-12-31T04:00:00Z' })
await plant(env)
const from = { ip: '127.0.0.1', user_agent: 'bench', way: 'password' as const }
const as = await env.db.tx((tx) => openSession(env, tx, TOP, from))
const { body } = await env.call('POST /team/report', { as, body: { created_at: YEAR } })
const { total_count, active_count } = body.data as { total_count: number; active_count: number }
const p95: Record<string, number> = {}
for (const [name, asked] of Object.entries(CALLS)) p95[`${name}_p95_ms`] = await measure(env, as, asked)
await env.stop()
await stop?.()
console.log(JSON.stringify({ members: total_count, active: active_count, ...p95, limit_ms: LIMIT_MS }))
const isSlow = ([name, { limited }]: [string, { limited?: true }]): boolean =>
  limited === true && (p95[`${name}_p95_ms`] ?? Infinity) > LIMIT_MS
process.exitCode = Object.entries(CALLS).some(isSlow) ? 1 : 0
