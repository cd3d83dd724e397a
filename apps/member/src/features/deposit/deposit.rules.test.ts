import { expect, it } from 'vitest'
import {
  type Channel,
  chooseOnlineChannel,
  findDepositFault,
  findReported,
  buildDepositInput,
  formatSiteMoment,
  formatWireMoment,
  widenLimits,
} from './deposit.rules.ts'
import { buildDepositTimeline } from './timeline.rules.ts'

const channel: Channel & { type: 'company_bankpay' } = {
  id: 7,
  account: '6222 8888',
  name: 'Moon Ltd',
  type: 'company_bankpay',
  params: { bank_type: 'ICBC', usdt_rate: '' },
}
const limits = { min: '100.00', single_max: '50000.00' }
it.each([
  ['R5.12 below the channel minimum', '99.99', 'below_min'],
  ['R5.12 above what one transfer may carry', '50000.01', 'above_max'],
  ['R5.12 inside', '500', undefined],
  ['R5.9 no amount', '', 'required'],
] as const)('%s', (_, amount, expected) => expect(findDepositFault(amount, limits)).toBe(expected))

const online = [
  { id: 1, min: '10.00', single_max: '100.00', gift_percent: '0' },
  { id: 2, min: '50.00', single_max: '900.00', gift_percent: '1.5' },
  { id: 3, min: '50.00', single_max: '900.00', gift_percent: '1.5' },
  { id: 4, min: '2000.00', single_max: '5000.00', gift_percent: '3' },
]
it.each([
  ['the only one that takes it', '10', 1],
  ['of several the one that gives most, and of equal ones the first', '50', 2],
  ['another where the amount is larger', '5000', 4],
  ['the next higher limit where it lies between', '901', 4],
  ['the least limit where it lies below all', '9.99', 1],
  ['the one that reaches furthest where it lies above all', '5000.01', 4],
  ['the one that reaches furthest before there is an amount', '', 4],
] as const)('R5.12 R2.33 an online payment goes through %s', (_, amount, id) =>
  expect(chooseOnlineChannel(online, amount)?.id).toBe(id),
)
it('R5.12 channels of a type promise what they take together', () => {
  expect(widenLimits(online)).toEqual({ min: '10.00', single_max: '5000.00' })
  expect(chooseOnlineChannel([], '5')).toBeUndefined()
})

it('R3.10 a report carries the ten names of the wire', () => {
  const input = buildDepositInput(channel, {
    amount: '500',
    name: 'Li Yue',
    account: '6789',
    hk_at: '2026-11-21T09:30',
    desc: 'note',
    picture: '',
  })
  expect(input).toEqual({
    name: 'Li Yue',
    account: '6789',
    money: '500',
    hk_at: '2026-11-21 09:30:00',
    payment_type: 'company_bankpay',
    payment_id: 7,
    payment_name: 'Moon Ltd',
    payment_account: '6222 8888',
    payment_bank_type: 'ICBC',
    payment_desc: 'note',
  })
  expect(
    buildDepositInput(channel, {
      amount: '500',
      name: 'Li',
      account: '',
      hk_at: '',
      desc: '',
      picture: '/files/a.webp',
    }).picture,
  ).toBe('/files/a.webp')
})
it('R1.3 a report of USDT names the rate that its member was shown', () => {
  const report = { amount: '718', name: 'Li', account: '', hk_at: '', desc: '', picture: '' }
  const usdt = { ...channel, params: { bank_type: '', usdt_rate: '7.1800' } }
  expect(buildDepositInput(usdt, report)).toMatchObject({ money: '718', usdt_rate: '7.1800' })
})
it.each([
  ['the same sum, as it is typed', {}, true],
  ['a cent more', { money: '500.01' }, false],
  ['another account', { payment_account: '6789' }, false],
  ['another way of the same number', { payment_type: 'company_alipay' }, false],
])('R4.20 a report that waits already may be of the same transfer: %s', (_, change, found) => {
  const place = { amount: '500', channel: { type: 'company_bankpay', account: '6222 8888' } }
  const waiting = { money: '500.00', payment_type: 'company_bankpay', payment_account: '6222 8888', ...change }
  expect(findReported([waiting], place)).toBe(found ? waiting : undefined)
})
it("R3.10 the transfer time is on the site's clock", () => {
  expect(formatSiteMoment(new Date('2026-11-21T01:30:00Z'), 'Asia/Shanghai')).toBe('2026-11-21T09:30')
  expect(formatWireMoment('2026-11-21T09:30:15')).toBe('2026-11-21 09:30:15')
})
it('R4.20 pending → credited, rejected or expired', () => {
  const last = (state: Parameters<typeof buildDepositTimeline>[0]) =>
    buildDepositTimeline(state)
      .map((item) => `${item.id} ${item.state}`)
      .at(-1)
  expect((['pending', 'in_review', 'credited', 'rejected', 'expired'] as const).map(last)).toEqual([
    'credited next',
    'credited next',
    'credited done',
    'rejected failed',
    'expired failed',
  ])
})
it('R4.20 what has expired was not paid, nor looked at: no step says so', () =>
  expect(buildDepositTimeline('expired').map(({ id }) => id)).toEqual(['reported', 'expired']))
