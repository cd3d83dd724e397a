import { expect, it } from 'vitest'
import { mergeWallets, type Plan } from '../../widgets/moves.rules.ts'
import { planTransfer, splitWallets } from './transfer.rules.ts'

it.each<[string, string, string, Plan | undefined]>([
  ['R4.11 centre wallet into a supplier', 'money', 'JZ', { kind: 'in', api_code: 'JZ', money_type: 'money' }],
  ['R4.11 rebate wallet into a supplier', 'fs_money', 'JZ', { kind: 'in', api_code: 'JZ', money_type: 'fs_money' }],
  ['R4.12 supplier into the centre wallet', 'JZ', 'money', { kind: 'out', api_code: 'JZ' }],
  ['R5.13 own wallets cannot be exchanged', 'money', 'fs_money', undefined],
  ['R5.13 nor the other way round', 'fs_money', 'money', undefined],
  ['R5.13 a supplier pays into the centre wallet only', 'JZ', 'fs_money', undefined],
  ['R5.13 nor from supplier to supplier', 'JZ', 'PG', undefined],
  ['R5.13 nor into itself', 'money', 'money', undefined],
])('%s', (_, from, to, plan) => expect(planTransfer(from, to)).toEqual(plan))

const known = [
  { api_name: 'money', money: '100.00' },
  { api_name: 'fs_money', money: '5.00' },
  { api_name: 'JZ', money: '0.00' },
]
it('R4.13 an answer sets the wallets it names and leaves the others', () => {
  expect(
    mergeWallets(known, [
      { api_name: 'JZ', money: '40.00' },
      { api_name: 'money', money: '60.00' },
    ]),
  ).toEqual([
    { api_name: 'money', money: '60.00' },
    { api_name: 'fs_money', money: '5.00' },
    { api_name: 'JZ', money: '40.00' },
  ])
})
it('R3.11 own wallets are kept apart from suppliers', () => {
  const { own, suppliers } = splitWallets(known)
  expect([own, suppliers].map((wallets) => wallets.map((w) => w.api_name))).toEqual([['money', 'fs_money'], ['JZ']])
})
