/**
 * A 32-bit number that follows from a seed and a place: any place can be asked for, in any order. It lays out the sea, which everybody
 * sees; no catch is ever decided by it.
 */
export const hashPlace = (seed: number, place: number, salt: number): number => {
  let word = (seed ^ Math.imul(place + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca77)) >>> 0
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b)
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35)
  return (word ^ (word >>> 16)) >>> 0
}

/** A share from 0 up to 1, of the same kind. */
export const drawShare = (seed: number, place: number, salt: number): number => hashPlace(seed, place, salt) / 2 ** 32
