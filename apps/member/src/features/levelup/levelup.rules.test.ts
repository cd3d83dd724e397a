import { expect, it } from 'vitest'
import { isOther } from './levelup.rules.ts'

it.each([
  ['alice', false],
  [' ALICE ', false],
  ['bobby', true],
  ['', true],
])('R7.6 whose account is asked about: %s', (typed, other) => expect(isOther(typed, 'alice')).toBe(other))
