import { createTestDb, type TestDb } from '@moongate/testing'
import startServer from '@moongate/testing/global-setup'
import { sql } from '../server/src/kernel/db.ts'
import { listMasks } from '../server/src/modules/team/day.rules.ts'
import { countActive, countChildren, countTeam, findChildren, sumDays } from '../server/src/modules/team/report.sql.ts'
import { findRatesOf } from '../server/src/modules/team/rate.sql.ts'

/** `npm run bench:team`: an agent with 100,000 members below in trees, each with bets on some days of a year. The last line is JSON. */
const [MEMBERS, DEPTH, ROUNDS, LIMIT_MS] = [100_000, 6, 60, 300]
const YEAR = { from_on: '2025-01-01', to_on: '2025-12-31' }

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
  await owner.pool.query('vacuum analyze')
}

const readReport = ({ db }: TestDb) =>
  Promise.all([sumDays(db, 1, YEAR), countTeam(db, 1), countActive(db, 1, listMasks(YEAR.from_on, YEAR.to_on))])

const readChildren = async ({ db }: TestDb, agent_id: number): Promise<void> => {
  const [rows] = await Promise.all([
    findChildren(db, { agent_id }, 10, 0),
    countChildren(db, { agent_id }),
    countTeam(db, agent_id),
    sumDays(db, agent_id, { from_on: YEAR.to_on, to_on: YEAR.to_on }),
  ])
  await findRatesOf(
    db,
    rows.map(({ member_id }) => member_id),
  )
}

const measure = async (work: () => Promise<unknown>): Promise<number> => {
  const times: number[] = []
  for (let i = 0; i < ROUNDS; i++) {
    const from = performance.now()
    await work()
    times.push(performance.now() - from)
  }
  return Math.round(times.toSorted((a, b) => a - b)[Math.floor(ROUNDS * 0.95)] ?? 0)
}

const stop = await startServer()
const d = await createTestDb()
await plant(d)
const [[, team, active]] = [await readReport(d)]
const report_p95_ms = await measure(() => readReport(d))
const children_p95_ms = await measure(() => readChildren(d, 1))
const named_p95_ms = await measure(() => findChildren(d.db, { agent_id: 1, name: 'm99' }, 10, 0))
await d.stop()
await stop?.()
console.log(
  JSON.stringify({ members: team.n, active, report_p95_ms, children_p95_ms, named_p95_ms, limit_ms: LIMIT_MS }),
)
process.exitCode = Math.max(report_p95_ms, children_p95_ms) <= LIMIT_MS ? 0 : 1
