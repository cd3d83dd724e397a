import { expect, it } from 'vitest'
import { refuseOnline } from './deposit.rules.ts'
import { chooseWay, isMachineStep } from './withdrawal.rules.ts'

const channel = { type: 'online_alipay', enabled: true, min: 1_000n, max: 50_000n, single_max: 40_000n }
const good = {
  realname: '王小明',
  channel,
  asked: { type: 'online_alipay', amount: 1_000n },
  is_reached: true,
  is_connected: true,
  open_orders: 0,
  max_open: 3,
}

it.each<[string, Partial<Parameters<typeof refuseOnline>[0]>, string | undefined]>([
  ['is begun', {}, undefined],
  ['is begun at the most of one payment', { asked: { ...good.asked, amount: 40_000n } }, undefined],
  ['is of somebody without a name', { realname: '', channel: undefined }, 'cashier.realname_missing'],
  ['has no channel', { channel: undefined }, 'cashier.no_account'],
  ['has a channel that is off', { channel: { ...channel, enabled: false } }, 'cashier.no_account'],
  ['names another type', { asked: { type: 'online_wechat', amount: 1_000n } }, 'cashier.no_account'],
  [
    'has a channel of transfers',
    { channel: { ...channel, type: 'company_alipay' }, asked: { type: 'company_alipay', amount: 1_000n } },
    'cashier.no_account',
  ],
  ['is of a higher level', { is_reached: false, is_connected: false }, 'cashier.level_missing'],
  ['has no gateway behind it', { is_connected: false }, 'cashier.channel_maintenance'],
  ['is below the minimum', { asked: { ...good.asked, amount: 999n } }, 'cashier.below_min'],
  ['is above the maximum', { asked: { ...good.asked, amount: 50_001n } }, 'cashier.above_max'],
  ['is above the most of one payment', { asked: { ...good.asked, amount: 40_001n } }, 'cashier.above_single'],
  ['is one too many', { open_orders: 3 }, 'cashier.too_many_open'],
])('R5.12 R8.5 an online payment that %s', (_, more, refusal) =>
  expect(refuseOnline({ ...good, ...more })).toBe(refusal),
)

it.each([
  ['hand', null, 100n, 'hand'],
  ['machine', null, 9_999_999n, 'machine'],
  ['machine', 100n, 100n, 'machine'],
  ['machine', 100n, 101n, 'hand'],
] as const)('R4.21 where the setting is %s up to %s, %s is paid by %s', (way, machine_up_to, net, payer) =>
  expect(chooseWay(net, { way, machine_up_to })).toBe(payer),
)

it('R4.21 staff do not end what the machine pays, and take the steps before it', () => {
  const steps = (['review', 'approve', 'pay', 'reject', 'fail'] as const).filter((step) =>
    isMachineStep('machine', step),
  )
  expect(steps).toEqual(['pay', 'fail'])
  expect(isMachineStep('hand', 'pay')).toBe(false)
})
