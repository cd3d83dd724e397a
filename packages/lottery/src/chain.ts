import { type HashPort, walk } from './fair-draw.ts'

/** A link of a chain by how far it lies behind the last, 0 to the chain's length. */
export type Chain = (steps: number) => Uint8Array

/** Walks a chain of `length` once and keeps some of its links, so that any other is few steps from one that is kept. */
export const buildChain = (hash: HashPort, last: Uint8Array, length: number): Chain => {
  const apart = Math.max(1, Math.ceil(Math.sqrt(length)))
  const kept = [last]
  for (let at = apart; at <= length; at += apart) kept.push(walk(hash, kept[kept.length - 1] ?? last, apart))
  return (steps) => {
    const from = kept[Math.floor(steps / apart)]
    if (!from || steps > length) throw new RangeError(`a chain of ${length} has no link ${steps} steps behind its last`)
    return walk(hash, from, steps % apart)
  }
}
