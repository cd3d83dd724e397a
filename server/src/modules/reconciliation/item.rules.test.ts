import type { BreakState, BreakStep } from '@moongate/contract/reconciliation.states'
import { describe, expect, it } from 'vitest'
import type { Break } from './break.rules.ts'
import { type Known, listBreakSteps, judgeBreaks, refuseBreakStep } from './item.rules.ts'

const found: Break = { kind: 'missing_ours', subject: 'payment:a', detail: '', amount: 1n, effect: 1n }
const known = (state: BreakState, by_machine = false): Known => ({ id: 7, ...found, state, by_machine })
const show = (before: readonly Known[], now: readonly Break[]) => {
  const { fresh, again, gone } = judgeBreaks(before, now)
  return [
    ...fresh.map(() => 'fresh'),
    ...again.map(({ is_back }) => (is_back ? 'back' : 'again')),
    ...gone.map(() => 'gone'),
  ]
}

describe('R4.20 R4.21 an item', () => {
  it.each<[string, readonly Known[], readonly Break[], string[]]>([
    ['is made', [], [found], ['fresh']],
    ['is made once, however often it is named', [], [found, found], ['fresh']],
    ['is not made again', [known('open')], [found], ['again']],
    ['stays explained', [known('explained')], [found], ['again']],
    ['that is gone is solved', [known('owned')], [], ['gone']],
    ['that went and is back is open again', [known('solved', true)], [found], ['back']],
    ['that a person solved stays so', [known('solved')], [found], ['again']],
    ['that is solved and gone is nothing', [known('solved', true)], [], []],
  ])('%s', (_case, before, now, expected) => expect(show(before, now)).toEqual(expected))

  it.each<[BreakStep, BreakState, number | null, string | undefined]>([
    ['own', 'open', null, undefined],
    ['own', 'owned', 2, undefined],
    ['own', 'owned', 1, 'reconciliation.changed'],
    ['own', 'explained', 2, undefined],
    ['own', 'solved', 2, 'reconciliation.changed'],
    ['release', 'owned', 1, undefined],
    ['release', 'owned', 2, 'reconciliation.not_owner'],
    ['explain', 'open', null, 'reconciliation.changed'],
    ['explain', 'owned', 1, undefined],
    ['explain', 'owned', 2, 'reconciliation.not_owner'],
    ['solve', 'explained', 1, undefined],
    ['solve', 'solved', 1, 'reconciliation.changed'],
  ])('R6.6 %s, %s and owned by %s: %s', (step, state, owner_id, expected) =>
    expect(refuseBreakStep(step, { state, owner_id }, 1)).toBe(expected),
  )

  it('R6.6 offers nothing to who may not', () => {
    const item = { state: 'owned' as const, owner_id: 1 }
    expect(listBreakSteps(item, { staff_id: 1, roles: ['finance'] })).toEqual(['release', 'explain', 'solve'])
    expect(listBreakSteps(item, { staff_id: 1, roles: ['support'] })).toEqual([])
  })
})
