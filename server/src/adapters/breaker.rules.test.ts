import { describe, expect, it } from 'vitest'
import { BREAKER, type Breaker, CLOSED, judgeEntry, noteCall } from './breaker.rules.ts'

/** Calls as `at`, without an answer, or `[at]`, with one; in seconds. */
type Calls = readonly (number | [number])[]
const run = (calls: Calls): Breaker =>
  calls.reduce<Breaker>(
    (b, call) => (Array.isArray(call) ? noteCall(b, true, call[0] * 1000) : noteCall(b, false, call * 1000)),
    CLOSED,
  )

describe('R9.2 a supplier that stopped answering', () => {
  it.each<[string, Calls, number, ReturnType<typeof judgeEntry>]>([
    ['one that was never called', [], 0, 'enter'],
    ['four silences', [0, 1, 2, 3], 4, 'enter'],
    ['five in a minute', [0, 10, 20, 30, 40], 40, 'stay_out'],
    ['five of which the first is a minute old', [0, 15, 30, 45, 60], 60, 'enter'],
    ['answers between silences do not hide them', [0, [1], 2, [3], 4, 5, 6], 6, 'stay_out'],
    ['just before its rest is over', [0, 1, 2, 3, 4], 33.999, 'stay_out'],
    ['once its rest is over', [0, 1, 2, 3, 4], 34, 'ask_first'],
    ['a question that was not answered either', [0, 1, 2, 3, 4, 40], 41, 'stay_out'],
    ['a question that was answered', [0, 1, 2, 3, 4, [40]], 41, 'enter'],
    ['one silence after it came back', [0, 1, 2, 3, 4, [5], 6], 7, 'enter'],
  ])('%s', (_case, calls, now, verdict) => {
    expect(judgeEntry(run(calls), now * 1000)).toBe(verdict)
  })

  it('remembers no more than it needs', () => {
    expect(run(Array.from({ length: 50 }, (_, n) => n)).silent_at.length).toBe(BREAKER.most)
  })
})
