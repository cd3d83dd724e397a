import { expect, it } from 'vitest'
import { isWeight } from './weight.rules.ts'

it.each([
  ['0', true],
  ['100000', true],
  ['100001', false],
  ['-1', false],
  ['1.5', false],
  ['', false],
])('R6.6 %j as a weight: %s', (typed, is_one) => expect(isWeight(typed)).toBe(is_one))
