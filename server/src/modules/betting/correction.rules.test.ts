import { describe, expect, it } from 'vitest'
import { judgeCorrection } from './correction.rules.ts'

const about = { member_id: 7, id: 'a', reason: 'annulled' as const }
const bet = { member_id: 7, id: 'a', stake: 500n, uncounted: null }
const lost = { ...bet, status: 'COMPLETE', effective: 500n, payout: 0n } as const
const won = { ...bet, status: 'COMPLETE', effective: 500n, payout: 993n } as const
const covering = { ...won, effective: 0n, uncounted: 'covering' } as const
const void_bet = { ...bet, status: 'N', effective: 0n, payout: 500n } as const

describe('a bet that turns out to have ended otherwise', () => {
  it.each([
    ['a lost bet that is void', lost, { outcome: 'void' }, ['N', 0n, 500n]],
    ['a won bet that is void', won, { outcome: 'void' }, ['N', 0n, 500n]],
    ['a won bet that the supplier takes back', won, { outcome: 'cancelled' }, ['CANCEL', 0n, 500n]],
    ['a lost bet that had won', lost, { outcome: 'settled', payout: 993n }, ['COMPLETE', 500n, 993n]],
    ['a won bet that had lost', won, { outcome: 'settled', payout: 0n }, ['COMPLETE', 500n, 0n]],
    ['a won bet that was a tie', won, { outcome: 'settled', payout: 500n }, ['COMPLETE', 0n, 500n]],
    ['an uncounted bet that had lost', covering, { outcome: 'settled', payout: 0n }, ['COMPLETE', 0n, 0n]],
    ['a void bet that counts after all', void_bet, { outcome: 'settled', payout: 0n }, ['COMPLETE', 500n, 0n]],
  ] as const)('%s', (_case, ended, correction, [status_after, effective_after, payout_after]) => {
    expect(judgeCorrection(ended, { ...about, ...correction })).toEqual({
      ...about,
      status_before: ended.status,
      effective_before: ended.effective,
      payout_before: ended.payout,
      status_after,
      effective_after,
      payout_after,
    })
  })

  it.each([
    ['the same payout', won, { outcome: 'settled', payout: 993n }],
    ['void again', void_bet, { outcome: 'void' }],
  ] as const)('changes nothing: %s', (_case, ended, correction) => {
    expect(judgeCorrection(ended, { ...about, ...correction })).toBeUndefined()
  })

  it('has to have ended', () => {
    const open = { ...bet, status: 'X', effective: 0n, payout: 0n } as const
    expect(() => judgeCorrection(open, { ...about, outcome: 'void' })).toThrow('has not ended')
  })
})
