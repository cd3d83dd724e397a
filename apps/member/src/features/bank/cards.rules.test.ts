import { expect, it } from 'vitest'
import { withCard, withoutCard } from './cards.rules.ts'

const cards = [
  { id: 1, n: 'a' },
  { id: 2, n: 'b' },
]
it('R4.15 adding appends, changing replaces by id, removing deletes by id', () => {
  expect(withCard(cards, { id: 3, n: 'c' })).toEqual([...cards, { id: 3, n: 'c' }])
  expect(withCard(cards, { id: 1, n: 'z' })).toEqual([
    { id: 1, n: 'z' },
    { id: 2, n: 'b' },
  ])
  expect(withoutCard(cards, 1)).toEqual([{ id: 2, n: 'b' }])
})
