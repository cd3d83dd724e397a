import { randomUUID } from 'node:crypto'
import { describePayout, findPayout, type Payout } from './payouts.ts'
import { tellMerchant } from './webhooks.ts'
import type { World } from './world.ts'

/** Ends the payouts whose bank has answered, and tells the merchant of each. */
export const endDuePayouts = (w: World): void => {
  const due = w.books.prepare('select * from payouts where due_at <= ?').all(Date.now()) as Payout[]
  for (const { payout_id, ends_as } of due) {
    const reason = ends_as === 'failed' ? 'account_closed' : null
    w.books
      .prepare('update payouts set state = ?, reason = ?, due_at = null, finished_at = ? where payout_id = ?')
      .run(ends_as, reason, Date.now(), payout_id)
    const ended = findPayout(w, payout_id)
    if (ended) tellMerchant(w, ended.notify_url, { event: `payout.${ended.state}`, ...describePayout(ended) })
  }
}

/** The bank sends a payout back that it had paid, once; the merchant reads it in the file of the day. */
export const returnPayout = (w: World, payout_id: string): void => {
  if (findPayout(w, payout_id)?.state !== 'paid') return
  w.books
    .prepare('insert into returns values (?, ?, ?) on conflict do nothing')
    .run(`R${randomUUID().replaceAll('-', '').slice(0, 20)}`, payout_id, Date.now())
}
