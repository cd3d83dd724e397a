import { describe, expect, it } from 'vitest'
import { askNext, drawRoads } from './index.ts'
import type { Mark } from './streaks.ts'

const MARKS: Readonly<Record<string, Mark>> = { B: 'red', P: 'blue', T: 'tie' }
const read = (rounds: string): Mark[] => [...rounds].map((letter) => MARKS[letter] ?? 'tie')
const write = (sides: readonly ('red' | 'blue')[]): string => sides.map((side) => (side === 'red' ? 'r' : 'b')).join('')
/** Cells of a road as `column.row`. */
const place = (cells: readonly { column: number; row: number }[]): string =>
  cells.map(({ column, row }) => `${column}.${row}`).join(' ')

describe('derived roads against worked examples', () => {
  // Big road of the first: columns of 2, 1, 1, 2, 3, 3 and 1. Big eye asks one column back, small two, cockroach three.
  it.each([
    ['BBPBPPBBBTPPPB', 'brbbrbbrrr', 'bbbbrbrbb', 'rrbrbbrb'],
    ['BPBPBPBP', 'rrrrrr', 'rrrrr', 'rrrr'],
    ['BBBBBB', '', '', ''],
    ['BBPPBBPPBBPP', 'rrrrrrrrr', 'rrrrrrr', 'rrrrr'],
    // The second column reaches past the first: its second row is new, its third repeats the emptiness beside it.
    ['BPPPB', 'brb', '', ''],
    ['TTBBBTPPP', 'rr', '', ''],
  ])('R1.1 %s', (rounds, big_eye, small, cockroach) => {
    const roads = drawRoads(read(rounds))
    const written = [roads.big_eye, roads.small, roads.cockroach].map((cells) => write(cells.map(({ side }) => side)))
    expect(written).toEqual([big_eye, small, cockroach])
  })

  it('R1.1 the next round is asked for both sides', () => {
    expect(askNext(read('BBP'), 'blue')).toEqual({ big_eye: 'red', small: undefined, cockroach: undefined })
    expect(askNext(read('BBP'), 'red')).toEqual({ big_eye: 'blue', small: undefined, cockroach: undefined })
    expect(askNext(read('BBPBPPBBBTPP'), 'blue')).toEqual({ big_eye: 'red', small: 'blue', cockroach: 'red' })
    expect(askNext(read('BBPBPPBBBTPPP'), 'red')).toEqual({ big_eye: 'red', small: 'blue', cockroach: 'blue' })
  })
})

describe('places on the grid', () => {
  it('R1.1 beads go down six rows, ties among them', () => {
    const { bead } = drawRoads(read('BPTBPBB'))
    expect(place(bead)).toBe('0.0 0.1 0.2 0.3 0.4 0.5 1.0')
    expect(bead[2]?.mark).toBe('tie')
  })

  it('R1.1 ties stand on the round before them, or before all', () => {
    const { first_ties, big } = drawRoads(read('TBTTPPTB'))
    expect(first_ties).toBe(1)
    expect(big.map(({ ties }) => ties)).toEqual([2, 0, 1, 0])
  })

  it.each([
    ['a streak of eight turns right at the bottom', 'BBBBBBBB', '0.0 0.1 0.2 0.3 0.4 0.5 1.5 2.5'],
    [
      'one that meets it turns a row above',
      'BBBBBBBBPPPPPPPPB',
      '0.0 0.1 0.2 0.3 0.4 0.5 1.5 2.5 1.0 1.1 1.2 1.3 1.4 2.4 3.4 4.4 2.0',
    ],
    [
      'each turns a row above the one before, and what comes after the last begins behind it',
      'BBBBBBBPPPPPPBBBBBPPPPBBBPPB',
      '0.0 0.1 0.2 0.3 0.4 0.5 1.5 1.0 1.1 1.2 1.3 1.4 2.4 2.0 2.1 2.2 2.3 3.3 3.0 3.1 3.2 4.2 4.0 4.1 5.1 5.0 6.0 7.0',
    ],
  ])('R1.1 %s', (_case, rounds, places) => expect(place(drawRoads(read(rounds)).big)).toBe(places))
})
