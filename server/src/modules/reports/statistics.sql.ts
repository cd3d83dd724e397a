import { type Reader, sql } from '../../kernel/db.ts'

/** Median time from request to payment of the last 30 days, and how many that was. */
export const measureWithdrawals = (r: Reader): Promise<{ seconds: number | null; n: number }> =>
  r.one(
    sql`select percentile_cont(0.5) within group (order by seconds) as seconds, count(*)::int as n from cashier.paid_withdrawals where finished_at > kernel.now() - interval '30 days'`,
  )

/** How many channels a deposit may go through now. */
export const countPaymentChannels = async (r: Reader): Promise<number> =>
  (await r.one<{ n: number }>(sql`select count(*)::int as n from cashier.enabled_channels`)).n

/** The types of the channels that a deposit may go through now. */
export const findPaymentTypes = async (r: Reader): Promise<string[]> =>
  (await r.many<{ type: string }>(sql`select distinct type from cashier.enabled_channels`)).map(({ type }) => type)

/** Enabled games by category. */
export const countGamesOffered = (r: Reader): Promise<{ game_type: number; n: number }[]> =>
  r.many(sql`select game_type, n from games.offered`)

/** Draws of the local lottery in the last 24 hours that had a result. */
export const countDraws = async (r: Reader): Promise<number> =>
  (
    await r.one<{ n: number }>(
      sql`select count(*)::int as n from lottery.drawn where draw_at > kernel.now() - interval '24 hours'`,
    )
  ).n

/** The matches that began within thirty days at suppliers that are offered, and of how many sports they were. */
export const countMatches = (r: Reader): Promise<{ matches: number; sports: number }> =>
  r.one(sql`select count(*)::int as matches, count(distinct o.sport)::int as sports from matches.offered o
    where o.supplier_code in (select t.supplier_code from games.titles t)`)
