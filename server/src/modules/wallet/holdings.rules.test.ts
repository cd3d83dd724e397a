import { expect, it } from 'vitest'
import { type Heard, computeHoldings } from './holdings.rules.ts'

const name = { zh_cn: '', zh_hk: '', en: '', th: '', vi: '' }
const suppliers = [
  { code: 'JZ', title: name, is_ours: true },
  { code: 'SBX', title: name, is_ours: false },
]
const at = new Date('2026-01-15T04:00:00Z')
const reckon = (books: Record<string, bigint>, heard: Heard[] = []) => {
  const { total, parts } = computeHoldings(books, suppliers, heard)
  return [`all ${total}`, ...parts.map(({ kind, api_code, amount }) => `${kind} ${api_code} ${amount}`)]
}

it.each<[string, Record<string, bigint>, Heard[], string[]]>([
  ['nothing at all', {}, [], ['all 0', 'centre  0']],
  ['all of it at the lottery', { 'supplier:JZ': 900n }, [], ['all 900', 'centre  0', 'supplier JZ 900']],
  [
    'in every place',
    { centre: 1n, rebate: 2n, 'supplier:JZ': 4n, 'transit:SBX': 8n, held: 16n, savings: 64n },
    [{ supplier_code: 'SBX', amount: 32n, as_of: at }],
    [
      'all 127',
      'centre  1',
      'rebate  2',
      'supplier JZ 4',
      'supplier SBX 32',
      'transit SBX 8',
      'held  16',
      'savings  64',
    ],
  ],
  // Our mirror of a book that is not ours does not know winnings.
  [
    'what a supplier said counts, not our mirror',
    { 'supplier:SBX': 100n },
    [{ supplier_code: 'SBX', amount: 150n, as_of: at }],
    ['all 150', 'centre  0', 'supplier SBX 150'],
  ],
  [
    'a mirror that fell below nothing takes nothing away',
    { centre: 5n, 'supplier:SBX': -100n },
    [{ supplier_code: 'SBX', amount: -100n, as_of: null }],
    ['all 5', 'centre  5'],
  ],
])('R1.2 the parts of the money: %s', (_, books, heard, expected) => expect(reckon(books, heard)).toEqual(expected))

it('R1.2 tells when a supplier said so; of our own book there is no such moment', () => {
  const heard = [{ supplier_code: 'SBX', amount: 150n, as_of: at }]
  const { parts } = computeHoldings({ 'supplier:JZ': 9n }, suppliers, heard)
  expect(parts.map(({ api_code, as_of }) => [api_code, as_of])).toEqual([
    ['', undefined],
    ['JZ', undefined],
    ['SBX', at],
  ])
})
