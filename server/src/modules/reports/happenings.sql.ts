import { type Reader, sql } from '../../kernel/db.ts'
import type { Happening } from './happenings.rules.ts'

const NEWEST = 200

/** Wins and paid withdrawals of the last hours, the newest first; trial accounts have none of either. */
export const findHappenings = (r: Reader, hours: number): Promise<Happening[]> =>
  r.many(sql`select h.kind, h.member_id, a.name, h.amount, h.game, h.seconds from (
      (select 'win' as kind, w.member_id, w.won as amount, t.title as game, null::float8 as seconds, w.settled_at as at
        from betting.wins w left join games.titles t using (supplier_code, game_code)
        where w.settled_at > kernel.now() - make_interval(hours => ${hours}) order by w.settled_at desc limit ${NEWEST})
      union all
      (select 'payout', p.member_id, p.paid, null, p.seconds, p.finished_at
        from cashier.paid_withdrawals p
        where p.finished_at > kernel.now() - make_interval(hours => ${hours}) order by p.finished_at desc limit ${NEWEST})
    ) h join members.accounts a on a.id = h.member_id
    where not a.is_demo order by h.at desc`)
