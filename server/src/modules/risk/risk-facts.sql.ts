import { type Reader, type Sql, sql } from '../../kernel/db.ts'
import type { RiskFacts } from './risk.rules.ts'

/** Whose withdrawal to which card is looked at, and since when; `last_at`: when they asked for the one before it. */
export type RiskScope = {
  member_id: number
  asset: string
  card_id: number
  card_no: string
  last_at: Date | null
  address_days: number
  win_days: number
}
type Stored = Pick<
  RiskFacts,
  | 'registered_at'
  | 'card_written_at'
  | 'password_changed_at'
  | 'qk_pwd_changed_at'
  | 'has_bets'
  | 'card_sharers'
  | 'address_sharers'
  | 'largest_win'
  | 'is_flagged'
>

/** Those who came from the addresses of a member in the last days, as `o`. */
const matchAddresses = (member_id: Sql, days: number): Sql =>
  sql`from sessions.addresses mine join sessions.addresses o on o.ip = mine.ip and o.member_id <> mine.member_id
      where mine.member_id = ${member_id} and least(mine.seen_at, o.seen_at) > kernel.now() - make_interval(days => ${days})`

/** All that lower modules know, in one statement. */
export const findRiskFacts = (r: Reader, s: RiskScope): Promise<Stored> =>
  r.one(sql`select h.registered_at, h.password_changed_at, h.qk_pwd_changed_at,
    (select c.written_at from bank.known_cards c where c.member_id = h.id and c.id = ${s.card_id}) as card_written_at,
    (select count(distinct c.member_id)::int from bank.known_cards c where c.card_no = ${s.card_no} and c.member_id <> h.id) as card_sharers,
    (select count(distinct o.member_id)::int ${matchAddresses(sql`h.id`, s.address_days)}) as address_sharers,
    exists (select from betting.settled_bets b where b.member_id = h.id and b.asset = ${s.asset} and b.settled_at > coalesce(${s.last_at}::timestamptz, '-infinity')) as has_bets,
    coalesce((select max(b.payout - b.stake) from betting.settled_bets b where b.member_id = h.id and b.asset = ${s.asset}
      and b.settled_at > kernel.now() - make_interval(days => ${s.win_days})), 0)::bigint as largest_win,
    exists (select from papers.flagged_members f where f.member_id = h.id) as is_flagged
    from members.histories h where h.id = ${s.member_id}`)

/** Others who bound a card of a member's, and who came from the same addresses or used the same browser in the last days. */
export const findSharers = (
  r: Reader,
  member_id: number,
  days: number,
): Promise<{ card_sharers: number; address_sharers: number; device_sharers: number }> =>
  r.one(sql`select (select count(distinct o.member_id)::int from bank.known_cards mine join bank.known_cards o on o.card_no = mine.card_no and o.member_id <> mine.member_id
      where mine.member_id = ${member_id}) as card_sharers,
    (select count(distinct o.member_id)::int ${matchAddresses(sql`${member_id}::int`, days)}) as address_sharers,
    (select count(distinct o.member_id)::int from sessions.devices mine join sessions.devices o on o.device = mine.device and o.member_id <> mine.member_id
      where mine.member_id = ${member_id} and least(mine.seen_at, o.seen_at) > kernel.now() - make_interval(days => ${days})) as device_sharers`)
