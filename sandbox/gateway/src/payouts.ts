import { randomUUID } from 'node:crypto'
import type { Fault } from './faults.rules.ts'
import type { World } from './world.ts'

export type NewPayout = {
  payout_id: string
  amount: number
  currency: string
  bank: string
  card_no: string
  owner_name: string
  notify_url: string
}
export type Payout = NewPayout & {
  id: string
  state: 'processing' | 'paid' | 'failed'
  ends_as: 'paid' | 'failed' | 'processing'
  reason: string | null
  created_at: number
  due_at: number | null
  finished_at: number | null
}

export const findPayout = (w: World, payout_id: string): Payout | undefined =>
  w.books.prepare('select * from payouts where payout_id = ?').all(payout_id)[0] as Payout | undefined

const isSame = (a: NewPayout, b: NewPayout): boolean =>
  a.amount === b.amount && a.currency === b.currency && a.card_no === b.card_no && a.owner_name === b.owner_name

/** No bank here pays to such a card: so that a failure can be seen in the demo. */
const isRefusedCard = (card_no: string): boolean => card_no.endsWith('0000')

const chooseEnd = ({ card_no }: NewPayout, fault: Fault | undefined): Payout['ends_as'] => {
  if (fault?.fault === 'payout_stays') return 'processing'
  return fault?.fault === 'payout_fails' || isRefusedCard(card_no) ? 'failed' : 'paid'
}

/** Takes a payout once for each id: the same id again hears of the first; undefined where it asks for something else. */
export const createPayout = (w: World, p: NewPayout, fault: Fault | undefined): Payout | undefined => {
  const earlier = findPayout(w, p.payout_id)
  if (earlier) return isSame(earlier, p) ? earlier : undefined
  const now = Date.now()
  const ends_as = chooseEnd(p, fault)
  w.books
    .prepare(`insert into payouts (payout_id, id, amount, currency, bank, card_no, owner_name, notify_url, state, ends_as, created_at, due_at)
      values (?, ?, ?, ?, ?, ?, ?, ?, 'processing', ?, ?, ?)`)
    .run(
      p.payout_id,
      `P${randomUUID().replaceAll('-', '').slice(0, 20)}`,
      p.amount,
      p.currency,
      p.bank,
      p.card_no,
      p.owner_name,
      p.notify_url,
      ends_as,
      now,
      ends_as === 'processing' ? null : now + w.payout_ms,
    )
  return findPayout(w, p.payout_id)
}

/** A payout as the merchant is told of it. */
export const describePayout = ({ payout_id, id, state, reason, amount, currency }: Payout) => ({
  payout_id,
  id,
  state,
  reason,
  amount,
  currency,
})
