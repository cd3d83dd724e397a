import { expect, it } from 'vitest'
import type { PayoutStatus } from './gateway.port.ts'
import {
  computePayoutCheck,
  getPayoutStage,
  judgePayout,
  listWithheldPayoutSteps,
  type PayoutDeskStep,
  type PayoutFacts,
  refusePayoutStep,
} from './payout.rules.ts'

const order = { amount: 9_800n, asset: 'CNY' }
const HORIZON = 120_000
const found = (state: 'processing' | 'paid' | 'failed', more: object = {}): PayoutStatus => ({
  outcome: 'found',
  state,
  amount: 9_800n,
  currency: 'CNY',
  reason: '',
  ...more,
})

it.each<[string, PayoutStatus, number, string]>([
  ['paid', found('paid'), 0, 'pay'],
  ['failed after it was accepted', found('failed'), 0, 'fail'],
  ['still with the bank', found('processing'), 999_999, 'wait'],
  ['of another amount', found('paid', { amount: 9_700n }), 0, 'give_up'],
  ['failed, of another amount', found('failed', { amount: 1n }), 0, 'give_up'],
  ['of another currency', found('paid', { currency: 'USD' }), 0, 'give_up'],
  ['unclear', { outcome: 'unknown' }, 999_999, 'wait'],
  ['not found, and may still come to be', { outcome: 'not_found' }, HORIZON, 'wait'],
  ['not found after the horizon', { outcome: 'not_found' }, HORIZON + 1, 'fail'],
])('R4.21 a payout that is %s', (_, status, age_ms, verdict) =>
  expect(judgePayout(order, status, age_ms, HORIZON)).toBe(verdict),
)

it('R4.21 is asked about after 2, 5, 15 and 60 seconds, then every five minutes, for a day', () => {
  expect([0, 1, 2, 3, 4, 50].map((checks) => computePayoutCheck(checks, 0))).toEqual([
    2_000, 5_000, 15_000, 60_000, 300_000, 300_000,
  ])
  expect(computePayoutCheck(4, 86_400_000)).toBeUndefined()
})

const facts = (more: Partial<PayoutFacts> = {}): PayoutFacts => ({
  state: 'manual',
  proposal: null,
  proposed_by: null,
  was_sent: true,
  unclear_ms: HORIZON + 1,
  horizon_ms: HORIZON,
  ...more,
})
const NEVER_SENT = { state: 'queued', was_sent: false } as const
const ANNA = 1
const BEN = 2

it.each<[string, PayoutDeskStep, Partial<PayoutFacts>, number, string | undefined]>([
  ['an end is proposed where people have it', 'propose_paid', {}, ANNA, undefined],
  ['not before the horizon', 'propose_failed', { unclear_ms: HORIZON }, ANNA, 'payments.too_early'],
  ['not while the machine still asks', 'propose_failed', { state: 'unknown' }, ANNA, 'payments.changed'],
  ['it is asked about at any time', 'ask', { state: 'unknown', unclear_ms: 0 }, ANNA, undefined],
  [
    'nobody can be asked about one that was never sent',
    'ask',
    { ...NEVER_SENT, state: 'manual' },
    ANNA,
    'payments.never_sent',
  ],
  ['one that was never sent is taken over at once', 'take_over', { ...NEVER_SENT, unclear_ms: 0 }, ANNA, undefined],
  [
    'one that was put off is not, yet',
    'take_over',
    { state: 'queued', unclear_ms: HORIZON },
    ANNA,
    'payments.too_early',
  ],
  ['but later', 'take_over', { state: 'queued' }, ANNA, undefined],
  ['one that was sent is not', 'take_over', { state: 'sent' }, ANNA, 'payments.changed'],
  ['not once it is over', 'ask', { state: 'paid' }, ANNA, 'payments.changed'],
  [
    'who proposed does not settle',
    'settle_paid',
    { proposal: 'paid', proposed_by: ANNA },
    ANNA,
    'payments.second_person',
  ],
  ['somebody else does', 'settle_paid', { proposal: 'paid', proposed_by: ANNA }, BEN, undefined],
  ['but not as the contrary', 'settle_failed', { proposal: 'paid', proposed_by: ANNA }, BEN, 'payments.changed'],
])('R6.6 %s', (_, step, more, staff_id, refusal) => expect(refusePayoutStep(step, facts(more), staff_id)).toBe(refusal))

it('R6.6 shows a proposal for as long as it is open, and withholds what its proposer may not do', () => {
  expect(getPayoutStage({ state: 'manual', proposal: 'failed' })).toBe('to_fail')
  expect(getPayoutStage({ state: 'paid', proposal: 'failed' })).toBe('paid')
  const reader = { roles: ['admin'] as const, staff_id: ANNA }
  expect(listWithheldPayoutSteps(facts({ proposal: 'paid', proposed_by: ANNA }), reader)).toEqual([
    { step: 'settle_paid', refusal: 'payments.second_person' },
  ])
})
