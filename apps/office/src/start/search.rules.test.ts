import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from '@moongate/client'
import { readListSearch, readSafeOnward } from './search.rules.ts'

describe('R4.20 R4.21 the address of a list', () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    [
      'keeps what a list knows',
      { tab: 'paid', keyword: '0042', page: '3', from: '2026-11-01', to: '2026-11-21' },
      { tab: 'paid', keyword: '0042', page: 3, from: '2026-11-01', to: '2026-11-21' },
    ],
    [
      'keeps whose acts, which, and on what',
      { actor: 'staff:erin', action: 'staff.logged_in', target: 'staff:1' },
      { actor: 'staff:erin', action: 'staff.logged_in', target: 'staff:1' },
    ],
    ['keeps whose games, and of which kind', { supplier: 'AURUM', type: '3' }, { supplier: 'AURUM', type: '3' }],
    [
      'turns days that are the wrong way round: no field would take them so, and nothing lies between',
      { from: '2026-11-21', to: '2026-11-01' },
      { from: '2026-11-01', to: '2026-11-21' },
    ],
    ['drops days that do not exist', { from: '2026-02-30', to: '2026-13-01' }, {}],
    ['keeps which thread is open', { thread: '12' }, { thread: 12 }],
    ['keeps which row is open', { tab: 'paid', row: '12' }, { tab: 'paid', row: '12' }],
    [
      'keeps what each of several lists knows',
      {
        'spins.tab': 'asked',
        'spins.page': '3',
        'tree.below': '7',
        'tree.keyword': 'carol',
        'cost.from': '2026-11-01',
      },
      {
        'spins.tab': 'asked',
        'spins.page': '3',
        'tree.below': '7',
        'tree.keyword': 'carol',
        'cost.from': '2026-11-01',
      },
    ],
    [
      'drops what none of them knows',
      {
        'spins.page': '1',
        'spins.actor': 'x',
        'tree.below': 'carol',
        'cost.to': '2026-02-30',
        'a.b.tab': 'x',
        '.tab': 'x',
      },
      {},
    ],
    ['drops what it does not', { other: 'x', page: '-1', thread: '0', from: 'yesterday', tab: '' }, {}],
    ['drops the first page', { page: '1' }, {}],
    ['cuts an endless keyword', { keyword: 'a'.repeat(99) }, { keyword: 'a'.repeat(40) }],
  ])('%s', (_, raw, read) => expect(readListSearch(raw)).toEqual(read))
  it('reads back what it wrote, digits as text', () => {
    expect(parseSearch(stringifySearch({ keyword: '0042', page: 2, tab: undefined }))).toEqual({
      keyword: '0042',
      page: '2',
    })
    expect(stringifySearch({})).toBe('')
  })
})

describe('R6.6 where a login leads', () => {
  it.each<[unknown, string | undefined]>([
    ['/withdrawals?tab=paid', '/withdrawals?tab=paid'],
    ['//elsewhere.example', undefined],
    ['https://elsewhere.example', undefined],
    ['/login', undefined],
    ['/enrol?token=x', undefined],
    [7, undefined],
  ])('%s → %s', (asked, path) => expect(readSafeOnward(asked)).toBe(path))
})
