import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { createDb, type Pool, sql } from '../server/src/kernel/db.ts'
import { definePostings, house, member, post } from '../server/src/modules/ledger/index.ts'

/** Who calls: a token of the site and one of the game. */
export type Player = { id: number; token: string; game_token: string }

const kinds = definePostings('bench', {
  centre: { from: house('clearing:'), to: member('centre'), operate_type: 1 },
  game: { from: house('clearing:'), to: member('supplier:'), operate_type: 1 },
})
/** One million in each wallet. */
const MONEY = 1_000_000_00n
const makeToken = (): string => randomBytes(32).toString('base64url')
const hash = (token: string): Buffer => createHash('sha256').update(token).digest()

const insertMembers = (owner: Pool, count: number): Promise<{ id: number }[]> =>
  owner.many(sql`insert into members.members (name, realname, registered_at)
    select 'bench' || i, '测试', now() from generate_series(1, ${count}::int) i returning id`)

const insertSessions = async (owner: Pool, players: readonly (Player & { session_id: string })[]): Promise<void> => {
  const ids = players.map(({ id }) => id)
  const sessions = players.map(({ session_id }) => session_id)
  const [site, game] = [players.map(({ token }) => hash(token)), players.map(({ game_token }) => hash(game_token))]
  await owner.run(sql`insert into sessions.sessions (member_id, id, created_at, expires_at, seen_at, ip, user_agent)
    select i, s, now(), now() + interval '1 day', now(), '', '' from unnest(${ids}::int[], ${sessions}::uuid[]) as n(i, s)`)
  await owner.run(sql`insert into sessions.tokens (hash, member_id, session_id, issued_at, expires_at)
    select h, i, s, now(), now() + interval '1 hour' from unnest(${site}::bytea[], ${ids}::int[], ${sessions}::uuid[]) as n(h, i, s)`)
  await owner.run(sql`insert into lottery.sessions (token_hash, member_id, session_id, name, is_demo, expires_at)
    select h, i, s, 'bench', false, now() + interval '1 day' from unnest(${game}::bytea[], ${ids}::int[], ${sessions}::uuid[]) as n(h, i, s)`)
}

const giveMoney = async (db: Pool, ids: readonly number[]): Promise<void> => {
  const common = { asset: 'CNY', amount: MONEY, ref: 'bench' } as const
  for (let first = 0; first < ids.length; first += 250)
    await Promise.all(
      ids.slice(first, first + 250).map((member_id) =>
        post({ db }, [
          { ...common, key: randomUUID(), kind: kinds.centre, member_id, sub: 'bank' },
          { ...common, key: randomUUID(), kind: kinds.game, member_id, sub: 'JZ' },
        ]),
      ),
    )
}

/** A limit a month that nobody reaches: what it costs that one is asked about. */
const limitAll = (owner: Pool, ids: readonly number[], kind: string): Promise<number> =>
  owner.run(sql`insert into policy.limits (member_id, kind, period, amount) select id, ${kind}, 'month', 100000000000
    from unnest(${ids}::int[]) as n(id)`)

/** Members with money in the centre and at the local lottery, logged in at both, past all that a person would have to do for it; with a limit of a kind. */
export const openPlayers = async (url: string, count: number, limit?: string): Promise<Player[]> => {
  const owner = createDb(url, { role: null, max: 2 })
  const db = createDb(url)
  try {
    const made = await insertMembers(owner, count)
    const players = made.map(({ id }) => ({
      id,
      token: makeToken(),
      game_token: makeToken(),
      session_id: randomUUID(),
    }))
    await insertSessions(owner, players)
    await owner.run(
      sql`insert into games.players (member_id, supplier_code) select id, 'JZ' from unnest(${made.map(({ id }) => id)}::int[]) as n(id)`,
    )
    await giveMoney(
      db,
      made.map(({ id }) => id),
    )
    if (limit !== undefined)
      await limitAll(
        owner,
        made.map(({ id }) => id),
        limit,
      )
    await owner.run(sql`analyze`) // as on a site whose tables were not filled a moment ago
    return players
  } finally {
    await Promise.all([owner.close(), db.close()])
  }
}
