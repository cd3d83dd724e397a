import { expect, it } from 'vitest'
import { buildChain, plainHash, toHex, walk } from './index.ts'

const last = plainHash.sha256(new TextEncoder().encode('season'))

it.each([0, 1, 2, 15, 16, 17, 60])('R1.1 every link of a chain of %s is the one that is found by walking', (length) => {
  const chain = buildChain(plainHash, last, length)
  const links = (find: (steps: number) => Uint8Array) => Array.from({ length: length + 1 }, (_, at) => toHex(find(at)))
  expect(links(chain)).toEqual(links((steps) => walk(plainHash, last, steps)))
})

it('a chain ends', () => {
  expect(() => buildChain(plainHash, last, 16)(17)).toThrow(RangeError)
  expect(() => buildChain(plainHash, last, 16)(-1)).toThrow(RangeError)
})
