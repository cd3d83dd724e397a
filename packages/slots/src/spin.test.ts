import { describe, expect, it } from 'vitest'
import { defineGame } from './define.ts'
import type { SlotGame } from './game.ts'
import { judgeSpin } from './spin.ts'

type Text = Parameters<typeof defineGame>[0]

const SYMBOLS: Text['symbols'] = [
  { id: 'wild', letter: 'W', kind: 'wild', pays: { 3: 100, 4: 400, 5: 1000 } },
  { id: 'wild_2', letter: '2', kind: 'wild', multiplier: 2 },
  { id: 'wild_3', letter: '3', kind: 'wild', multiplier: 3 },
  { id: 'scatter', letter: 'S', kind: 'scatter', pays: { 3: 50, 5: 500 } },
  { id: 'high', letter: 'H', pays: { 2: 2, 3: 20, 4: 60, 5: 200 } },
  { id: 'low', letter: 'L', pays: { 3: 5, 4: 10, 5: 50 } },
  { id: 'ten', letter: 'T', pays: { 3: 1 } },
  { id: 'orb_5', letter: '5', kind: 'orb', multiplier: 5 },
  { id: 'orb_8', letter: '8', kind: 'orb', multiplier: 8 },
  { id: 'blank', letter: '.' },
]
const TOY = {
  code: 'toy',
  names: { zh_cn: '', zh_hk: '', en: '', th: '', vi: '' },
  volatility: 'low',
  published: { rtp: '', hit_rate: '' },
  max_win_stakes: 100,
  stake_parts: 1,
  symbols: SYMBOLS,
} as const

/** A game whose strips are the reels of one window, written row by row, so that stops of 0 show it. */
const showRows = (layout: SlotGame['layout'], rows: readonly string[], mode: object = {}): SlotGame => {
  const strips = Array.from(rows[0] ?? '', (_, reel) => rows.map((row) => row[reel]).join(''))
  return defineGame({ ...TOY, rows: rows.length, layout, base: { strips, ...mode } })
}
const judgeWindow = (game: SlotGame) =>
  judgeSpin(
    game,
    game.base,
    game.base.strips.map(() => 0),
  )
const LINE: SlotGame['layout'] = { kind: 'lines', lines: [[0, 0, 0, 0, 0]] }
const WAYS: SlotGame['layout'] = { kind: 'ways' }
const ANYWHERE: SlotGame['layout'] = { kind: 'anywhere' }

describe('a line pays from the left', () => {
  it.each([
    ['three of a kind', 'LLL..', 5],
    ['four', 'LLLL.', 10],
    ['five', 'LLLLL', 50],
    ['two of what pays from two on', 'HH...', 2],
    ['not from the right', '..LLL', 0],
    ['not with a gap', 'LL.LL', 0],
    ['a wild within', 'LWLL.', 10],
    ['wilds before', 'WWL..', 5],
    ['wilds alone where they pay more than the symbol', 'WWWT.', 100],
    ['the symbol where it pays more than the wilds', 'WWWHH', 200],
    ['five wilds', 'WWWWW', 1000],
    ['a multiplier wild', 'L2L..', 10],
    ['multiplier wilds multiply each other', 'L23L.', 60],
    ['a multiplier behind the run changes nothing', 'LLL.2', 5],
    ['wilds stand for no scatter', 'SWS..', 0],
    ['a scatter breaks a run', 'LLSLL', 0],
    ['an orb breaks a run', 'LL5LL', 0],
  ])('R1.1 %s: %s', (_case, row, parts) => expect(judgeWindow(showRows(LINE, [row])).falls[0]!.parts).toBe(parts))

  it('R1.1 names line, cells and multiplier of each win', () => {
    const lines: SlotGame['layout'] = {
      kind: 'lines',
      lines: [
        [0, 0, 0],
        [0, 1, 0],
        [1, 1, 1],
      ],
    }
    expect(judgeWindow(showRows(lines, ['LTL', 'L2L'])).falls[0]!.wins).toEqual([
      { symbol: 5, count: 3, multiplier: 2, parts: 10, cells: [0, 3, 4], line: 1 },
      { symbol: 5, count: 3, multiplier: 2, parts: 10, cells: [1, 3, 5], line: 2 },
    ])
  })
})

describe('ways pay on adjoining reels from the left', () => {
  it.each([
    ['one way', ['L..', '.L.', '..L'], 1, 5],
    ['2 × 1 × 3 ways', ['L.L', 'LLL', '..L'], 6, 30],
    ['a wild counts as the symbol', ['LWL', '.L.', '...'], 2, 10],
    ['a multiplier wild weighs its multiplier', ['L3L', '.L.', '...'], 2, 20],
    ['a reel without it ends the way', ['L.L', 'L.L', 'L.L'], 0, 0],
  ])('R1.1 %s', (_case, rows, ways, parts) => {
    const fall = judgeWindow(showRows(WAYS, rows)).falls[0]!
    expect({ ways: fall.wins[0]?.ways ?? 0, parts: fall.parts }).toEqual({ ways, parts })
  })

  it('R1.1 each symbol of the first reel once, and scatters stand aside', () => {
    const { falls, scatters, scatter_win, parts } = judgeWindow(showRows(WAYS, ['LWLS', 'H.HS', 'LSSS']))
    expect(falls[0]!.wins.map(({ symbol, ways, parts }) => [symbol, ways, parts])).toEqual([
      [5, 2, 10],
      [4, 1, 20],
    ])
    expect([scatters, scatter_win?.parts, parts]).toEqual([5, 500, 530])
  })
})

describe('symbols that pay anywhere', () => {
  it.each([
    ['three, wherever they lie', ['L.L', '.L.'], 5],
    ['a count between two of the table pays the lower one', ['TTT', 'TT.'], 1],
    ['an orb multiplies all of it', ['LLL', '..5'], 25],
    ['orbs are added', ['LLL', '5.8'], 65],
    ['an orb alone pays nothing', ['L.L', '5.8'], 0],
  ])('R1.1 %s', (_case, rows, parts) => expect(judgeWindow(showRows(ANYWHERE, rows)).parts).toBe(parts))

  it('R1.1 scatters are paid once and touched by no orb', () =>
    expect(judgeWindow(showRows(ANYWHERE, ['SSS', 'LLL', '..5'])).parts).toBe(50 + 25))
})

describe('wilds that grow', () => {
  it('R1.1 fill their reel, and the window still tells how symbols came to lie', () => {
    const game = showRows({ kind: 'lines', lines: [[1, 1, 1]] }, ['.W.', 'L.L', '...'], { expands: true })
    const fall = judgeWindow(game).falls[0]!
    expect([fall.expanded, fall.parts, fall.window[4]]).toEqual([[1], 5, 9])
  })

  it('R1.1 do not grow where the mode does not let them', () =>
    expect(judgeWindow(showRows({ kind: 'lines', lines: [[1, 1, 1]] }, ['.W.', 'L.L', '...'])).parts).toBe(0))
})

describe('cascades', () => {
  /** Two rows are in sight; what falls comes from the places before the stop, the last of the strip first. */
  const build = (strips: readonly string[], multipliers: readonly number[]): SlotGame =>
    defineGame({ ...TOY, rows: 2, layout: WAYS, base: { strips, multipliers, cascades: true } })

  it('R1.1 winning symbols vanish, others fall, the strip fills from above, and each fall multiplies by its own', () => {
    const game = build(['L..HT', 'LT.TH', 'L.T.H'], [1, 2, 3])
    const { falls, parts } = judgeWindow(game)
    const letters = falls.map(({ window }) => window.map((symbol) => game.symbols[symbol]!.letter).join(''))
    expect(letters).toEqual(['L.LTL.', 'T.HTH.'])
    expect(falls.map((fall) => [fall.parts, fall.multiplier])).toEqual([
      [5, 1],
      [0, 1],
    ])
    expect(parts).toBe(5)
  })

  it('R1.1 the last multiplier holds for all further falls', () => {
    const game = build(['L.HTL', 'L.HTL', 'L.HTL'], [1, 2])
    expect(judgeWindow(game).falls.map((fall) => fall.parts)).toEqual([5, 10, 2, 40, 0])
  })
})
