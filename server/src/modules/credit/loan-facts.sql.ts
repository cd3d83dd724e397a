import { type Reader, sql } from '../../kernel/db.ts'

/** What whoever decides about a loan must know of its member; amounts in minor units. */
export type Known = {
  deposited: bigint
  withdrawn: bigint
  largest_win: bigint
  loans: number
  late_loans: number
  card_sharers: number
  address_sharers: number
}

/** The same for some members, in one statement; addresses and wins of thirty days. */
export const findKnown = async (r: Reader, member_ids: readonly number[]): Promise<Map<number, Known>> => {
  const rows = await r.many<Known & { member_id: number }>(sql`select m.member_id,
      coalesce((select sum(s.amount) from ledger.statement s where s.member_id = m.member_id and s.kind = 'cashier.deposit_credited' and s.account_kind = 'centre'), 0)::bigint as deposited,
      coalesce((select -sum(s.amount) from ledger.statement s where s.member_id = m.member_id and s.kind = 'cashier.withdrawal_paid' and s.account_kind = 'held'), 0)::bigint as withdrawn,
      coalesce((select max(b.payout - b.stake) from betting.settled_bets b where b.member_id = m.member_id and b.settled_at > kernel.now() - interval '30 days'), 0)::bigint as largest_win,
      (select count(*)::int from credit.loans l where l.member_id = m.member_id and l.state in ('lent', 'repaid')) as loans,
      (select count(*)::int from credit.loans l where l.member_id = m.member_id and (l.overdue_at is not null or (l.state = 'lent' and l.due_at <= kernel.now()))) as late_loans,
      (select count(distinct o.member_id)::int from bank.known_cards c join bank.known_cards o on o.card_no = c.card_no and o.member_id <> c.member_id
        where c.member_id = m.member_id) as card_sharers,
      (select count(distinct o.member_id)::int from sessions.addresses a join sessions.addresses o on o.ip = a.ip and o.member_id <> a.member_id
        where a.member_id = m.member_id and least(a.seen_at, o.seen_at) > kernel.now() - interval '30 days') as address_sharers
    from unnest(${[...member_ids]}::int[]) m(member_id)`)
  return new Map(rows.map(({ member_id, ...known }) => [member_id, known]))
}
