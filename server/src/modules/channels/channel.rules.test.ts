import { describe, expect, it } from 'vitest'
import {
  choosePayee,
  computeUsdt,
  formatRate,
  getSingleMax,
  isRateChanged,
  parseRate,
  refuseChannel,
} from './channel.rules.ts'

const payee = (id: number, change: object = {}) => ({
  id,
  account: `a${id}`,
  enabled: true,
  daily_cap: 1000n,
  used: 0n,
  is_mine: false,
  ...change,
})

describe('R1.3 which account a member pays into', () => {
  it.each([
    ['the least used of today', [payee(1, { used: 300n }), payee(2, { used: 200n })], {}, 2],
    ['the first of two alike', [payee(2), payee(1)], {}, 1],
    ['the one that was shown before', [payee(1), payee(2, { used: 900n, is_mine: true })], {}, 2],
    ['another one where that has no space', [payee(1), payee(2, { used: 901n, is_mine: true })], {}, 1],
    ['none that is switched off', [payee(1, { enabled: false }), payee(2, { used: 900n })], {}, 2],
    ['a cap may be filled to its end', [payee(1, { used: 900n })], {}, 1],
    ['and not a cent further', [payee(1, { used: 901n })], {}, undefined],
    ['one without a cap takes all', [payee(1, { daily_cap: null, used: 10n ** 12n })], {}, 1],
    ['the one that was named', [payee(1), payee(2, { used: 500n })], { account: 'a2' }, 2],
    ['nothing where the named one is full', [payee(1), payee(2, { used: 1000n })], { account: 'a2' }, undefined],
    ['nothing where nobody has the named one', [payee(1)], { account: 'a9' }, undefined],
  ])('%s', (_case, payees, asked, chosen) =>
    expect(choosePayee(payees, { amount: 100n, account: '', ...asked })?.id).toBe(chosen),
  )
})

it.each([
  [100_000n, 7_180_000n, 13_928n],
  [718n, 7_180_000n, 100n],
  [719n, 7_180_000n, 101n],
  [1n, 7_180_000n, 1n],
])('R1.3 %i at %i is %i of USDT: a begun cent is paid', (amount, rate, usdt) =>
  expect(computeUsdt(amount, rate)).toBe(usdt),
)

it.each([
  ['7.18', 7_180_000n, '7.1800'],
  ['7', 7_000_000n, '7.0000'],
  ['0.0001', 100n, '0.0001'],
  ['36.5025', 36_502_500n, '36.5025'],
])('R1.3 the rate %s', (typed, ppm, shown) => {
  expect(parseRate(typed)).toBe(ppm)
  expect(formatRate(ppm)).toBe(shown)
})

it.each([
  ['the rate that is named', 7_180_000n, '7.18', undefined, false],
  ['another one is named', 7_180_000n, '7.1801', undefined, true],
  ['the one that is named, whatever was held last', 7_180_000n, '7.1800', 7_000_000n, false],
  ['none is named, and that held last is another one', 7_180_000n, undefined, 7_000_000n, true],
  ['none is named, and that held last is the same', 7_180_000n, undefined, 7_180_000n, false],
  ['none is named and none was held', 7_180_000n, undefined, undefined, false],
  ['it is no USDT', null, '7.18', 7_180_000n, false],
])('R1.3 whether a rate has changed: %s', (_case, offered, named, held_ppm, changed) =>
  expect(isRateChanged(offered, { named, held_ppm })).toBe(changed),
)

it.each([
  [null, 500n],
  [300n, 300n],
  [900n, 500n],
])('R5.12 with %s for one transfer of at most 500 it carries %i', (single_max, carried) =>
  expect(getSingleMax({ max: 500n, single_max })).toBe(carried),
)

const good = { type: 'company_usdt', min: 1n, max: 9n, single_max: 5n, usdt_type: 'trc', usdt_rate_ppm: 1n }
it.each([
  ['whole', {}, undefined],
  ['without a limit of its own for one transfer', { single_max: null }, undefined],
  ['the least above the most', { min: 10n }, 'channels.limits_invalid'],
  ['one transfer below the least', { min: 6n }, 'channels.limits_invalid'],
  ['one transfer above the most', { single_max: 10n }, 'channels.limits_invalid'],
  ['USDT without a network', { usdt_type: '' }, 'channels.rate_missing'],
  ['USDT without a rate', { usdt_rate_ppm: null }, 'channels.rate_missing'],
  ['a bank without either', { type: 'company_bankpay', usdt_type: '', usdt_rate_ppm: null }, undefined],
])('R5.12 a channel %s', (_case, change, refusal) => expect(refuseChannel({ ...good, ...change })).toBe(refusal))
