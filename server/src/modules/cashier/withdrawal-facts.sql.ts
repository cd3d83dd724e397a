import { RETURNED_WITHDRAWAL } from '@moongate/contract/cashier.states'
import { type Reader, sql } from '../../kernel/db.ts'
import type { CardRow } from '../bank/index.ts'

/** What a withdrawal is decided by, as it stands; amounts in minor units. */
export type StoredFacts = {
  realname: string
  has_qk_pwd: boolean
  cards: number
  /** The card asked for, where it is the member's and bound. */
  card: CardRow | null
  /** Requests since midnight of the site that were not sent back. */
  today: number
  balance: bigint
  turnover_left: bigint
  /** The setting `withdrawal` as it is stored, null where nobody set it. */
  setting: unknown
  /** Whether the order was made already, by an earlier call of the same key. */
  is_made: boolean
}
export type AskedFacts = { member_id: number; asset: string; since: Date; member_bank_id?: number; id?: string }

/** All of it in one statement: asked once before the password is looked at, and once more under the lock. */
export const findWithdrawalFacts = (r: Reader, a: AskedFacts): Promise<StoredFacts> =>
  r.one(sql`select m.realname, m.has_qk_pwd,
    (select count(*)::int from bank.bound_cards c where c.member_id = m.id) as cards,
    (select to_jsonb(c) - 'member_id' from bank.bound_cards c where c.member_id = m.id and c.id = ${a.member_bank_id ?? null}) as card,
    (select count(*)::int from cashier.withdrawals w where w.member_id = m.id and w.created_at >= ${a.since} and w.state <> all (${RETURNED_WITHDRAWAL})) as today,
    coalesce((select b.balance from ledger.balances b where b.member_id = m.id and b.asset = ${a.asset} and b.account_kind = 'centre'), 0) as balance,
    coalesce((select t.left_minor from turnover.left_by_member t where t.member_id = m.id and t.asset = ${a.asset}), 0) as turnover_left,
    (select s.value from site.stored_settings s where s.key = 'withdrawal') as setting,
    exists (select from cashier.withdrawals w where w.member_id = m.id and w.id = ${a.id ?? null}) as is_made
    from members.payees m where m.id = ${a.member_id}`)
