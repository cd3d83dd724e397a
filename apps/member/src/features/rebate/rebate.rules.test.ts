import { expect, it } from 'vitest'
import { isClaimable, isOwed } from './rebate.rules.ts'

it.each([
  ['0.01', true],
  ['0.00', false],
  ['-3.00', false],
])('R1.5 a total of %s can be claimed: %s', (total, can) => expect(isClaimable(total)).toBe(can))

it('says so where a bet was taken back after its rebate had been claimed', () => {
  expect([isOwed([]), isOwed([{ fs_money: '0.20' }]), isOwed([{ fs_money: '0.20' }, { fs_money: '-0.10' }])]).toEqual([
    false,
    false,
    true,
  ])
})
