import { describe, expect, it } from 'vitest'
import { countSecondsLeft, refuseDeposit, listDepositStates, makeRemarkCode } from './deposit.rules.ts'

const now = new Date('2026-01-15T12:00:00Z')
const channel = { type: 'company_bankpay', enabled: true, min: 10_000n, max: 5_000_000n, single_max: 2_000_000n }
const good = {
  realname: '王丽丽',
  cards: 1,
  channel,
  has_payee: true,
  is_open: true,
  is_reached: true,
  is_rate_changed: false,
  asked: { type: 'company_bankpay', account: '6222', amount: 50_000n },
  open_orders: 0,
  max_open: 3,
  remitted_at: now,
  now,
}
const asked = (change: object) => ({ asked: { ...good.asked, ...change } })

describe('R5.11 R5.12 R8.5 reporting a company transfer', () => {
  it.each([
    ['a good report', {}, undefined],
    ['no real name', { realname: '' }, 'cashier.realname_missing'],
    ['no card bound', { cards: 0 }, 'cashier.card_missing'],
    ['the real name is asked for before the card', { realname: '', cards: 0 }, 'cashier.realname_missing'],
    ['no such channel', { channel: undefined }, 'cashier.no_account'],
    ['a channel switched off', { channel: { ...channel, enabled: false } }, 'cashier.no_account'],
    ['a channel of another type', asked({ type: 'company_wechat' }), 'cashier.no_account'],
    ['a channel of a higher level', { is_reached: false }, 'cashier.level_missing'],
    ['outside its hours', { is_open: false }, 'cashier.channel_closed'],
    ['an account that has changed since', { has_payee: false }, 'cashier.channel_changed'],
    ['no account with space', { has_payee: false, ...asked({ account: '' }) }, 'cashier.channel_full'],
    ['a cent under the minimum', asked({ amount: 9999n }), 'cashier.below_min'],
    ['the minimum', asked({ amount: 10_000n }), undefined],
    ['what one transfer may carry', asked({ amount: 2_000_000n }), undefined],
    ['a cent more', asked({ amount: 2_000_001n }), 'cashier.above_single'],
    ['the maximum, above what one transfer may carry', asked({ amount: 5_000_000n }), 'cashier.above_single'],
    ['a cent over the maximum', asked({ amount: 5_000_001n }), 'cashier.above_max'],
    ['no such day', { remitted_at: undefined }, 'cashier.remitted_at_invalid'],
    ['sent tomorrow', { remitted_at: new Date('2026-01-16T12:00:00Z') }, 'cashier.remitted_at_invalid'],
    ['sent eight days ago', { remitted_at: new Date('2026-01-07T11:59:00Z') }, 'cashier.remitted_at_invalid'],
    ['too many waiting', { open_orders: 3 }, 'cashier.too_many_open'],
    ['another rate than was shown', { is_rate_changed: true }, 'cashier.rate_changed'],
  ])('%s', (_case, change, refusal) => {
    expect(refuseDeposit({ ...good, ...change })).toBe(refusal)
  })
})

it('R7.2 gives every member a remark code of their own, which no single wrong digit turns into another one', () => {
  const codes = new Set(Array.from({ length: 3000 }, (_, i) => makeRemarkCode(i + 1)))
  expect(codes.size).toBe(3000)
  expect([...codes].filter((code) => !/^\d{7}$/.test(code))).toEqual([])
  const others = (digit: string) => Array.from({ length: 9 }, (_, n) => (Number(digit) + n + 1) % 10)
  const spoilt = [...codes]
    .slice(0, 300)
    .flatMap((code) =>
      [...code].flatMap((digit, i) => others(digit).map((other) => code.slice(0, i) + other + code.slice(i + 1))),
    )
  expect(spoilt.filter((code) => codes.has(code))).toEqual([])
})

it.each([
  [undefined, ['pending', 'in_review', 'credited', 'rejected', 'expired']],
  [1, ['pending', 'in_review']],
  [2, ['credited']],
  [3, ['rejected', 'expired']],
] as const)('R4.20 status %s covers %j', (status, states) => {
  expect(listDepositStates(status)).toEqual(states)
})

it.each([
  ['just made', 'pending', 0, 1800],
  ['a second on', 'pending', 1, 1799],
  ['at its end', 'pending', 1800, 0],
  ['overdue, before the job has come by', 'pending', 2000, 0],
  ['in review it does not expire', 'in_review', 5, null],
  ['nor when it is over', 'credited', 5, null],
] as const)('R4.20 how long a report still has: %s', (_, state, after_s, left) => {
  const created_at = new Date('2026-01-15T04:00:00Z')
  expect(countSecondsLeft({ state, created_at }, 30, new Date(created_at.getTime() + after_s * 1000))).toBe(left)
})
