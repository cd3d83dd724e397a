import { KINDS } from '@moongate/fishing'
import { expect, it } from 'vitest'
import { LOOKS } from './looks.ts'

it('R1.1 every kind of fish has a look, and no two have the same', () => {
  expect(Object.keys(LOOKS).toSorted()).toEqual(KINDS.map(({ code }) => code).toSorted())
  expect(new Set(Object.values(LOOKS).map((look) => JSON.stringify(look))).size).toBe(20)
})
