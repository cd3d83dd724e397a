import { createChance, createSeededWords } from '@moongate/slots'
import { expect, it } from 'vitest'
import { dealFrom, openDeck, orderDeck } from './deck.ts'

it('R1.1 six decks hold every card six times, in an order that the same words make again', () => {
  const order = (seed: number) => orderDeck(createChance(createSeededWords(seed)), 6, 52)
  const counts = new Map<number, number>()
  for (const card of order(1)) counts.set(card, (counts.get(card) ?? 0) + 1)
  expect([counts.size, new Set(counts.values())]).toEqual([52, new Set([6])])
  expect(order(1)).toEqual(order(1))
  expect(order(1)).not.toEqual(order(2))
})

it('R1.1 each card comes first equally often, also after the cards were put back', () => {
  const { take, shuffle } = openDeck(createChance(createSeededWords(7)), 1, 4)
  const counts = [0, 0, 0, 0]
  for (let round = 0; round < 40_000; round += 1) {
    shuffle()
    take()
    counts[take()]! += 1
  }
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400)
})

it('cards that are not there are not dealt', () => {
  const take = dealFrom([3])
  expect(take()).toBe(3)
  expect(take).toThrow('no card is left')
})
