import { expect, it } from 'vitest'
import { groupCash, sumCash } from './cash.rules.ts'

const received = (channel_id: number, channel_account: string, amount: bigint, n = 1) => ({
  channel_id,
  payment_type: 'company_alipay',
  channel_name: `c${channel_id}`,
  channel_account,
  amount,
  gift: amount / 100n,
  n,
})
const nothing = { amount: 0n, n: 0 }

it.each([
  ['nothing', [], nothing, []],
  [
    'accounts of a channel stand together',
    [received(1, 'a', 300n), received(1, 'b', 200n, 2)],
    nothing,
    ['c1 +500 -0 3 a,b'],
  ],
  [
    'the largest channel first',
    [received(1, 'a', 100n), received(2, 'b', 200n)],
    nothing,
    ['c2 +200 -0 1 b', 'c1 +100 -0 1 a'],
  ],
  ['payouts last', [received(1, 'a', 100n)], { amount: 900n, n: 2 }, ['c1 +100 -0 1 a', ' +0 -900 2 ']],
])('R6.6 the day by channel: %s', (_case, rows, paid, shown) =>
  expect(
    groupCash(rows, paid).map(
      (p) => `${p.name} +${p.in} -${p.out} ${p.count} ${p.accounts.map(({ account }) => account).join()}`,
    ),
  ).toEqual(shown),
)

it('R6.6 and in all', () =>
  expect(sumCash(groupCash([received(1, 'a', 300n), received(2, 'b', 200n)], { amount: 50n, n: 1 }))).toEqual({
    in: 500n,
    out: 50n,
    gift: 5n,
    count: 3,
  }))
