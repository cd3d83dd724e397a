import { jzssc } from '@moongate/lottery'
import { describe, expect, it } from 'vitest'
import { findChanges, parseKept, restoreSlip, writeKept } from './kept-slip.rules.ts'
import { emptySlip, type Slip } from './slip.rules.ts'

const slip: Slip = {
  lines: [
    { bet_type: 'star1', selection: '3|-|-|-|-', units: 1, stake: '20' },
    { bet_type: 'star2_front', selection: '1,2|3', units: 2, stake: '2.5' },
  ],
  stake: '20',
  multiple: 3,
}
const seen = { issue: '20261121-0001', odds: { star1: '9.850', star2_front: '98.500' }, sent: false }
const kept = parseKept(writeKept(slip, seen))!
const now = { issue: '20261121-0001', odds: (id: string) => seen.odds[id as 'star1'] }

describe('R1.1 a slip that outlives a reload', () => {
  it('comes back as it was, rows, stakes and multiple', () => expect(restoreSlip(jzssc, kept)).toEqual(slip))

  it.each<[string, string | null]>([
    ['nothing', null],
    ['no JSON', '{'],
    ['no slip', '[]'],
    ['rows that are none', JSON.stringify({ ...kept, lines: [{ bet_type: 1 }] })],
    ['a multiple that is no number', JSON.stringify({ ...kept, multiple: 'many' })],
    ['no issue', JSON.stringify({ ...kept, issue: 7 })],
    ['no odds', JSON.stringify({ ...kept, odds: null })],
  ])('%s in the storage is no slip', (_case, text) => {
    expect(parseKept(text)).toBeUndefined()
    expect(restoreSlip(jzssc, parseKept(text))).toEqual(emptySlip)
  })

  it('leaves out what the game no longer knows, a row that comes twice, and amounts that are none', () => {
    const changed = {
      ...kept,
      lines: [
        { bet_type: 'moon', selection: '1', stake: '5' },
        { bet_type: 'sum', selection: 'huge', stake: '5' },
        { bet_type: 'sum', selection: 'big', stake: '-5' },
        { bet_type: 'sum', selection: 'big', stake: '1e9' },
      ],
      multiple: 5000,
    }
    expect(restoreSlip(jzssc, changed)).toEqual({
      lines: [{ bet_type: 'sum', selection: 'big', units: 1, stake: '' }],
      stake: '20',
      multiple: 1000,
    })
  })

  it.each([
    ['nothing changed', kept, now, {}],
    ['other odds', kept, { ...now, odds: (id: string) => (id === 'star1' ? '9.800' : now.odds(id)) }, { odds: true }],
    ['another issue', kept, { ...now, issue: '20261121-0002' }, { issue: true }],
    ['an order that nobody answered', { ...kept, sent: true }, now, { doubtful: true }],
    [
      'a row that is gone',
      { ...kept, lines: [...kept.lines, { bet_type: 'moon', selection: '1', stake: '5' }] },
      now,
      { gone: true },
    ],
  ])('says what to look at: %s', (_case, before, table, changes) =>
    expect(findChanges(before, slip, table)).toEqual({
      doubtful: false,
      gone: false,
      odds: false,
      issue: false,
      ...changes,
    }),
  )

  it('says nothing where nothing was kept', () => expect(findChanges(undefined, emptySlip, now)).toBeUndefined())
})
