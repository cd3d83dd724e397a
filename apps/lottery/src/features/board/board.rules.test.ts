import { findBetType, jzssc } from '@moongate/lottery'
import { describe, expect, it } from 'vitest'
import {
  buildCellSelection,
  buildDraft,
  pickQuickDigits,
  buildRows,
  toggleSymbol,
  listTypes,
  setField,
} from './board.rules.ts'

const type = (id: string) => findBetType(jzssc, id)!

describe('board', () => {
  it.each([
    ['star1', 5, 10, 'digits'],
    ['sides', 5, 4, 'options'],
    ['dragon_tiger', 10, 3, 'options'],
    ['sum', 1, 4, 'options'],
    ['pattern', 3, 5, 'options'],
  ])('R1.1 %s shows %s rows of %s cells', (family, rows, cells, kind) => {
    const found = buildRows(listTypes(jzssc, family))
    expect(found.map((row) => [row.cells.length, row.kind])).toEqual(Array.from({ length: rows }, () => [cells, kind]))
  })

  it('writes one tapped cell as a selection', () => {
    expect(buildCellSelection({ type: type('star1'), field: 0, symbol: 3 })).toBe('3|-|-|-|-')
    expect(buildCellSelection({ type: type('pattern_pair'), field: 2, symbol: 0 })).toBe('-|-|pair')
  })

  it.each([
    ['all', '0123456789'],
    ['big', '56789'],
    ['small', '01234'],
    ['odd', '13579'],
    ['even', '02468'],
    ['clear', ''],
  ] as const)('quick pick %s leaves %s', (quick, digits) => expect(pickQuickDigits(quick).join('')).toBe(digits))

  it('R1.1 a combination is complete when every place has what it needs', () => {
    const front = type('star2_front')
    const half = toggleSymbol(front, undefined, { field: 0, symbol: 4 })
    expect(buildDraft(front, half)).toBeUndefined()
    const whole = setField(front, half, 1, [1, 2])
    expect(buildDraft(front, whole)).toEqual({ selection: '4|1,2', units: 2 })
    expect(buildDraft(front, toggleSymbol(front, whole, { field: 0, symbol: 4 }))).toBeUndefined()
  })
})
