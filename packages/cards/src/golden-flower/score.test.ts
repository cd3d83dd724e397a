import { describe, expect, it } from 'vitest'
import { getKind, computeScore } from './score.ts'

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const SUITS = 'shcd'
/** Cards by their names: `As` is the ace of spades. */
const read = (names: string) =>
  names.split(' ').map((name) => SUITS.indexOf(name.at(-1)!) * 13 + RANKS.indexOf(name.slice(0, -1)))
const score = (names: string) => computeScore(read(names))

describe('R1.1 three cards', () => {
  it.each([
    ['Ks 8h 2c', 'high'],
    ['8s 8h 2c', 'pair'],
    ['2s 8h 8c', 'pair'],
    ['4s 5h 6c', 'straight'],
    ['As 2h 3c', 'straight'],
    ['Qs Kh Ac', 'straight'],
    ['Ks Ah 2c', 'high'],
    ['4s 9s Ks', 'flush'],
    ['4s 5s 6s', 'straight_flush'],
    ['5s 5h 5c', 'triple'],
  ])('%s are %s', (names, kind) => expect(getKind(score(names))).toBe(kind))

  it('are ordered: each of these beats the one before', () => {
    const order = [
      '5s 3h 2c',
      'Js 3h 2c',
      'As Jh 9c',
      'As Kh Jc',
      '2s 2h 3c',
      '2s 2h Ac',
      '3s 3h 2c',
      'As Ah Kc',
      'As 2h 3c',
      '2s 3h 4c',
      'Qs Kh Ac',
      '5s 3s 2s',
      'As Ks Js',
      'As 2s 3s',
      'Qh Kh Ah',
      '2s 2h 2c',
      'As Ah Ac',
    ]
    const scores = order.map(score)
    expect(scores.toSorted((a, b) => a - b)).toEqual(scores)
    expect(new Set(scores).size).toBe(order.length)
  })

  it('are equal whatever their suits and their order', () => {
    expect(score('Ks 8h 2c')).toBe(score('2d Kh 8s'))
    expect(score('9s 9h Kc')).toBe(score('Kd 9d 9c'))
  })

  it('come as often as is published, of 22,100', () => {
    const counts: Record<string, number> = {}
    for (let a = 0; a < 52; a += 1)
      for (let b = a + 1; b < 52; b += 1)
        for (let c = b + 1; c < 52; c += 1) {
          const kind = getKind(computeScore([a, b, c]))
          counts[kind] = (counts[kind] ?? 0) + 1
        }
    expect(counts).toEqual({ high: 16_440, pair: 3_744, straight: 720, flush: 1_096, straight_flush: 48, triple: 52 })
  })
})
