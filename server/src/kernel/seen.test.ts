import { describe, expect, it } from 'vitest'
import { markState, requireSeen } from './seen.ts'

const was = { enabled: true, min: 100n, from: new Date('2026-01-01T00:00:00Z'), cap: null }

describe('R6.6 what stands has a mark', () => {
  it.each([
    ['the same of the same', { ...was }, true],
    ['the same in another order', { cap: null, from: was.from, min: 100n, enabled: true }, true],
    ['another where a switch differs', { ...was, enabled: false }, false],
    ['another where an amount differs', { ...was, min: 101n }, false],
    ['another where a moment differs', { ...was, from: new Date('2026-01-01T00:00:00.001Z') }, false],
    ['another where there is one', { ...was, cap: 0n }, false],
    ['another of a text for an amount', { ...was, min: '100' }, false],
    ['another where a field is missing', { ...was, cap: undefined }, false],
  ])('%s', (_case, state, same) => expect(markState(state) === markState(was)).toBe(same))
})

describe('R6.6 nobody writes over what they have not seen', () => {
  const off = { ...was, enabled: false }
  it.each([
    ['what they saw stands', markState(was), was, off, 'written'],
    ['a colleague was quicker', markState(was), off, { ...was, min: 5n }, 'common.conflict'],
    ['a mark of nothing', '', was, off, 'common.conflict'],
    ['their own answer got lost', markState(was), off, { ...off }, 'written'],
  ])('%s', (_case, seen, now, wanted, told) => {
    const write = () => {
      requireSeen(seen, now, wanted)
      return 'written'
    }
    if (told === 'written') expect(write()).toBe(told)
    else expect(write).toThrow(told)
  })
})
