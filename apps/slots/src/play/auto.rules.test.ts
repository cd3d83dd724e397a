import { expect, it } from 'vitest'
import { findAutoEnd, noteRound, startAuto } from './auto.rules.ts'

const PLAN = { rounds: 10, loss_minor: 1_000, until_feature: true }

it.each([
  ['goes on', {}, 100, false, undefined],
  ['ends after its last round', { left: 0 }, 100, false, 'done'],
  ['ends at a feature', {}, 100, true, 'feature'],
  ['goes on after a feature where it may', { until_feature: false }, 100, true, undefined],
  ['lays the stake that just fits its limit', { lost_minor: 900 }, 100, false, undefined],
  ['lays no stake that could pass its limit', { lost_minor: 901 }, 100, false, 'loss'],
  ['has no limit where none is set', { lost_minor: 99_999, loss_minor: undefined }, 100, false, undefined],
  ['goes on while it is ahead', { lost_minor: -5_000 }, 1_000, false, undefined],
])('R4.13 autoplay %s', (_case, change, stake, had_feature, expected) => {
  expect(findAutoEnd({ ...startAuto(PLAN), ...change }, stake, had_feature)).toBe(expected)
})

it('a round counts with what it cost and what it brought', () => {
  const after = noteRound(noteRound(startAuto(PLAN), { stake: 200, payout: 0 }), { stake: 200, payout: 500 })
  expect(after).toMatchObject({ left: 8, lost_minor: -100 })
})
