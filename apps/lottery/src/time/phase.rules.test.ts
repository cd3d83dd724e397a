import { describe, expect, it } from 'vitest'
import type { Ticker } from '../api/answers.ts'
import { computeNextAsk, findPhase, isResultAwaited, isResultDue } from './phase.rules.ts'

const ticker = (over: Partial<Ticker> = {}): Ticker => ({
  code: 'jzssc',
  title: '',
  issue: '20261121-0002',
  state: 'open',
  close_at: 115_000,
  draw_at: 120_000,
  server_time: 70_000,
  commitment: null,
  last: { issue: '20261121-0001', balls: [1, 2, 3, 4, 5], drawn_at: 60_500 },
  ...over,
})

describe('phases', () => {
  it.each<[number, Partial<Ticker>, string]>([
    [70_000, {}, 'open'],
    [114_999, {}, 'open'],
    [115_000, {}, 'locked'],
    [119_999, {}, 'locked'],
    [120_000, {}, 'drawing'],
    [70_000, { state: 'locked' }, 'locked'],
    [70_000, { state: 'paused' }, 'paused'],
    [130_000, { state: 'paused' }, 'paused'],
  ])('R1.1 at %s with %j: %s', (now, over, phase) => expect(findPhase(ticker(over), now)).toBe(phase))

  it.each<[Partial<Ticker>, boolean]>([
    [{}, false],
    [{ last: null }, true],
    [{ last: { issue: '20261120-1440', balls: [], drawn_at: 500 } }, true],
    [{ last: null, state: 'paused' }, false],
  ])('knows whether a result is due: %j', (over, due) => expect(isResultDue(ticker(over), 60_000)).toBe(due))

  it.each<[number, boolean]>([
    [60_000, true],
    [69_999, true],
    [70_000, false],
  ])('waits for a result that is due for ten seconds, and lets the table go on after that: at %s %s', (now, waits) =>
    expect(isResultAwaited(ticker({ last: null }), 60_000, now)).toBe(waits),
  )

  it.each<[number, Partial<Ticker>, number]>([
    [70_000, {}, 15_000],
    [110_000, {}, 10_300],
    [121_000, {}, 1_000],
    [69_999, { last: null }, 1_000],
    [70_000, { last: null }, 5_000],
  ])('asks again from %s with %j in %s ms', (now, over, wait) =>
    expect(computeNextAsk([ticker(over)], 60_000, now)).toBe(wait),
  )
})
