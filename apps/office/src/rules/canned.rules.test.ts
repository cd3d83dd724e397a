import { expect, it } from 'vitest'
import { addCanned } from './canned.rules.ts'

it.each([
  ['', 'Hello', 'Hello'],
  [' ', 'Hello', 'Hello'],
  ['Dear Alice,\n', 'we have paid.', 'Dear Alice,\nwe have paid.'],
])('R6.6 what was typed (%j) stays before a canned answer', (typed, canned, answer) =>
  expect(addCanned(typed, canned, 26)).toBe(answer),
)
