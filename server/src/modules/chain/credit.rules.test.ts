import { expect, it } from 'vitest'
import { decideCredit } from './credit.rules.ts'

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
  expect(decideCredit({ usdt: usdt * USDT, order, rate_ppm, min })).toMatchObject(outcome)
})
