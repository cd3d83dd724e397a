import { expect, it } from 'vitest'
import { countLeft, countWaited, type Deposit, listOpenOrders, type Withdrawal } from './open-orders.rules.ts'

it.each([
  ['as it was seen', 0, 65, 20],
  ['half a second on', 500, 65, 20],
  ['ten seconds on', 10_000, 75, 10],
  ['past its end', 30_000, 95, 0],
  ['a clock that was set back counts nothing', -5000, 65, 20],
])('R4.20 the clock of an order goes on from the server: %s', (_, passed_ms, waited, left) => {
  const order = { waiting_seconds: 65, left_seconds: 20 }
  expect([countWaited(order, 1000, 1000 + passed_ms), countLeft(order, 1000, 1000 + passed_ms)]).toEqual([waited, left])
})

it('R4.21 one that does not expire has no time left to show', () =>
  expect(countLeft({ left_seconds: null }, 0, 1000)).toBeUndefined())

it('R4.20 R4.21 the order that waits longest stands first, whatever it is', () => {
  const deposit = (bill_no: string, waiting_seconds: number) =>
    ({ bill_no, waiting_seconds, left_seconds: 9 }) as Deposit
  const withdrawal = { bill_no: 'W1', waiting_seconds: 50 } as Withdrawal
  expect(
    listOpenOrders([deposit('D1', 10), deposit('D2', 90)], [withdrawal]).map(({ bill_no, kind, left_seconds }) => [
      bill_no,
      kind,
      left_seconds,
    ]),
  ).toEqual([
    ['D2', 'deposit', 9],
    ['W1', 'withdrawal', null],
    ['D1', 'deposit', 9],
  ])
})
