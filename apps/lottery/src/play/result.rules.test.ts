import { describe, expect, it } from 'vitest'
import type { Ticket } from '../api/answers.ts'
import { followTickets, sumResult } from './result.rules.ts'

const ticket = (id: string, stake: string, payout: string, status: Ticket['status'] = 'COMPLETE'): Ticket => ({
  id,
  bill_no: id,
  code: 'jzssc',
  issue: '20261121-0002',
  bet_type: 'sum',
  selection: 'big',
  units: 1,
  unit_stake: stake,
  multiple: 1,
  stake,
  odds: '1.985',
  payout,
  status,
  won: payout > stake,
  placed_at: '2026-11-21 09:00:00',
  settled_at: null,
  commitment: null,
  seed: null,
  balls: null,
})

describe('R1.1 what an issue came to', () => {
  it.each<[string, Ticket[], string, string]>([
    ['a win', [ticket('a', '10.00', '98.50')], 'won', '88.50'],
    ['a win that pays for the others', [ticket('a', '10.00', '98.50'), ticket('b', '50.00', '0.00')], 'won', '38.50'],
    [
      'a payout below the stakes is no win',
      [ticket('a', '10.00', '19.85'), ticket('b', '10.00', '0.00')],
      'lost',
      '-0.15',
    ],
    ['nothing', [ticket('a', '10.00', '0.00')], 'lost', '-10.00'],
    ['a tie or a void draw', [ticket('a', '10.00', '10.00', 'N')], 'even', '0.00'],
  ])('%s', (_case, tickets, kind, net) => expect(sumResult(tickets)).toMatchObject({ kind, net }))

  it('is told only when every ticket is settled, and of nobody without one', () => {
    expect(sumResult([ticket('a', '10.00', '98.50'), ticket('b', '10.00', '0.00', 'X')])).toBeUndefined()
    expect(sumResult([])).toBeUndefined()
  })

  it('a receipt follows its own tickets only, as they are now', () => {
    const sold = [ticket('a', '10.00', '0.00', 'X'), ticket('b', '10.00', '0.00', 'X')]
    const now = [ticket('c', '10.00', '0.00'), ticket('b', '10.00', '19.85')]
    expect(followTickets(sold, now).map(({ id, payout }) => [id, payout])).toEqual([
      ['a', '0.00'],
      ['b', '19.85'],
    ])
    expect(followTickets(sold, undefined)).toEqual(sold)
  })
})
