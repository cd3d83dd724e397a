// @vitest-environment happy-dom
import { DEPOSIT_STEPS, WITHDRAWAL_STEPS } from '@moongate/contract/cashier.states'
import { CHAIN_STEPS } from '@moongate/contract/chain.states'
import { PAYMENT_ITEM_STEPS } from '@moongate/contract/payments.states'
import { listNames } from '@moongate/contract/states'
import { TRANSFER_DESK_STEPS } from '@moongate/contract/wallet.states'
import { beforeAll, describe, expect, it } from 'vitest'
import { needsConfirm } from '../../rules/steps.rules.ts'
import { loadTexts, translateName } from '../../text.ts'
import { describeStep } from './order-kind.ts'

beforeAll(loadTexts)

describe('R6.6 every step that staff take is worded', () => {
  it.each([
    ...listNames(DEPOSIT_STEPS)
      .filter((step) => DEPOSIT_STEPS[step].who.length > 0)
      .map((step) => ['deposits', step] as const),
    ...listNames(WITHDRAWAL_STEPS)
      .filter((step) => WITHDRAWAL_STEPS[step].who.length > 0)
      .map((step) => ['withdrawals', step] as const),
    ...listNames(TRANSFER_DESK_STEPS).map((step) => ['transfers', step] as const),
    ...listNames(PAYMENT_ITEM_STEPS).map((step) => ['arrivals', step] as const),
    ...listNames(CHAIN_STEPS).map((step) => ['usdt', step] as const),
  ])('%s: %s', (name, step) => {
    const words = needsConfirm(step) ? (['title', 'question', 'confirm', 'done'] as const) : (['done'] as const)
    const texts = words.map((word) => describeStep({ name }, step, word))
    const keys = [...texts, translateName(`${name}.steps`, step)].filter((text) => /^[\w.:]+$/.test(text))
    expect(keys).toEqual([])
  })
})
