import { expect, it } from 'vitest'
import { countAfter, makeReplyTitle, toggleChoice } from './mail.rules.ts'

const unread = { is_read: 0 }
const read = { is_read: 1 }

it.each([
  [3, [unread, unread], 1, 1],
  [3, [unread, read], 1, 2],
  [1, [unread, unread], 1, 0],
  [0, [unread], 1, 0],
  [0, [read], 0, 1],
  [2, [read, unread], 0, 3],
  [2, [], 1, 2],
] as const)('R4.16 of %i unread, %j marked %i leaves %i', (before, marked, state, after) =>
  expect(countAfter(before, marked, state)).toBe(after),
)

it('chooses and lets go', () => {
  expect(toggleChoice([1, 2], 2)).toEqual([1])
  expect(toggleChoice([1], 3)).toEqual([1, 3])
})

it.each([
  ['help', 'Re: help'],
  ['Re: help', 'Re: help'],
  ['x'.repeat(60), `Re: ${'x'.repeat(56)}`],
])('R1.8 answers %s as %s', (title, answer) => expect(makeReplyTitle(title)).toBe(answer))
