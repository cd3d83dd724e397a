import { expect, it } from 'vitest'
import { refuseStep } from './desk.rules.ts'

it.each([
  ['propose', 'queued', null, undefined],
  ['propose', 'queued', 2, undefined],
  ['propose', 'credited', null, 'chain.transfer_changed'],
  ['credit', 'queued', null, 'chain.review_needed'],
  ['credit', 'queued', 1, 'chain.second_person'],
  ['credit', 'queued', 2, undefined],
  ['credit', 'left', 2, 'chain.transfer_changed'],
  ['leave', 'queued', 1, undefined],
  ['leave', 'seen', null, 'chain.transfer_changed'],
] as const)('R6.6 %s of one that is %s and proposed by %s: %s', (step, state, proposed_id, refusal) => {
  expect(refuseStep(step, { state, proposed_id }, 1)).toBe(refusal)
})
