import { expect, it } from 'vitest'
import { readAsked } from './reconciliation.rules.ts'

it.each([
  ['what is open', 'open', {}, { open: 1, limit: 20, page: 1 }],
  ['my own', 'mine', { page: 2 }, { open: 1, mine: 1, limit: 20, page: 2 }],
  ['what is solved', 'solved', {}, { state: 'solved', limit: 20, page: 1 }],
  [
    'a day of a source',
    'open',
    { from: '2026-03-02', target: 'ledger' },
    { open: 1, limit: 20, page: 1, day: '2026-03-02', source: 'ledger' },
  ],
  ['a kind', 'open', { action: 'fee_differs' }, { open: 1, limit: 20, page: 1, kind: 'fee_differs' }],
  ['a kind that is none', 'open', { action: 'none_of_ours' }, { open: 1, limit: 20, page: 1 }],
] as const)('R6.6 the address asks for %s', (_case, tab, search, asked) =>
  expect(readAsked(tab, search)).toEqual(asked),
)
