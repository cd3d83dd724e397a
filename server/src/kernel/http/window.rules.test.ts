import { expect, it } from 'vitest'
import { createWindows } from './window.rules.ts'

it.each([
  ['up to its share one may', [0, 1, 2], [0, 0, 0]],
  ['beyond it one waits for the end of the window', [0, 1, 2, 3, 30_003], [0, 0, 0, 60, 30]],
  ['with the next window one may again', [0, 1, 2, 3, 60_000, 60_001], [0, 0, 0, 60, 0, 0]],
])('%s', (_, times, waits) => {
  const count = createWindows({ points: 3, per_s: 60 })
  expect(times.map((at) => count('ip:1', at))).toEqual(waits)
})

it('counts each key for itself', () => {
  const count = createWindows({ points: 1, per_s: 60 })
  expect(['ip:1', 'ip:2', 'ip:1', 'ip:2'].map((key) => count(key, 0))).toEqual([0, 0, 60, 60])
})

it('forgets windows that are over when very many are open', () => {
  const count = createWindows({ points: 1, per_s: 1 })
  for (let i = 0; i < 100_000; i++) count(`ip:${i}`, i < 50_000 ? 0 : 900)
  expect([count('ip:new', 1000), count('ip:99999', 1000), count('ip:0', 1000)]).toEqual([0, 1, 0])
})
