import type { Env } from '@moongate/testing/env'
import type { TestDb } from '@moongate/testing'
import { toWire } from '@moongate/money'
import { previewRun } from '../../src/modules/commission/run.ts'
import { findPath } from '../../src/modules/team/place.sql.ts'
import { openSession } from '../../src/modules/sessions/session.ts'
import { sql } from '../../src/kernel/db.ts'
import { addDays, formatDay } from '../../src/kernel/time.ts'
import { listAbove, type Model, sumOwed, sumTeam } from './model.ts'
import type { Draw } from './trees.ts'

const DAY_MS = 86_400_000
const MANY = 100
/** How many agents ask: each logs in once. */
const ASKERS = 200

/** Agents whose commission is another than on paper, with both figures. */
export const findDifferences = async (d: TestDb, model: Model): Promise<string[]> => {
  d.clock.advance(DAY_MS)
  const owed = new Map((await previewRun(d)).owed.map(({ agent_id, earned }) => [agent_id, earned]))
  const paper = sumOwed(model)
  return [...new Set([...owed.keys(), ...paper.keys()])]
    .filter((agent) => (owed.get(agent) ?? 0n) !== (paper.get(agent) ?? 0n))
    .map((agent) => `${agent}: ${owed.get(agent)}, on paper ${paper.get(agent)}`)
}

type Asked = { env: Env; model: Model; as: string; agent: number; member: number }
type Row = { member_id: number }
type Answered = { data?: unknown; error?: string | undefined }

const ask = async ({ env, as }: Asked, route: string, given: object): Promise<Answered> =>
  (await env.call(route, { as, ...given })).body

const isOwn = ({ model, agent }: Asked, id: number): boolean => listAbove(model, id).includes(agent)

/** Rows of somebody who is not below. */
const listForeign = (asked: Asked, { data }: Answered): string[] => {
  const rows = (data as { data: Row[] } | undefined)?.data
  if (!rows) return [`${asked.agent} was answered no list`]
  return rows.filter((row) => !isOwn(asked, row.member_id)).map((row) => `${asked.agent} is shown ${row.member_id}`)
}

/** About somebody by name: told of who is below, and for everybody else as of nobody. */
const judgeNamed = (asked: Asked, answer: Answered, rows = true): string[] => {
  const { agent, member } = asked
  if (!isOwn(asked, member))
    return answer.error === 'team.member_not_found'
      ? []
      : [`${agent} asks of ${member}: ${answer.error ?? 'an answer'}`]
  if (answer.error !== undefined) return [`${agent} asks of ${member} below: ${answer.error}`]
  return rows ? listForeign(asked, answer) : []
}

const listDays = ({ env: { clock, config } }: Asked, days: number): [string, string] => {
  const today = formatDay(clock.now(), config.site_time_zone)
  return [addDays(today, -days), today]
}

const judgeSum = (asked: Asked, name: string, is: unknown, paper: bigint | number): string[] => {
  const expected = typeof paper === 'bigint' ? toWire(paper) : paper
  return is === expected ? [] : [`${name} of ${asked.agent}: ${String(is)}, on paper ${expected}`]
}

const judgeReport = async (asked: Asked): Promise<string[]> => {
  const { data } = await ask(asked, 'POST /team/report', { body: { created_at: listDays(asked, 365) } })
  const report = data as { total_count: number; total_validbet_amount: string } | undefined
  const { count, effective } = sumTeam(asked.model, asked.agent)
  return [
    ...judgeSum(asked, 'the count', report?.total_count, count),
    ...judgeSum(asked, 'the bets', report?.total_validbet_amount, effective),
  ]
}

const judgeChart = async (asked: Asked): Promise<string[]> => {
  const { data } = await ask(asked, 'POST /team/chart', { body: {} })
  const cents = (data as { game_record: string }[]).reduce(
    (sum, day) => sum + BigInt(day.game_record.replace('.', '')),
    0n,
  )
  return judgeSum(asked, 'the chart', toWire(cents), sumTeam(asked.model, asked.agent).effective)
}

/** A statement of some agent: one's own, and nobody else's. */
const judgeStatement = async (
  asked: Asked,
  statements: readonly { id: string; agent_id: number }[],
): Promise<string[]> => {
  const one = statements[asked.member % Math.max(1, statements.length)]
  if (!one) return []
  const { error } = await ask(asked, `GET /team/statements/${one.id}`, {})
  const expected = one.agent_id === asked.agent ? undefined : 'commission.statement_not_found'
  return error === expected ? [] : [`${asked.agent} asks for a statement of ${one.agent_id}: ${error ?? 'an answer'}`]
}

type Query = (asked: Asked, statements: readonly { id: string; agent_id: number }[]) => Promise<string[]>
/** What agents ask in turn. */
const QUERIES: readonly Query[] = [
  async (a) => listForeign(a, await ask(a, 'POST /team/childlist', { body: { name: 'tree', limit: MANY } })),
  async (a) =>
    listForeign(a, await ask(a, 'POST /team/gamerecord', { body: { limit: MANY, created_at: listDays(a, 30) } })),
  async (a) => judgeNamed(a, await ask(a, 'POST /team/gamerecord', { body: { member_id: a.member, limit: MANY } })),
  async (a) =>
    listForeign(a, await ask(a, 'POST /team/moneylog', { body: { limit: MANY, created_at: listDays(a, 30) } })),
  async (a) => judgeNamed(a, await ask(a, 'POST /team/moneylog', { body: { member_id: a.member, limit: MANY } })),
  async (a) => {
    const answer = await ask(a, 'GET /team/tree', { query: { member_id: String(a.member), limit: '100' } })
    // A tree may begin with oneself.
    return a.member === a.agent ? listForeign(a, answer) : judgeNamed(a, answer)
  },
  async (a) => judgeNamed(a, await ask(a, 'POST /team/child', { body: { child_member_id: a.member } }), false),
  judgeReport,
  judgeChart,
  judgeStatement,
]

/** Logs members in without a password. */
const openSessions = (env: Env, ids: readonly number[]) =>
  Promise.all(
    ids.map(async (member_id) => {
      const from = { ip: '127.0.0.1', user_agent: 'trial', way: 'password' as const }
      return { agent: member_id, as: await env.db.tx((tx) => openSession(env, tx, member_id, from)) }
    }),
  )

/**
 * Asks so many times over HTTP, as a random agent, for what is below and for what is somebody else's; answers every row and figure that is
 * another's, and everybody whose way up is another than on paper.
 */
export const findForeignRows = async (env: Env, model: Model, draw: Draw, times: number): Promise<string[]> => {
  const ids = [...model.nodes.keys()]
  const agents = ids.filter((id) => model.nodes.get(id)?.rates)
  const chosen = new Set(Array.from({ length: ASKERS }, () => agents[draw(agents.length)] ?? 0))
  const askers = await openSessions(env, [...chosen])
  const statements = await env.owner.many<{ id: string; agent_id: number }>(
    sql`select id, agent_id from commission.statements order by id limit 1000`,
  )
  const found: string[] = []
  for (let i = 0; i < times; i++) {
    const asker = askers[draw(askers.length)]
    const asked = { env, model, agent: 0, as: '', ...asker, member: ids[draw(ids.length)] ?? 0 }
    found.push(...((await QUERIES[i % QUERIES.length]?.(asked, statements)) ?? []))
    if ((await findPath(env.db, asked.member)).join() !== listAbove(model, asked.member).join())
      found.push(`the way up of ${asked.member}`)
  }
  return found
}
