import { expect, it } from 'vitest'
import { type DepositAt, readDepositAddress, writeDepositAddress } from './deposit-address.rules.ts'

const PAY = { step: 'pay', type: 'company_bankpay', channel: '1', amount: '500', since: '1763699000' }

it.each<[string, DepositAt, Record<string, string>]>([
  ['nothing chosen', { step: 'channel' }, {}],
  [
    'chosen, not yet gone on',
    { step: 'channel', type: 'company_usdt', channel: 3, amount: '120.50' },
    { type: 'company_usdt', channel: '3', amount: '120.50' },
  ],
  [
    'the account is shown',
    { step: 'pay', type: 'company_bankpay', channel: 1, amount: '500', since_ms: 1_763_699_000_000 },
    PAY,
  ],
  ['reported', { step: 'order', bill_no: 'D20260115-7K2M9A' }, { order: 'D20260115-7K2M9A' }],
])('R4.20 a step and its address: %s', (_, at, search) => {
  expect(writeDepositAddress(at)).toEqual(search)
  expect(readDepositAddress(search)).toEqual(at)
})

const CHOSEN = { step: 'channel', type: 'company_bankpay', channel: 1, amount: '500' }
it.each<[string, Record<string, string>, object]>([
  ['another step', { ...PAY, step: 'done' }, CHOSEN],
  ['no moment', { ...PAY, since: '' }, CHOSEN],
  ['no channel', { ...PAY, channel: 'x' }, { step: 'channel', type: 'company_bankpay', amount: '500' }],
  [
    'a type that is no company transfer',
    { ...PAY, type: 'online_usdt' },
    { step: 'channel', type: 'online_usdt', channel: 1, amount: '500' },
  ],
  ['an amount that is none', { ...PAY, amount: '1e9' }, { step: 'channel', type: 'company_bankpay', channel: 1 }],
  ['a negative amount', { amount: '-5' }, { step: 'channel' }],
  ['a number of no order', { order: '<b>' }, { step: 'channel' }],
  ['a moment that is none', { ...PAY, since: '-1' }, CHOSEN],
])('R4.20 an address that somebody changed is read as far as it makes sense: %s', (_, search, at) =>
  expect(readDepositAddress(search)).toEqual(at),
)
