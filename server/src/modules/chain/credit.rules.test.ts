import { expect, it } from 'vitest'
import { decideCredit, quoteTransfer } from './credit.rules.ts'

const USDT = 1_000_000n
const ORDER = { left: 100n * USDT, rate_ppm: 7_000_000n }
const NOW = 7_500_000n
const MIN = 10_000n

it.each([
  ['the sum of its order', 100n, ORDER, NOW, MIN, { outcome: 'credit', amount: 70_000n, covered: 100n * USDT }],
  [
    'too little, at the order’s rate',
    90n,
    ORDER,
    NOW,
    MIN,
    { outcome: 'credit', amount: 63_000n, covered: 90n * USDT },
  ],
  [
    'too much, the rest at the rate of now',
    110n,
    ORDER,
    NOW,
    MIN,
    { outcome: 'credit', amount: 77_500n, covered: 100n * USDT },
  ],
  [
    'no order: late, or never asked for',
    100n,
    undefined,
    NOW,
    MIN,
    { outcome: 'credit', amount: 75_000n, covered: 0n },
  ],
  ['an order that is paid', 20n, { ...ORDER, left: 0n }, NOW, MIN, { outcome: 'credit', amount: 15_000n, covered: 0n }],
  ['its order needs no rate of now', 100n, ORDER, undefined, MIN, { outcome: 'credit', amount: 70_000n }],
  ['the rest of it does', 101n, ORDER, undefined, MIN, { outcome: 'wait' }],
  ['no order and no rate', 100n, undefined, undefined, MIN, { outcome: 'wait' }],
  ['exactly the least', 20n, { ...ORDER, rate_ppm: 5_000_000n }, NOW, MIN, { outcome: 'credit', amount: 10_000n }],
  ['less than the least', 1n, ORDER, NOW, MIN, { outcome: 'queue', why: 'below_min', amount: 700n }],
  ['USDT is not taken any more', 100n, ORDER, NOW, undefined, { outcome: 'queue', why: 'no_channel', amount: 70_000n }],
] as const)('R1.3 R4.20 what becomes of a transfer: %s', (_, usdt, order, rate_ppm, min, outcome) => {
  expect(decideCredit({ usdt: usdt * USDT, order, rate_ppm, min, most: null })).toMatchObject(outcome)
})

it.each([
  ['the most is credited', 100n, MIN, 70_000n, { outcome: 'credit', amount: 70_000n }],
  [
    'more waits, and has taken up its order',
    101n,
    MIN,
    70_000n,
    { outcome: 'queue', why: 'above_max', amount: 70_750n, covered: 100n * USDT },
  ],
  ['nothing is too much where no most is set', 1_000_000n, MIN, null, { outcome: 'credit' }],
  ['at a most of nothing all of it waits', 100n, MIN, 0n, { outcome: 'queue', why: 'above_max' }],
  ['a channel that is gone is said first', 101n, undefined, 70_000n, { outcome: 'queue', why: 'no_channel' }],
] as const)('R1.3 R6.6 without people %s', (_, usdt, min, most, outcome) => {
  expect(decideCredit({ usdt: usdt * USDT, order: ORDER, rate_ppm: NOW, min, most })).toMatchObject(outcome)
})

it.each([
  ['the rate of its order for what was its order’s, the rate of now for the rest', 110n, 100n, NOW, 77_500n],
  ['the rate of now where nothing was an order’s', 100n, 0n, NOW, 75_000n],
  ['its order’s rate where nobody says one', 100n, 100n, undefined, 70_000n],
  ['nothing that could be said where the rest needs one', 110n, 100n, undefined, undefined],
] as const)('R6.6 what staff credit counts at %s', (_, usdt, covered, rate_ppm, amount) => {
  const taken = { usdt: usdt * USDT, covered: covered * USDT, order_ppm: 7_000_000n, rate_ppm }
  expect(quoteTransfer(taken)?.amount).toBe(amount)
})
