import { expect, it } from 'vitest'
import type { PaymentStatus } from './gateway.port.ts'
import { computePaymentCheck, judgePayment, readMethod } from './payment.rules.ts'

const order = { amount: 10_000n, asset: 'CNY', state: 'open' as const }
const HORIZON = 120_000
const found = (state: 'open' | 'paid' | 'closed' | 'refunded', more: object = {}): PaymentStatus => ({
  outcome: 'found',
  state,
  external_id: 'H1',
  amount: 10_000n,
  currency: 'CNY',
  ...more,
})

it.each<[string, PaymentStatus, number, string]>([
  ['paid in full', found('paid'), 0, 'credit'],
  ['paid a cent less', found('paid', { amount: 9_999n }), 0, 'wrong_amount'],
  ['paid a cent more', found('paid', { amount: 10_001n }), 0, 'wrong_amount'],
  ['paid in another currency', found('paid', { currency: 'USD' }), 0, 'wrong_currency'],
  ['not paid yet', found('open'), 999_999, 'wait'],
  ['closed there', found('closed'), 0, 'close'],
  ['given back again, also in part', found('refunded'), 0, 'given_back'],
  ['given back again in another currency', found('refunded', { currency: 'USD' }), 0, 'given_back'],
  ['no answer', { outcome: 'unknown' }, 999_999, 'wait'],
  ['not found, and may still come to be', { outcome: 'not_found' }, HORIZON, 'wait'],
  ['not found after the horizon', { outcome: 'not_found' }, HORIZON + 1, 'close'],
])('R1.3 a payment that is %s', (_, status, age_ms, verdict) =>
  expect(judgePayment(order, status, age_ms, HORIZON)).toBe(verdict),
)

it.each([
  [0, 0, 10_000],
  [1, 0, 30_000],
  [2, 0, 60_000],
  [3, 0, 120_000],
  [99, 86_399_999, 120_000],
  [2, 86_400_000, 3_600_000],
  [999, 999_999_999, 3_600_000],
])(
  'R1.3 is asked about within seconds, then every two minutes, after a day each hour: check %d at an age of %d',
  (checks, age_ms, wait_ms) => expect(computePaymentCheck(checks, age_ms)).toBe(wait_ms),
)

it.each([
  ['online_alipay', 'alipay'],
  ['online_union_scan', 'union_scan'],
  ['online_usdt', undefined],
  ['company_alipay', undefined],
])('the channel type %s is paid by %s', (type, method) => expect(readMethod(type)).toBe(method))
