// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest'
import {
  formatCount,
  describeDepositState,
  loadTexts,
  formatAmount,
  t,
  describeWithdrawalState,
  translateName,
} from './text.ts'

beforeAll(loadTexts)

describe('R4.20 R4.21 amounts as staff read them', () => {
  it.each<[string, string]>([
    ['500.00', '500.00'],
    ['12345.67', '12,345.67'],
    ['-1500.50', '-1,500.50'],
    ['0.00', '0.00'],
    ['90071992547409931.99', '90,071,992,547,409,931.99'],
  ])('%s → %s', (wire, text) => expect(formatAmount(wire)).toBe(text))
  it('counts are grouped', () => expect(formatCount(12345)).toBe('12,345'))
})

describe('R9.1 texts of the office', () => {
  it("come from its own file, states from the cashier's, the default language first", () => {
    expect([t('nav.deposits'), describeDepositState('credited'), describeWithdrawalState('paid')]).toEqual([
      '存款审核',
      '已到账',
      '已付款',
    ])
  })
  it('a name without a word stays what it is', () =>
    expect([translateName('accounts', 'held'), translateName('accounts', 'new_kind')]).toEqual([
      '提款冻结',
      'new_kind',
    ]))
})
