import { expect, it } from 'vitest'
import { readWithdrawAddress, type WithdrawAt, writeWithdrawAddress } from './withdraw-address.rules.ts'

it.each<[WithdrawAt, Record<string, string>]>([
  [{ step: 'form' }, {}],
  [{ step: 'confirm' }, { step: 'confirm' }],
  [{ step: 'order', bill_no: 'W20260115-7K2M9A' }, { order: 'W20260115-7K2M9A' }],
])('R4.21 a step and its address: %o', (at, search) => {
  expect(writeWithdrawAddress(at)).toEqual(search)
  expect(readWithdrawAddress(search)).toEqual(at)
})

it.each([[{ step: 'paid' }], [{ order: '' }], [{ order: '../x' }]])(
  'R4.21 an address that makes no sense opens the form: %o',
  (search) => expect(readWithdrawAddress(search)).toEqual({ step: 'form' }),
)
