import { describe, expect, it } from 'vitest'
import { parseSettlement } from './settlement.rules.ts'

const HEAD = 'kind,id,merchant_id,amount,fee,currency,at'
const PAID = 'payment,H1,order-1,10000,60,CNY,2026-03-02T04:00:00.000Z'
const FOOT = ['total,1,,10000,60,CNY,', 'opening,,,500,,CNY,', 'closing,,,10440,,CNY,']
const write = (...lines: string[]) => `${lines.join('\n')}\n`

describe("the gateway's file of a day", () => {
  it('is read with its sums', () => {
    expect(parseSettlement(write(HEAD, PAID, ...FOOT))).toEqual({
      lines: [
        {
          kind: 'payment',
          external_id: 'H1',
          order_id: 'order-1',
          amount: 10_000n,
          fee: 60n,
          currency: 'CNY',
          at: new Date('2026-03-02T04:00:00Z'),
        },
      ],
      count: 1,
      net: 10_000n,
      fees: 60n,
      opening: 500n,
      closing: 10_440n,
    })
  })

  it.each([
    ['that is empty', ''],
    ['that is a page of a proxy', '<html>502</html>'],
    ['with another head', write('kind,id,amount', PAID, ...FOOT)],
    ['that was cut off', write(HEAD, PAID, ...FOOT.slice(0, 2))],
    ['with a kind of line that nobody agreed', write(HEAD, PAID.replace('payment', 'gift'), ...FOOT)],
    ['with an amount that is no whole number', write(HEAD, PAID.replace('10000', '100.00'), ...FOOT)],
    ['with a line too short', write(HEAD, 'payment,H1,order-1', ...FOOT)],
  ])('%s cannot be read', (_case, raw) => {
    expect(parseSettlement(raw)).toBeUndefined()
  })
})
