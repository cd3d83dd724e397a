import { listSettled } from '../settlement.ts'
import type { World } from '../world.ts'
import { toDecimal, toLocal } from './forms.ts'

const KINDS = { payment: 'PAY', payout: 'TRANSFER', refund: 'REFUND' } as const

/** What was settled on a day (`yyyyMMdd`), a line each with bars between its fields; the last line counts them. */
export const writeBill = (w: World, day: string): string => {
  const lines = listSettled(w, day.replace(/^(\d{4})(\d\d)/, '$1-$2-'))
  const rows = lines.map(({ kind, id, merchant_id, amount, currency, at }) =>
    [KINDS[kind], id, merchant_id, toDecimal(amount), currency, toLocal(at)].join('|'),
  )
  return [...rows, `END|${rows.length}`].join('\n')
}
