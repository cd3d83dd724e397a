import { z } from 'zod'
import { type Ending, runCall } from '../endings.ts'
import type { Fault } from '../faults.rules.ts'
import { createPayment, describePayment, findPayment, LANGS, refundPayment } from '../payments.ts'
import { endDuePayouts } from '../payout-ends.ts'
import { createPayout, describePayout, findPayout } from '../payouts.ts'
import { writeSettlement } from '../settlement.ts'
import type { World } from '../world.ts'
import type { Fields } from './forms.ts'
import { PAY_TYPES, toTrade, toTransfer } from './words.ts'

/** What an answer says of itself; everything but these stands in its fields. */
export const CODES = {
  ok: '0000',
  bad_sign: '1001',
  bad_field: '1002',
  wrong_currency: '1003',
  unknown: '2001',
  reused: '2002',
  not_refundable: '2003',
  not_ready: '2004',
  maintenance: '9001',
  failure: '9999',
} as const

const tell = (fields: Fields): Fields => ({ ret_code: CODES.ok, ...fields })
const tellNo = (code: keyof typeof CODES): Fields => ({ ret_code: CODES[code] })

const id = z.string().regex(/^[0-9A-Za-z]{1,32}$/)
const fee = z
  .string()
  .regex(/^\d{1,10}\.\d\d$/)
  .transform((text) => Number(text.replace('.', '')))
  .refine((minor) => minor > 0)
const trade = z.object({
  out_trade_no: id,
  pay_type: z.enum(Object.keys(PAY_TYPES) as (keyof typeof PAY_TYPES)[]),
  total_fee: fee,
  fee_type: z.string(),
  notify_url: z.url(),
  return_url: z.string().max(500),
  language: z.enum(LANGS.map((lang) => lang.replace('_', '-'))),
})
const transfer = z.object({
  out_transfer_no: id,
  transfer_fee: fee,
  fee_type: z.string(),
  bank_code: z.string().max(40),
  acct_no: z.string().regex(/^\d{8,32}$/),
  acct_name: z.string().min(1).max(100),
  notify_url: z.url(),
})
const refund = z.object({ out_refund_no: id, out_trade_no: id, refund_fee: fee })

const makeTrade = (w: World, asked: z.output<typeof trade>): Fields => {
  if (asked.fee_type !== w.currency) return tellNo('wrong_currency')
  const made = createPayment(w, {
    order_id: asked.out_trade_no,
    method: PAY_TYPES[asked.pay_type],
    amount: asked.total_fee,
    currency: asked.fee_type,
    notify_url: asked.notify_url,
    return_url: asked.return_url,
    lang: LANGS.find((lang) => lang.replace('_', '-') === asked.language) ?? 'en',
  })
  return made ? tell({ ...toTrade(describePayment(made)), pay_url: `/sandbox/pay/${made.key}` }) : tellNo('reused')
}

const makeTransfer = (w: World, asked: z.output<typeof transfer>, fault: Fault | undefined): Fields => {
  if (asked.fee_type !== w.currency) return tellNo('wrong_currency')
  const about = {
    payout_id: asked.out_transfer_no,
    amount: asked.transfer_fee,
    currency: asked.fee_type,
    bank: asked.bank_code,
    card_no: asked.acct_no,
    owner_name: asked.acct_name,
    notify_url: asked.notify_url,
  }
  const made = createPayout(w, about, fault)
  return made ? tell(toTransfer(describePayout(made))) : tellNo('reused')
}

const readTrade = (w: World, order_id: string): Fields => {
  const found = findPayment(w, order_id)
  return found ? tell(toTrade(describePayment(found))) : tellNo('unknown')
}

const readTransfer = (w: World, payout_id: string): Fields => {
  endDuePayouts(w)
  const found = findPayout(w, payout_id)
  return found ? tell(toTransfer(describePayout(found))) : tellNo('unknown')
}

type Call = (w: World, fields: Fields) => Promise<Ending<Fields>>

/** The calls of a merchant by their `service`. Fields that do not fit throw. */
export const CALLS: Readonly<Record<string, Call>> = {
  'trade.create': (w, fields) => {
    const asked = trade.parse(fields)
    return runCall(w, 'payment', () => makeTrade(w, asked))
  },
  'trade.query': (w, fields) => {
    const order_id = id.parse(fields['out_trade_no'])
    return runCall(w, 'status', () => readTrade(w, order_id))
  },
  'transfer.create': (w, fields) => {
    const asked = transfer.parse(fields)
    return runCall(w, 'payout', (fault) => makeTransfer(w, asked, fault))
  },
  'transfer.query': (w, fields) => {
    const payout_id = id.parse(fields['out_transfer_no'])
    return runCall(w, 'status', () => readTransfer(w, payout_id))
  },
  'refund.create': (w, fields) => {
    const { out_refund_no, out_trade_no, refund_fee } = refund.parse(fields)
    return runCall(w, 'refund', () =>
      refundPayment(w, out_refund_no, out_trade_no, refund_fee) ? tell({ out_refund_no }) : tellNo('not_refundable'),
    )
  },
  'bill.get': (w, fields) => {
    const date = z
      .string()
      .regex(/^\d{8}$/)
      .parse(fields['bill_date'])
    return runCall(w, 'status', () => {
      const bill = writeSettlement(w, date.replace(/^(\d{4})(\d\d)/, '$1-$2-'))
      return bill === undefined ? tellNo('not_ready') : tell({ bill })
    })
  },
}
