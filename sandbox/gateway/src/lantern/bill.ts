import type { SettledDay } from '../world.ts'
import { toDecimal, toLocal } from './forms.ts'

const KINDS = { payment: 'PAY', payout: 'TRANSFER', refund: 'REFUND', return: 'BACK' } as const

/** A day with bars between its fields; the last line counts and sums the others, and tells what was held before and after. */
export const writeBill = (_: object, { lines, net, opening, closing }: SettledDay): string => {
  const rows = lines.map(({ kind, id, merchant_id, amount, currency, at }) =>
    [KINDS[kind], id, merchant_id, toDecimal(amount), '0.00', currency, toLocal(at)].join('|'),
  )
  const sums = [net, 0, opening, closing].map(toDecimal)
  return [...rows, ['END', lines.length, ...sums].join('|')].join('\n')
}
