import { describe, expect, it } from 'vitest'
import { isLate, judgeStake } from './slip.rules.ts'

describe("R1.1 what the ledger's verdict makes of a slip", () => {
  it.each([
    ['posted', 'posted'],
    ['repeat', 'repeat'],
    ['key_reused', 'key_reused'],
    ['insufficient', 'lottery.insufficient'],
    ['frozen', 'policy.member_frozen'],
  ] as const)('%s is %s', (verdict, meaning) => {
    expect(judgeStake(verdict)).toBe(meaning)
  })

  it('is a fault of ours where an account is missing', () => {
    expect(() => judgeStake('unknown_account')).toThrow('unknown_account')
  })
})

describe('R1.1 a ticket is late', () => {
  const close_at = new Date('2026-01-15T04:00:55.000Z')
  it.each([
    ['2026-01-15T04:00:54.999Z', false],
    ['2026-01-15T04:00:55.000Z', true],
    ['2026-01-15T04:00:55.001Z', true],
  ])('written at %s: %s', (placed_at, late) => {
    expect(isLate({ placed_at: new Date(placed_at), close_at })).toBe(late)
  })
})
