import { z } from 'zod'
import type { SettlementFile, SettlementLine } from '../../../modules/payments/gateway.port.ts'
import { amount } from './answers.ts'
import { fromLocal, toOurId } from './forms.rules.ts'

const KINDS = { PAY: 'payment', TRANSFER: 'payout', REFUND: 'refund', BACK: 'return' } as const

const line = z
  .tuple([
    z.enum(['PAY', 'TRANSFER', 'REFUND', 'BACK']),
    z.string().min(1),
    z.string().min(1),
    amount,
    amount,
    z.string().length(3),
    z.string().regex(/^\d{14}$/),
  ])
  .transform(([kind, external_id, order_id, minor, fee, currency, at]): SettlementLine => {
    const about = { external_id, order_id: toOurId(order_id), amount: minor, fee, currency }
    return { kind: KINDS[kind], ...about, at: new Date(fromLocal(at)) }
  })
/** What went may be more than what came. */
const sum = z
  .string()
  .regex(/^-?\d{1,13}\.\d\d$/)
  .transform((text) => BigInt(text.replace('.', '')))
const count = z.string().regex(/^\d{1,9}$/)
const end = z.tuple([z.literal('END'), count.transform(Number), sum, sum, sum, sum])

/** What a bill says; nothing for one that is cut off or has a line that is none: half a day would be taken for the whole. */
export const parseBill = (raw: string): SettlementFile | undefined => {
  const cells = raw.split('\n').map((row) => row.split('|'))
  const sums = end.safeParse(cells.pop()).data
  const lines = z.array(line).safeParse(cells).data
  if (!sums || !lines) return undefined
  const [, counted, net, fees, opening, closing] = sums
  return { lines, count: counted, net, fees, opening, closing }
}
