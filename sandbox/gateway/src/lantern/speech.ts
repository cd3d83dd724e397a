import type { Speech, Told } from '../world.ts'
import { writeBill } from './bill.ts'
import { type Fields, toLocal, writeForm } from './forms.ts'
import { toTrade, toTransfer } from './words.ts'

const NOTES: Readonly<Record<string, string>> = {
  'payment.paid': 'trade.success',
  'payout.paid': 'transfer.success',
  'payout.failed': 'transfer.fail',
}

const toFields = ({ event_id, event, ...about }: Told): Fields => ({
  notify_id: event_id,
  notify_type: NOTES[event] ?? event,
  ...(about.payout_id === undefined ? toTrade(about) : toTransfer(about)),
})

/** How Lantern tells of what happened: a signed form, which was taken when the answer is the word `success` and nothing else. */
export const LANTERN: Speech = {
  code: 'LANTERN',
  dialect: 'lantern',
  title: 'Lantern',
  nameOrder: (id) => id.replaceAll('-', ''),
  writeEvent: ({ merchant }, told, secret) => ({
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: writeForm(secret, { ...toFields(told), mch_id: merchant, timestamp: toLocal(Date.now()) }),
  }),
  writeDay: writeBill,
  isTaken: ({ is_ok, said }) => is_ok && said === 'success',
}
