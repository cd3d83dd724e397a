import type { SettlementLine } from '../../../modules/payments/gateway.port.ts'
import { billLine } from './answers.ts'

/** The lines of a day; nothing for a bill that is cut off, or that has a line which is none: half a day would be taken for the whole. */
export const readBill = (text: string): SettlementLine[] | undefined => {
  const rows = text.split('\n')
  const end = rows.pop()
  if (end !== `END|${rows.length}`) return undefined
  const lines: SettlementLine[] = []
  for (const row of rows) {
    const line = billLine.safeParse(row.split('|')).data
    if (!line) return undefined
    const [kind, external_id, order_id, amount, currency] = line
    lines.push({ kind, external_id, order_id, amount, currency })
  }
  return lines
}
