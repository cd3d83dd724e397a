import { findActive, getUpcard, listMoves, type Hand, type Move, type Table } from './round.ts'
import { getValue, sumHand } from './total.ts'

/**
 * Basic strategy for six decks, a dealer who stands on soft seventeen, and doubling after a split. One letter for each card of the dealer's from two
 * to ace: hit, stand, double or hit, double or stand (e), split (p), as the hand counts otherwise (dot).
 */
const HARD: Readonly<Record<number, string>> = {
  9: 'hddddhhhhh',
  10: 'ddddddddhh',
  11: 'dddddddddh',
  12: 'hhssshhhhh',
  13: 'ssssshhhhh',
  14: 'ssssshhhhh',
  15: 'ssssshhhhh',
  16: 'ssssshhhhh',
}
const SOFT: Readonly<Record<number, string>> = {
  13: 'hhhddhhhhh',
  14: 'hhhddhhhhh',
  15: 'hhdddhhhhh',
  16: 'hhdddhhhhh',
  17: 'hddddhhhhh',
  18: 'seeeesshhh',
}
const PAIRS: Readonly<Record<number, string>> = {
  1: 'pppppppppp',
  2: 'pppppp....',
  3: 'pppppp....',
  4: '...pp.....',
  6: 'ppppp.....',
  7: 'pppppp....',
  8: 'pppppppppp',
  9: 'ppppp.pp..',
}
const MEANS: Readonly<Record<string, readonly Move[]>> = {
  h: ['hit'],
  s: ['stand'],
  d: ['double', 'hit'],
  e: ['double', 'stand'],
  p: ['split'],
}

const readHand = ({ cards }: Hand, up: number): string => {
  const { total, soft } = sumHand(cards)
  const low = soft ? 's' : total < 9 ? 'h' : 's'
  return ((soft ? SOFT : HARD)[total] ?? low.repeat(10))[up] ?? 's'
}

/** What basic strategy does now; insurance it never takes. */
export const suggestMove = (table: Table): Move => {
  const hand = findActive(table)
  if (!hand) return 'decline'
  const [moves, card] = [listMoves(table), getValue(getUpcard(table))]
  const up = card === 1 ? 9 : card - 2
  const pair = moves.includes('split') ? (PAIRS[getValue(hand.cards[0]!)]?.[up] ?? '.') : '.'
  const letter = pair === '.' ? readHand(hand, up) : pair
  return MEANS[letter]?.find((move) => moves.includes(move)) ?? 'stand'
}
