import { expect, it } from 'vitest'
import { createSampler } from './call-log.rules.ts'

const read = { reads: true, status: 200, duration_ms: 3 }

it.each([
  ['a change', { reads: false, status: 200, duration_ms: 3 }],
  ['a read that failed', { ...read, status: 503 }],
  ['a read that was refused', { ...read, status: 404 }],
  ['a slow read', { ...read, duration_ms: 500 }],
])('%s has a line each time', (_, call) => {
  const sample = createSampler(4)
  expect(Array.from({ length: 6 }, () => sample(call))).toEqual([1, 1, 1, 1, 1, 1])
})

it('of quick reads one in so many has a line, which says for how many it stands', () => {
  const sample = createSampler(4)
  expect(Array.from({ length: 9 }, () => sample(read))).toEqual([4, 0, 0, 0, 4, 0, 0, 0, 4])
})
