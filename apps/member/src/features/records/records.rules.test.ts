import { expect, it } from 'vitest'
import { type BetFilter, findFilterFault, buildBetInput } from './bet-filter.rules.ts'
import { type Quick, computeQuickRange } from './range.rules.ts'

it.each<[string, Quick, [string, string]]>([
  ['R2.32 today', 'today', ['2026-03-31', '2026-03-31']],
  ['R2.32 yesterday', 'yesterday', ['2026-03-30', '2026-03-30']],
  ['R2.32 last week', 'week', ['2026-03-25', '2026-03-31']],
  ['R2.32 last month', 'month', ['2026-03-01', '2026-03-31']],
  ['R2.32 last three months', 'quarter', ['2026-01-01', '2026-03-31']],
])('%s', (_, quick, range) => expect(computeQuickRange(quick, '2026-03-31')).toEqual(range))

const filter: BetFilter = {
  by: 'betTime',
  range: ['2026-11-01', '2026-11-21'],
  api_name: 'JZ',
  gameType: '4',
  unpaid: true,
}
it('R5.9 a bet or payout time is asked for first', () => {
  expect(findFilterFault({ ...filter, by: '' })).toBe('time_required')
  expect(findFilterFault({ ...filter, range: ['', ''] })).toBe('time_required')
  expect(findFilterFault({ ...filter, range: ['2026-11-22', '2026-11-21'] })).toBe('range_wrong')
  expect(findFilterFault(filter)).toBeUndefined()
})
it('R2.32 the filter on the wire', () => {
  expect(buildBetInput(filter, 2)).toEqual({
    betTime: ['2026-11-01', '2026-11-21'],
    api_name: 'JZ',
    gameType: 4,
    unpayOnly: 1,
    page: 2,
    limit: 10,
  })
  expect(buildBetInput({ ...filter, by: 'created_at', api_name: '', gameType: '', unpaid: false }, 1)).toEqual({
    created_at: ['2026-11-01', '2026-11-21'],
    unpayOnly: 0,
    page: 1,
    limit: 10,
  })
})
