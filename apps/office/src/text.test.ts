// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest'
import { MEMBER_ACCOUNTS } from '@moongate/contract/ledger.states'
import { splitAccount } from './rules/account.rules.ts'
import {
  formatCount,
  describeDeposit,
  describeDepositState,
  loadTexts,
  t,
  describeWithdrawalState,
  translateName,
} from './text.ts'

beforeAll(loadTexts)

it('counts are grouped', () => expect(formatCount(12345)).toBe('12,345'))

describe('R9.1 texts of the office', () => {
  it("come from its own file, states from the cashier's, the default language first", () => {
    expect([t('nav.deposits'), describeDepositState('credited'), describeWithdrawalState('paid')]).toEqual([
      '存款审核',
      '已到账',
      '已付款',
    ])
  })
  it.each([
    ['online_alipay', 'pending', '待付款'],
    ['company_bankpay', 'pending', '待审核'],
    ['online_alipay', 'in_review', '审核中'],
    ['online_alipay', 'expired', '已过期'],
  ] as const)('R4.20 a deposit by %s that is %s says: %s', (payment_type, state, words) =>
    expect(describeDeposit({ payment_type, state })).toBe(words),
  )
  it('every account of a member has a word', () =>
    expect(MEMBER_ACCOUNTS.filter((kind) => translateName('accounts', splitAccount(kind).kind) === kind)).toEqual([]))
  it('a name without a word stays what it is', () =>
    expect([translateName('accounts', 'held'), translateName('accounts', 'new_kind')]).toEqual([
      '提款冻结',
      'new_kind',
    ]))
})
