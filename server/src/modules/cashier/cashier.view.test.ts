import { createServerI18n } from '@moongate/i18n/server'
import { expect, it } from 'vitest'
import { createTranslate } from '../../kernel/translate.ts'
import { describeDepositState } from './cashier.view.ts'

const translate = createTranslate(createServerI18n())('en')

it.each([
  ['online_alipay', 'pending', 'Waiting for payment'],
  ['company_bankpay', 'pending', 'Waiting for review'],
  ['online_alipay', 'in_review', 'Being checked'],
  ['online_alipay', 'expired', 'Expired'],
] as const)('R4.20 a deposit by %s that is %s says: %s', (payment_type, state, words) =>
  expect(describeDepositState(translate, { payment_type }, state)).toBe(words),
)
