import { describe, expect, it } from 'vitest'
import { judgeSettlement, refuseTimes } from './bet.rules.ts'

describe('R2.32 what a finished bet counts', () => {
  it.each([
    ['a lost bet', { outcome: 'settled', stake: 500n, payout: 0n }, 'COMPLETE', 500n],
    ['a won bet', { outcome: 'settled', stake: 500n, payout: 993n }, 'COMPLETE', 500n],
    [
      'a lost bet that is uncounted',
      { outcome: 'settled', stake: 500n, payout: 0n, uncounted: 'covering' },
      'COMPLETE',
      0n,
    ],
    [
      'a won bet that is uncounted',
      { outcome: 'settled', stake: 500n, payout: 993n, uncounted: 'covering' },
      'COMPLETE',
      0n,
    ],
    ['a tie that returns the stake', { outcome: 'settled', stake: 500n, payout: 500n }, 'COMPLETE', 0n],
    ['a void draw', { outcome: 'void', stake: 500n, payout: 500n }, 'N', 0n],
    ['a revoked bet', { outcome: 'cancelled', stake: 500n, payout: 500n }, 'CANCEL', 0n],
  ] as const)('%s', (_case, settlement, status, effective) => {
    expect(judgeSettlement(settlement)).toEqual({ status, effective })
  })
})

it.each([
  [{}, 'betting.time_required'],
  [{ bet: ['2026-01-01', '2026-01-02'] }, undefined],
  [{ payout: ['2026-01-01', '2026-01-02'] }, undefined],
])('R5.9 a search with %j', (filter, refusal) => {
  expect(refuseTimes(filter, filter)).toBe(refusal)
})

it('R5.9 does not search without a limit because a day does not exist', () => {
  expect(
    refuseTimes(
      { bet: ['2026-01-01', '2026-01-02'] },
      { bet: ['2026-01-01', '2026-01-02'], payout: ['2026-02-30', '2026-03-01'] },
    ),
  ).toBe('betting.time_required')
})
