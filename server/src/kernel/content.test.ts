import { expect, it } from 'vitest'
import { nameContent } from './content.ts'

const row = { title: { en: 'a', th: 'b' }, min: 5n, list: [1, 2], at: new Date(0), max: null }

it.each<[string, object, boolean]>([
  ['itself with its fields in another order', { ...row, title: { th: 'b', en: 'a' } }, true],
  ['one with another text', { ...row, title: { en: 'a', th: 'c' } }, false],
  ['one with another amount', { ...row, min: 6n }, false],
  ['one with a text for an amount', { ...row, min: '5' }, false],
  ['one in another order', { ...row, list: [2, 1] }, false],
  ['one of another moment', { ...row, at: new Date(1) }, false],
  ['one with a field less', { ...row, max: undefined }, false],
])('content has the name of %s: %s', (_case, other, is_same) =>
  expect(nameContent(other) === nameContent(row)).toBe(is_same),
)
