import { describe, expect, it } from 'vitest'
import { isCode, keepDigits } from './code.rules.ts'

describe('R6.6 the one-time code', () => {
  it.each<[string, string, boolean]>([
    ['123456', '123456', true],
    ['123 456', '123456', true],
    ['１２３　４５６', '123456', true],
    ['๑๒๓๔๕๖', '123456', true],
    ['12a3', '123', false],
    ['1234567', '123456', true],
    ['', '', false],
  ])('%s → %s', (typed, code, whole) => {
    expect([keepDigits(typed), isCode(keepDigits(typed))]).toEqual([code, whole])
  })
})
