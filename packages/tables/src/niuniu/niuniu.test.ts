import { createChance, createSeededWords } from '@moongate/slots'
import { describe, expect, it } from 'vitest'
import type { Card } from '../card.ts'
import { BULL_BETS, returnBullBet } from './bets.ts'
import { isBetterHand, countBull, dealBulls, multiplyBull, nameBull } from './hand.ts'
import { countPairs } from './proof.ts'

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
/** `Ks` is the king of spades; suits are s, h, c, d. */
const read = (cards: string): Card[] =>
  cards.split(' ').map((card) => RANKS.indexOf(card.slice(0, -1)) + 13 * 'shcd'.indexOf(card.slice(-1)))

it.each([
  ['Js Qs Ks Jh Qh', 11, 5],
  ['Js Qs Ks Jh 10h', 10, 3],
  ['As 9h 10c 4d 6s', 10, 3],
  ['2s 3h 5c 9d 10s', 9, 2],
  ['2s 3h 5c Kd 8s', 8, 2],
  ['2s 3h 5c 3d 4s', 7, 2],
  ['7s 3h 10c Ad 5s', 6, 1],
  ['Ks Qh 10c As Ah', 2, 1],
  ['As 2h 3c 4d 8s', 0, 1],
  ['As Ah Ac Ad 3s', 0, 1],
  ['4s 4h 2c 5d 5s', 10, 3],
])('R1.1 %s makes %i and counts %i times', (cards, bull, times) => {
  expect(nameBull(read(cards))).toBe(bull)
  expect(multiplyBull(bull)).toBe(times)
})

it('R1.1 a bull is three cards of whole tens, whichever they are', () => {
  for (const at of [0, 1, 2, 3, 4]) {
    const ranks = [10, 10, 10, 2, 3]
    expect(countBull([...ranks.slice(at), ...ranks.slice(0, at)])).toBe(5)
  }
})

it.each([
  ['more points', '2s 3h 5c 9d 10s', '2c 3d 5h Kd 8s', true],
  ['fewer points', '2c 3d 5h Kd 8s', '2s 3h 5c 9d 10s', false],
  ['the higher card', 'Ks Qh 10c As Ah', 'Qs Qd 10s Ac Ad', true],
  ['the better suit of one rank', 'Ks Qh 10c As Ah', 'Kh Qd 10s Ac Ad', true],
  ['the worse suit of one rank', 'Kd Qh 10c As Ah', 'Kc Qd 10s Ac Ad', false],
])('R1.1 %s decides', (_case, one, other, beats) => {
  expect([isBetterHand(read(one), read(other)), isBetterHand(read(other), read(one))]).toEqual([beats, !beats])
})

describe('what bets bring back', () => {
  const [nine, six, court] = [read('2s 3h 5c 9d 10s'), read('7s 3h 10c Ad 5s'), read('Js Qs Ks Jh Qh')]
  const round = { banker: nine, players: [six, court, read('As 2h 3c 5d 10h')] }
  it.each([
    ['player:1', 0],
    ['banker:1', 195],
    ['times:1', 60],
    ['player:2', 195],
    ['banker:2', 0],
    ['times:2', 195],
    ['times:3', 60],
  ])('R1.1 %s: %i of a hundred', (bet, returned) => expect(returnBullBet(bet, round)).toBe(returned))

  it.each(['player:4', 'player', 'dealer:1', 'times:0'])('R1.1 %s is no bet', (bet) =>
    expect(() => returnBullBet(bet, round)).toThrow(RangeError),
  )
  it('R1.1 five court cards at the bank take the whole stake of a multiplied bet', () =>
    expect(returnBullBet('times:1', { banker: court, players: [six] })).toBe(0))
})

it('R1.1 every pair of hands of a deck is counted, and each round deals twenty cards of one', () => {
  const pairs = [...countPairs().values()].reduce((sum, count) => sum + count, 0)
  expect(pairs).toBe(2_598_960 * 1_533_939)
  const { banker, players } = dealBulls(createChance(createSeededWords(4)))
  expect(new Set([banker, ...players].flat()).size).toBe(20)
  expect(BULL_BETS).toHaveLength(9)
})
