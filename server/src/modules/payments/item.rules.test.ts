import type { PaymentItemState, PaymentItemStep } from '@moongate/contract/payments.states'
import { describe, expect, it } from 'vitest'
import type { PaymentStatus, RefundAnswer } from './gateway.port.ts'
import { type ItemFacts, judgeRefund, listWithheldItemSteps, refuseCredit, refuseItemStep } from './item.rules.ts'

const [ME, OTHER] = [1, 2]

describe('R4.20 what arrived otherwise than it was ordered', () => {
  it.each<[PaymentItemStep, PaymentItemState, ItemFacts['arrived'], number | null, string | undefined]>([
    ['propose_refund', 'held', 'own', null, undefined],
    ['propose_refund', 'held', 'other', null, undefined],
    ['propose_refund', 'held', 'nothing', null, 'payments.no_way'],
    ['propose_refund', 'to_credit', 'own', OTHER, undefined],
    ['propose_credit', 'held', 'own', null, undefined],
    ['propose_credit', 'held', 'other', null, 'payments.no_way'],
    ['propose_credit', 'refunding', 'own', OTHER, 'payments.changed'],
    ['credit', 'to_credit', 'own', OTHER, undefined],
    ['credit', 'to_credit', 'own', ME, 'payments.second_person'],
    ['credit', 'to_refund', 'own', OTHER, 'payments.changed'],
    ['credit', 'held', 'own', null, 'payments.changed'],
    ['refund', 'to_refund', 'other', OTHER, undefined],
    ['refund', 'to_refund', 'own', ME, 'payments.second_person'],
    ['refund', 'refunding', 'own', OTHER, 'payments.changed'],
    ['close', 'held', 'nothing', null, undefined],
    ['close', 'to_credit', 'own', OTHER, 'payments.changed'],
    ['ask', 'refunding', 'own', ME, undefined],
    ['ask', 'refunded', 'own', ME, 'payments.changed'],
  ])('%s from %s, %s arrived, proposed by %s: %s', (step, state, arrived, proposed_id, expected) =>
    expect(refuseItemStep(step, { state, arrived, proposed_id }, ME)).toBe(expected),
  )

  it('R6.6 tells who proposed that somebody else does it', () =>
    expect(
      listWithheldItemSteps(
        { state: 'to_credit', arrived: 'own', proposed_id: ME },
        { staff_id: ME, roles: ['finance'] },
      ),
    ).toEqual([{ step: 'credit', refusal: 'payments.second_person' }]))
})

describe("R4.20 the gateway's word before something is credited", () => {
  const found = (state: 'open' | 'paid' | 'closed' | 'refunded'): PaymentStatus => ({
    outcome: 'found',
    state,
    external_id: 'H1',
    amount: 100n,
    currency: 'CNY',
  })
  it.each<[string, PaymentStatus, string | undefined]>([
    ['that it is there', found('paid'), undefined],
    ['that it has gone back, also in part', found('refunded'), 'payments.given_back'],
    ['that nothing came', found('open'), 'payments.unclear'],
    ['that it is over', found('closed'), 'payments.unclear'],
    ['that it knows none', { outcome: 'not_found' }, 'payments.unclear'],
    ['nothing', { outcome: 'unknown' }, 'payments.unclear'],
  ])('%s', (_case, status, expected) => expect(refuseCredit(status)).toBe(expected))
})

describe("R4.20 the gateway's answer to a refund", () => {
  const no: RefundAnswer = { outcome: 'rejected', reason: 'not_refundable' }
  it.each<[string, RefundAnswer, number, number, string]>([
    ['done', { outcome: 'done' }, 0, 0, 'done'],
    ['done when it was asked again', { outcome: 'done' }, 3, 0, 'done'],
    ['a no at first', no, 0, 0, 'refuse'],
    ['a no after an answer that was lost', no, 1, 5_000, 'wait'],
    ['a no past the horizon', no, 1, 130_000, 'refuse'],
    ['not now', { outcome: 'later' }, 0, 0, 'wait'],
    ['nothing', { outcome: 'unknown' }, 0, 0, 'wait'],
    ['nothing for long', { outcome: 'unknown' }, 9, 999_999, 'wait'],
  ])('%s', (_case, answer, checks, age_ms, expected) =>
    expect(judgeRefund(answer, { checks, age_ms, horizon_ms: 120_000 })).toBe(expected),
  )
})
