import { createChance, createSeededWords } from '@moongate/slots'
import { expect, it } from 'vitest'
import { DUEL_BETS, playDuels, returnDuelBet } from './index.ts'

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
/** `Ks` is the king of spades; suits are s, h, c, d. */
const read = (card: string): number => RANKS.indexOf(card.slice(0, -1)) + 13 * 'shcd'.indexOf(card.slice(-1))

it.each([
  ['the higher rank wins', 'Ks', 'Qd', [200, 0, 0, 0]],
  ['on either side', '2s', '3s', [0, 200, 0, 0]],
  ['whatever its suit', '9s', '8d', [200, 0, 0, 0]],
  ['and whatever that of the other', '9d', '10s', [0, 200, 0, 0]],
  ['an ace is the lowest', 'Ad', '2s', [0, 200, 0, 0]],
  ['one rank is a tie, which gives half back', '7s', '7h', [50, 50, 900, 0]],
  ['and within a suit', '7c', '7c', [50, 50, 900, 5100]],
])('R1.1 %s', (_case, dragon, tiger, returns) => {
  const duel = { dragon: read(dragon), tiger: read(tiger) }
  expect(DUEL_BETS.map((bet) => returnDuelBet(bet, duel))).toEqual(returns)
})

it('R1.1 one card of a shoe is burned', () =>
  expect(playDuels(createChance(createSeededWords(2))).burned).toHaveLength(1))
