import { RETURNED_WITHDRAWAL } from '@moongate/contract/cashier.states'
import { type Reader, type Sql, sql } from '../../kernel/db.ts'
import type { CardRow } from '../bank/index.ts'
import type { NeedFacts } from '../papers/index.ts'

/** What a withdrawal is decided by, as it stands; amounts in minor units. */
export type StoredFacts = NeedFacts & {
  realname: string
  has_qk_pwd: boolean
  cards: number
  /** The card asked for, where it is the member's and bound. */
  card: CardRow | null
  /** Requests since midnight of the site that were not sent back. */
  today: number
  balance: bigint
  turnover_left: bigint
  /** How many were paid ever; when the last was asked for that was not sent back; what came in by deposits. */
  paid: number
  last_at: Date | null
  deposited: bigint
  /** What their level lets them do: withdrawals a day, the largest one and the largest that waits for nobody, null as for everybody; whether they go first. */
  withdrawals: number | null
  withdrawal_max: bigint | null
  approval_max: bigint | null
  is_fast: boolean
  /** Settings as they are stored, by key; without those that nobody set. */
  settings: Readonly<Record<string, unknown>>
  /** Whether the order was made already, by an earlier call of the same key. */
  is_made: boolean
  /** What a withdrawal would end, as its owner stores it; null where nothing or where it was not asked for. */
  at_stake: unknown
}
export type AskedFacts = {
  member_id: number
  asset: string
  since: Date
  /** The keys of the settings that decide. */
  settings: readonly string[]
  member_bank_id?: number
  id?: string
  at_stake?: Sql
}

/** All of it in one statement: asked once before the password is looked at, and once more under the lock. */
export const findWithdrawalFacts = (r: Reader, a: AskedFacts): Promise<StoredFacts> =>
  r.one(sql`select m.realname, m.has_qk_pwd,
    (select count(*)::int from bank.bound_cards c where c.member_id = m.id) as cards,
    (select to_jsonb(c) - 'member_id' from bank.bound_cards c where c.member_id = m.id and c.id = ${a.member_bank_id ?? null}) as card,
    (select count(*)::int from cashier.withdrawals w where w.member_id = m.id and w.created_at >= ${a.since} and w.state <> all (${RETURNED_WITHDRAWAL})) as today,
    coalesce((select b.balance from ledger.balances b where b.member_id = m.id and b.asset = ${a.asset} and b.account_kind = 'centre'), 0) as balance,
    coalesce((select t.left_minor from turnover.left_by_member t where t.member_id = m.id and t.asset = ${a.asset}), 0) as turnover_left,
    coalesce(w.paid, 0) as paid, coalesce(w.withdrawn, 0)::bigint as withdrawn, w.last_at, coalesce(w.withdrawn_month, 0)::bigint as withdrawn_month,
    exists (select from papers.proven_members q where q.member_id = m.id) as is_proven, l.withdrawals, l.withdrawal_max, l.approval_max, coalesce(l.is_fast, false) as is_fast,
    (select coalesce(sum(d.amount), 0)::bigint from cashier.deposits d where d.member_id = m.id and d.asset = ${a.asset} and d.state = 'credited') as deposited,
    (select coalesce(jsonb_object_agg(s.key, s.value), '{}') from site.stored_settings s where s.key = any (${a.settings})) as settings,
    exists (select from cashier.withdrawals w where w.member_id = m.id and w.id = ${a.id ?? null}) as is_made,
    ${a.at_stake ?? sql`null`} as at_stake
    from members.payees m
    left join lateral (select count(*) filter (where state = 'paid')::int as paid, sum(amount) as withdrawn, max(created_at) as last_at,
        sum(amount) filter (where created_at > kernel.now() - interval '30 days') as withdrawn_month
      from cashier.withdrawals where member_id = m.id and asset = ${a.asset} and state <> all (${RETURNED_WITHDRAWAL})) w on true
    left join lateral (select withdrawals, withdrawal_max, approval_max, is_fast from levelup.privileges where member_id = m.id) l on true
    where m.id = ${a.member_id}`)

/** What an order that waits is judged by once more, as it stands now: of its member's orders those before it. */
export type OrderFacts = Pick<StoredFacts, 'today' | 'paid' | 'withdrawn' | 'last_at' | 'deposited'> & {
  /** A setting as it is stored. */
  stored: unknown
}

export const findOrderFacts = (r: Reader, id: string, since: Date, setting: string): Promise<OrderFacts> =>
  r.one(sql`select count(*) filter (where w.created_at >= ${since})::int as today, count(*) filter (where w.state = 'paid')::int as paid,
      coalesce(sum(w.amount), 0)::bigint as withdrawn, max(w.created_at) as last_at,
      (select coalesce(sum(d.amount), 0)::bigint from cashier.deposits d where d.member_id = o.member_id and d.asset = o.asset and d.state = 'credited') as deposited,
      (select s.value from site.stored_settings s where s.key = ${setting}) as stored
    from cashier.withdrawals o left join cashier.withdrawals w on w.member_id = o.member_id and w.asset = o.asset and w.id <> o.id
      and w.created_at <= o.created_at and w.state <> all (${RETURNED_WITHDRAWAL})
    where o.id = ${id} group by o.member_id, o.asset`)
