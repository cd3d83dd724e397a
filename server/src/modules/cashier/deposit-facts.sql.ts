import { OPEN_DEPOSIT } from '@moongate/contract/cashier.states'
import { type Reader, sql } from '../../kernel/db.ts'

/** What a reported deposit is decided by besides its channel. */
export type StoredFacts = {
  realname: string
  cards: number
  /** Of the same way of paying: one that is paid online waits for nobody of the staff. */
  open_orders: number
  /** Whose picture was named; null where there is none of that name. */
  picture_of: number | null
  /** The setting `deposit` as it is stored, null where nobody set it. */
  setting: unknown
  /** Whether the order was made already, by an earlier call of the same key. */
  is_made: boolean
}

/** All of it in one statement, under the lock of the member's orders. */
export const findDepositFacts = (
  r: Reader,
  a: { member_id: number; id: string; picture: string; way: 'company' | 'online' },
): Promise<StoredFacts> =>
  r.one(sql`select m.realname,
    (select count(*)::int from bank.bound_cards c where c.member_id = m.id) as cards,
    (select count(*)::int from cashier.deposits o where o.member_id = m.id and o.state = any (${OPEN_DEPOSIT}) and o.payment_type like ${`${a.way}_%`}) as open_orders,
    (select p.member_id from cashier.pictures p where p.name = ${a.picture}) as picture_of,
    (select s.value from site.stored_settings s where s.key = 'deposit') as setting,
    exists (select from cashier.deposits o where o.member_id = m.id and o.id = ${a.id}) as is_made
    from members.payees m where m.id = ${a.member_id}`)
