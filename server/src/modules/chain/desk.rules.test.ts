import { expect, it } from 'vitest'
import { listWithheld, refuseStep } from './desk.rules.ts'

it.each([
  ['propose', 'queued', null, undefined],
  ['propose', 'queued', 2, undefined],
  ['propose', 'queued', 1, 'chain.second_person'],
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

it.each([
  [null, 'queued', ['finance'], [{ step: 'credit', refusal: 'chain.review_needed' }]],
  [
    1,
    'queued',
    ['finance'],
    [
      { step: 'propose', refusal: 'chain.second_person' },
      { step: 'credit', refusal: 'chain.second_person' },
    ],
  ],
  [2, 'queued', ['finance'], []],
  [1, 'queued', ['support'], []],
  [1, 'credited', ['finance'], []],
] as const)('R6.6 proposed by %s, %s, %j: what is left to somebody else: %j', (proposed_id, state, roles, expected) => {
  expect(listWithheld({ state, proposed_id }, { staff_id: 1, roles })).toEqual(expected)
})
