import { createChance, createSeededWords } from '@moongate/slots'
import { describe, expect, it } from 'vitest'
import { judgeHand, returnBet, BACCARAT_BETS } from './bets.ts'
import { playBaccarat } from './game.ts'
import { dealHand, mustDrawAsBanker, sumPoints } from './hand.ts'

describe('the third card', () => {
  // Columns: the player stood, then the points of the player's third card from 0 to 9. D draws, - stands.
  it.each([
    [0, 'DDDDDDDDDDD'],
    [1, 'DDDDDDDDDDD'],
    [2, 'DDDDDDDDDDD'],
    [3, 'DDDDDDDDD-D'],
    [4, 'D--DDDDDD--'],
    [5, 'D----DDDD--'],
    [6, '-------DD--'],
    [7, '-----------'],
  ])('R1.1 of a banker with %i', (points, row) => {
    const thirds = [undefined, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    expect(thirds.map((third) => (mustDrawAsBanker(points, third) ? 'D' : '-')).join('')).toBe(row)
  })

  it.each([
    ['a natural ends it at once', [4, 2, 4, 13, 5], 2, 2, 'player'],
    ['a natural of the banker does, though the player has none', [2, 9, 3, 10, 5], 2, 2, 'banker'],
    ['the player stands on six, the banker draws on five', [6, 5, 13, 10, 2], 2, 3, 'banker'],
    ['both stand on seven', [7, 7, 12, 11, 2], 2, 2, 'tie'],
    ['the player draws on five, the banker with three stands against an eight', [5, 3, 10, 13, 8, 9], 3, 2, 'tie'],
    ['the banker with six draws against a six, and loses by it', [1, 6, 13, 10, 6, 4], 3, 3, 'player'],
    ['and with three against a ten', [2, 3, 13, 12, 10, 5], 3, 3, 'banker'],
    ['a court card is no more than a ten', [2, 3, 13, 12, 13, 5], 3, 3, 'banker'],
    ['seven is no natural, and one more wins', [5, 7, 10, 10, 3], 3, 2, 'player'],
    ['six cards that end level', [1, 2, 1, 2, 5, 3], 3, 3, 'tie'],
  ])('R1.1 %s', (_case, ranks, player, banker, winner) => {
    const left = ranks.map((rank) => rank - 1)
    const hand = dealHand(() => left.shift() ?? Number.NaN)
    expect([hand.player.length, hand.banker.length, hand.winner]).toEqual([player, banker, winner])
  })
})

describe('what a hand returns', () => {
  it.each([
    ['player', { winner: 'player', player_pair: false, banker_pair: false }, [200, 0, 0, 0, 0]],
    ['banker, less its commission', { winner: 'banker', player_pair: true, banker_pair: false }, [0, 195, 0, 1200, 0]],
    [
      'a tie, that gives stakes back',
      { winner: 'tie', player_pair: true, banker_pair: true },
      [100, 100, 900, 1200, 1200],
    ],
  ] as const)('R1.1 %s', (_case, outcome, returns) =>
    expect(BACCARAT_BETS.map((bet) => returnBet(bet, outcome))).toEqual(returns),
  )

  it('R1.1 pairs are of the first two cards and of their rank', () => {
    const hand = { player: [8, 21, 3], banker: [10, 11], winner: 'banker' } as const
    expect(judgeHand(hand)).toEqual({ winner: 'banker', player_pair: true, banker_pair: false })
  })
})

describe('a shoe', () => {
  it('R1.1 burns by its first card, deals on past the cut card by one round, and no card twice', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const { burned, rounds } = playBaccarat(createChance(createSeededWords(seed)))
      const counts = (burned[0]! % 13) + 1
      expect(burned).toHaveLength(1 + Math.min(counts, 10))
      const dealt = [...burned, ...rounds.flatMap(({ player, banker }) => [...player, ...banker])]
      for (let card = 0; card < 52; card += 1) expect(dealt.filter((one) => one === card).length).toBeLessThanOrEqual(8)
      const used = rounds.map(({ player, banker }) => player.length + banker.length)
      const beforeLast = dealt.length - used.at(-1)!
      // The round before the last one ended behind the cut card, which lies before the last fourteen; the one before that did not.
      expect(beforeLast).toBeGreaterThan(416 - 14)
      expect(beforeLast - used.at(-2)!).toBeLessThanOrEqual(416 - 14)
      expect(dealt.length).toBeLessThanOrEqual(416)
    }
  })

  it('R1.1 points of a hand leave the tens out', () => expect(sumPoints([8, 8, 12])).toBe(8))
})
