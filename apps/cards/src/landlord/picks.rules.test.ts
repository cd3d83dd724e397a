import { describe, expect, it } from 'vitest'
import { canPlay, listLast, pickByKey, readPlay, togglePick, writePlay } from './picks.rules.ts'

/** Three and three, ten, and both jokers. */
const [THREE, OTHER_THREE, TEN, SMALL, BIG] = [2, 15, 9, 52, 53]
const hand = [BIG, SMALL, TEN, THREE, OTHER_THREE]

describe('R1.1 cards are picked', () => {
  it('and put back', () => {
    expect(togglePick([THREE], TEN)).toEqual([THREE, TEN])
    expect(togglePick([THREE, TEN], THREE)).toEqual([TEN])
  })

  it.each([
    ['3', [], [THREE]],
    ['3', [THREE], [THREE, OTHER_THREE]],
    ['3', [THREE, OTHER_THREE, TEN], [TEN]],
    ['0', [], [TEN]],
    ['t', [], [TEN]],
    ['s', [], [SMALL]],
    ['b', [], [BIG]],
    ['k', [TEN], [TEN]],
  ])('by the key %s', (key, picked, then) => expect(pickByKey(hand, picked, key)).toEqual(then))

  it.each([
    ['a pair leads', null, [THREE, OTHER_THREE], true],
    ['two that do not go together', null, [THREE, TEN], false],
    ['nothing', null, [], false],
    ['a higher card', { seat: 1, cards: [THREE] }, [TEN], true],
    ['an equal one', { seat: 1, cards: [THREE] }, [OTHER_THREE], false],
    ['the rocket', { seat: 1, cards: [TEN] }, [SMALL, BIG], true],
  ])('%s', (_case, lies, picked, may) => expect(canPlay({ lies }, picked)).toBe(may))

  it('are written as a move and read from it', () => {
    expect(writePlay([THREE, TEN])).toBe('play:2-9')
    expect(readPlay('play:2-9')).toEqual([THREE, TEN])
    expect(readPlay('pass')).toEqual([])
  })

  it('what others did is told from the own turn on, all of it at the end', () => {
    const log = [{ seat: 1, bid: 0 }, { seat: 2, bid: 3 }, { seat: 0, cards: [THREE] }, { seat: 1 }]
    expect(listLast({ log }, false)).toEqual([undefined, { seat: 1 }, undefined])
    expect(listLast({ log }, true)).toEqual([log[2], log[3], log[1]])
  })
})
