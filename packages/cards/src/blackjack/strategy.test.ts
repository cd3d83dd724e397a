import { createChance, createSeededWords } from '@moongate/slots'
import { describe, expect, it } from 'vitest'
import { simulateBlackjack } from '../simulate.ts'
import { blackjack } from './index.ts'

const UPS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'A']
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10']
const LETTERS: Readonly<Record<string, string>> = { hit: 'H', stand: 'S', double: 'D', split: 'P' }
/** What is advised for two cards against each of the dealer's, from two to ace; the dealer has no blackjack. */
const list = (one: string, two: string): string =>
  UPS.map((up) => {
    const cards = [one, up, two, '5'].map((name) => RANKS.indexOf(name))
    return LETTERS[blackjack.play(cards, up === 'A' ? ['decline'] : [])!.hint]
  }).join('')

describe('R1.1 basic strategy of six decks, a dealer who stands on soft seventeen and doubling after a split', () => {
  it.each([
    ['2', '6', 'HHHHHHHHHH'],
    ['3', '6', 'HDDDDHHHHH'],
    ['4', '6', 'DDDDDDDDHH'],
    ['5', '6', 'DDDDDDDDDH'],
    ['2', '10', 'HHSSSHHHHH'],
    ['3', '10', 'SSSSSHHHHH'],
    ['6', '10', 'SSSSSHHHHH'],
    ['7', '10', 'SSSSSSSSSS'],
    ['A', '2', 'HHHDDHHHHH'],
    ['A', '3', 'HHHDDHHHHH'],
    ['A', '4', 'HHDDDHHHHH'],
    ['A', '5', 'HHDDDHHHHH'],
    ['A', '6', 'HDDDDHHHHH'],
    ['A', '7', 'SDDDDSSHHH'],
    ['A', '8', 'SSSSSSSSSS'],
    ['A', 'A', 'PPPPPPPPPP'],
    ['2', '2', 'PPPPPPHHHH'],
    ['3', '3', 'PPPPPPHHHH'],
    ['4', '4', 'HHHPPHHHHH'],
    ['5', '5', 'DDDDDDDDHH'],
    ['6', '6', 'PPPPPHHHHH'],
    ['7', '7', 'PPPPPPHHHH'],
    ['8', '8', 'PPPPPPPPPP'],
    ['9', '9', 'PPPPPSPPSS'],
    ['10', '10', 'SSSSSSSSSS'],
  ])('of %s and %s', (one, two, moves) => expect(list(one, two)).toBe(moves))

  it('takes no insurance, and stands where soft eighteen cannot be doubled', () => {
    const read = (cards: number[], moves: string[]) => blackjack.play(cards, moves)!.hint
    expect(read([8, 0, 1, 4], [])).toBe('decline')
    expect(read([0, 3, 2, 9, 3], ['hit'])).toBe('stand')
    expect(read([2, 3, 2, 9, 2], ['hit'])).toBe('hit')
  })

  it('R1.1 costs about 0.4 of a hundred: 60,000 rounds are within the interval at 99.9 of 100', () => {
    const { mean, deviation, rounds } = simulateBlackjack(createChance(createSeededWords(3)), 60_000)
    expect(Math.abs(mean + 0.004)).toBeLessThan((3.2905 * deviation) / Math.sqrt(rounds))
    expect(deviation).toBeCloseTo(1.155, 1)
  })
})
