import { z } from 'zod'
import type { SettlementFile, SettlementLine } from '../../../modules/payments/gateway.port.ts'

const HEAD = 'kind,id,merchant_id,amount,fee,currency,at'
const minor = z
  .string()
  .regex(/^-?\d{1,15}$/)
  .transform(BigInt)
const line = z
  .tuple([
    z.enum(['payment', 'payout', 'refund', 'return']),
    z.string().min(1),
    z.string().min(1),
    minor,
    minor,
    z.string().length(3),
    z.iso.datetime(),
  ])
  .transform(([kind, external_id, order_id, amount, fee, currency, at]): SettlementLine => {
    return { kind, external_id, order_id, amount, fee, currency, at: new Date(at) }
  })
const nothing = z.literal('')
const count = z.string().regex(/^\d{1,9}$/)
const foot = z.tuple([
  z.tuple([z.literal('total'), count.transform(Number), nothing, minor, minor, z.string(), nothing]),
  z.tuple([z.literal('opening'), nothing, nothing, minor, nothing, z.string(), nothing]),
  z.tuple([z.literal('closing'), nothing, nothing, minor, nothing, z.string(), nothing]),
])
/** The sums stand on the last three lines. */
const FOOT = 3

/** What a file of a day says; nothing for one that is cut off, has another head or a line that is none. */
export const parseSettlement = (raw: string): SettlementFile | undefined => {
  const [head, ...rows] = raw.trimEnd().split('\n')
  const cells = rows.map((row) => row.split(','))
  const lines = z.array(line).safeParse(cells.slice(0, -FOOT)).data
  const sums = foot.safeParse(cells.slice(-FOOT)).data
  if (head !== HEAD || !lines || !sums) return undefined
  const [[, counted, , net, fees], [, , , opening], [, , , closing]] = sums
  return { lines, count: counted, net, fees, opening, closing }
}
