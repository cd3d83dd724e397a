import { describe, expect, it } from 'vitest'
import { jzssc } from './games/jzssc.ts'
import { describeLine, describeSelection, type Wording } from './wording.ts'

/** Says the key itself, so that a test shows which texts are asked for. */
const keys: Wording = (key, params) =>
  params ? `${key}(${Object.values(params).join('; ')})` : key.slice(key.indexOf('.') + 1)

describe('a selection in words', () => {
  it.each([
    ['single digits', 'star1', '7,3|-|-|-|0', 'p1 3,7 · p5 0', 'pick(p1; 3 7) · pick(p5; 0)'],
    ['a combination', 'star2_front', '1,2|3', 'p1 1,2 · p2 3', 'star2_front 1 2 | 3'],
    ['a set', 'star3_back_group6', '1,2,3', 'group 1,2,3', 'star3_back_group6 1 2 3'],
    ['sides', 'sides', '-|big,odd|-|-|-', 'p2 big,odd', 'pick(p2; big odd)'],
    ['a sum', 'sum', 'even', 'sum even', 'pick(sum; even)'],
    ['a pair', 'dragon_tiger', '-|-|-|tiger|-|-|-|-|-|-', 'pair(p1; p5) tiger', 'pick(pair(p1; p5); tiger)'],
    ['a pattern', 'pattern_pair', '-|pair|-', 'middle pair', 'pick(middle; pair)'],
    ['what is no selection', 'sum', 'huge', 'huge', 'huge'],
    ['a bet type nobody knows', 'moon', 'big', 'big', 'big'],
  ])('%s, in full and as a row of the slip', (_case, bet_type, selection, full, row) => {
    expect(describeSelection(keys, jzssc, bet_type, selection)).toBe(full)
    expect(describeLine(keys, jzssc, bet_type, selection)).toBe(row)
  })
})
