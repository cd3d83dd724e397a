import { describe, expect, it } from 'vitest'
import { parseBill } from './bill.rules.ts'

const PAID = 'PAY|T1|00000000000070008000000000000001|100.00|0.60|CNY|20260302120000'
const BACK = 'BACK|R1|of-others|0.01|0.00|CNY|20260302235959'
const END = 'END|2|-100.01|0.60|5.00|-95.61'

describe("Lantern's bill of a day", () => {
  it('is read with its sums, in our ids and to the second', () => {
    const at = [new Date('2026-03-02T04:00:00Z'), new Date('2026-03-02T15:59:59Z')]
    const order_id = '00000000-0000-7000-8000-000000000001'
    expect(parseBill([PAID, BACK, END].join('\n'))).toEqual({
      lines: [
        { kind: 'payment', external_id: 'T1', order_id, amount: 10_000n, fee: 60n, currency: 'CNY', at: at[0] },
        { kind: 'return', external_id: 'R1', order_id: 'of-others', amount: 1n, fee: 0n, currency: 'CNY', at: at[1] },
      ],
      count: 2,
      net: -10_001n,
      fees: 60n,
      opening: 500n,
      closing: -9_561n,
    })
  })

  it.each([
    ['that is empty', ''],
    ['that is a page of a proxy', '<html>502</html>'],
    ['that was cut off', [PAID, BACK].join('\n')],
    ['with a kind of line that nobody agreed', [PAID.replace('PAY', 'GIFT'), END].join('\n')],
    ['with an amount that lost its cents', [PAID.replace('100.00', '100'), END].join('\n')],
    ['with a line too short', ['PAY|T1', END].join('\n')],
  ])('%s cannot be read', (_case, raw) => expect(parseBill(raw)).toBeUndefined())
})
