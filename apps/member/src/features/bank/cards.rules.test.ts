import { expect, it } from 'vitest'
import { addCard, readCardNumber, removeCard } from './cards.rules.ts'

const cards = [
  { id: 1, n: 'a' },
  { id: 2, n: 'b' },
]
it('R4.15 adding appends, changing replaces by id, removing deletes by id', () => {
  expect(addCard(cards, { id: 3, n: 'c' })).toEqual([...cards, { id: 3, n: 'c' }])
  expect(addCard(cards, { id: 1, n: 'z' })).toEqual([
    { id: 1, n: 'z' },
    { id: 2, n: 'b' },
  ])
  expect(removeCard(cards, 1)).toEqual([{ id: 2, n: 'b' }])
})

it.each(['6222 8888 1234 5678', '6222-8888-1234-5678', '６２２２　８８８８　１２３４　５６７８', '๖๒๒๒๘๘๘๘๑๒๓๔๕๖๗๘'])(
  'R4.15 the card number %s is taken as it is printed, or as a keyboard of the country writes it',
  (typed) => expect(readCardNumber(typed)).toBe('6222888812345678'),
)
