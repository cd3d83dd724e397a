import { describe, expect, it } from 'vitest'
import { blackjack } from './index.ts'

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
/** Cards by their names, dealt in this order: player, dealer, player, dealer's hidden one, then whatever is drawn. */
const play = (names: string, moves = '') =>
  blackjack.play(
    names.split(' ').map((name) => RANKS.indexOf(name)),
    moves.split(' ').filter((move) => move !== ''),
  )
/** How a round ended: each hand, each wager as `staked:paid` in half stakes, what the dealer has. */
const tell = (names: string, moves: string): string => {
  const { over, wagers, view } = play(names, moves)!
  const paid = wagers.map(({ name, staked, paid }) => `${name} ${staked}:${paid}`).join(' ')
  return `${over ? view.hands.map(({ result }) => result).join(' ') : 'open'}, ${paid}, ${view.dealer_total}`
}

describe('R1.1 a round of blackjack', () => {
  it.each([
    ['a blackjack brings 3 to 2 at once', 'A 9 K 8', '', 'blackjack, bet 2:5, 17'],
    ['and the dealer draws to it no more', 'A 9 K 7 5', '', 'blackjack, bet 2:5, 16'],
    ['so does one against an ace, once insurance is answered', 'A A K 9', 'decline', 'blackjack, bet 2:5, 20'],
    ['blackjacks on both sides push', 'A A K K', 'decline', 'push, bet 2:2, 21'],
    ['insured, they bring even money', 'A A K K', 'insure', 'push, bet 2:2 insurance 1:3, 21'],
    ['insurance saves a stake', '10 A 9 Q', 'insure', 'lose, bet 2:0 insurance 1:3, 21'],
    ['and is lost without a blackjack', '10 A 9 7', 'insure stand', 'win, bet 2:4 insurance 1:0, 18'],
    ['a dealer with a ten looks under it first', '10 K 9 A', '', 'lose, bet 2:0, 21'],
    ['the dealer stands on soft seventeen', '10 6 8 A', 'stand', 'win, bet 2:4, 17'],
    ['and draws on sixteen', '10 10 7 6 4', 'stand', 'lose, bet 2:0, 20'],
    ['soft sixteen too', '10 5 7 A 2', 'stand', 'lose, bet 2:0, 18'],
    ['equal totals push', '10 10 8 8', 'stand', 'push, bet 2:2, 18'],
    ['a dealer past twenty-one loses', '10 10 2 6 K', 'stand', 'win, bet 2:4, 26'],
    ['a hand past it is lost before the dealer draws', '10 6 6 10 K', 'hit', 'lose, bet 2:0, 16'],
    ['twenty-one stands by itself', '5 10 6 7 K', 'hit', 'win, bet 2:4, 17'],
    ['twenty-one of three cards is beaten by a blackjack only', '5 10 6 A K', '', 'lose, bet 2:0, 21'],
    ['doubling lays the stake again and takes one card', '6 6 5 10 9 K', 'double', 'win, bet 2:4 double 2:4, 26'],
    ['a double can be lost', '6 10 5 9 3', 'double', 'lose, bet 2:0 double 2:0, 19'],
    ['a pair is split', '8 6 8 K 3 K 10 5', 'split hit stand', 'push lose, bet 2:2 split 2:0, 21'],
    ['and doubled then', '8 6 8 K 3 10 2 4', 'split double stand', 'win lose, bet 2:4 split 2:0 double 2:4, 20'],
    [
      'a double on the second hand is of that one',
      '8 6 8 K K 3 2 5',
      'split stand double',
      'lose lose, bet 2:0 split 2:0 double 2:0, 21',
    ],
    ['split aces take a card each and are no blackjack', 'A 6 A K K 5 5', 'split', 'push lose, bet 2:2 split 2:0, 21'],
    ['ten and king are a pair as well', '10 9 K 9 9 7', 'split stand stand', 'win lose, bet 2:4 split 2:0, 18'],
    [
      'a wager goes with its hand when that is split again',
      '8 6 8 J 8 3 10 2 10 5',
      'split split double stand stand',
      'push lose lose, bet 2:2 split 2:0 split 2:0 double 2:2, 21',
    ],
  ])('%s', (_case, names, moves, told) => expect(tell(names, moves)).toBe(told))

  it.each([
    ['insurance against an ace, before all else', '9 A 2 5', '', 'decline insure'],
    ['the four of two equal cards', '8 6 8 K', '', 'hit stand double split'],
    ['no split of unlike cards', '8 6 9 K', '', 'hit stand double'],
    ['neither double nor split after a card', '2 6 2 K 2', 'hit', 'hit stand'],
    ['no fifth hand', '8 6 8 K 8 8 8', 'split split split', 'hit stand double'],
    ['a third hand', '8 6 8 K 8 8', 'split', 'hit stand double split'],
    ['no aces once they are split', 'A 6 A K A A 5', 'split', ''],
  ])('offers %s', (_case, names, moves, offered) => {
    expect(
      play(names, moves)
        ?.options.map(({ move }) => move)
        .join(' '),
    ).toBe(offered)
  })

  it('costs what is laid: half a stake for insurance, a stake to double and to split', () => {
    const list = (names: string) => play(names)?.options.map(({ parts }) => parts)
    expect([list('9 A 2 5'), list('8 6 8 K')]).toEqual([
      [0, 1],
      [0, 0, 2, 2],
    ])
  })

  it.each([
    ['that is not offered', '8 6 9 K 2', 'split'],
    ['that is none', '8 6 9 K 2', 'win'],
    ['after the end', '10 6 8 A', 'stand stand'],
    ['while insurance is open', '9 A 2 5', 'hit'],
  ])('takes no move %s', (_case, names, moves) => expect(play(names, moves)).toBeUndefined())

  it('hides the second card of the dealer until the end', () => {
    expect(play('10 6 8 A')?.view).toMatchObject({ dealer: [5], dealer_total: 6 })
    expect(play('10 6 8 A', 'stand')?.view.dealer).toEqual([5, 0])
  })
})
