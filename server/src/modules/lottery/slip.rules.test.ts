import { describe, expect, it } from 'vitest'
import { isLate, judgeStakes } from './slip.rules.ts'

describe("R1.1 what the ledger's verdicts make of a slip", () => {
  it.each([
    [['posted', 'posted'], 'posted'],
    [['repeat', 'repeat'], 'repeat'],
    [['repeat', 'posted'], 'key_reused'],
    [['repeat', 'insufficient'], 'key_reused'],
    [['key_reused', 'linked_refused'], 'key_reused'],
    [['linked_refused', 'insufficient'], 'lottery.insufficient'],
    [['frozen', 'insufficient'], 'policy.member_frozen'],
  ] as const)('%j is %s', (verdicts, meaning) => {
    expect(judgeStakes(verdicts)).toBe(meaning)
  })

  it('is a fault of ours where an account is missing', () => {
    expect(() => judgeStakes(['unknown_account', 'linked_refused'])).toThrow('unknown_account')
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
