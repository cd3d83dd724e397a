import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { drawBalls, type HashPort, jzssc } from './index.ts'

const DRAWS = 200_000
/** Chi-square at 99 %: 9 and 99 degrees of freedom. */
const CRITICAL = { digits: 21.666, pairs: 134.642 }

const sha256 = (data: Uint8Array | string): Uint8Array => new Uint8Array(createHash('sha256').update(data).digest())
const hash: HashPort = {
  sha256,
  hmacSha256: (key, data) => new Uint8Array(createHmac('sha256', key).update(data).digest()),
}

const chiSquare = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, seen) => sum + seen, 0) / counts.length
  return counts.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0)
}

/** The season is a fixed one, so the test gives the same answer every time. */
const draws = function* (outcome: (seed: Uint8Array, issue: string) => number[]): Generator<number[]> {
  let seed = sha256('uniformity season 1')
  for (let n = 0; n < DRAWS; n += 1) {
    yield outcome(seed, `20261121-${n}`)
    seed = sha256(seed)
  }
}

const measure = (source: Iterable<number[]>): { digits: number[]; pairs: number; serial: number } => {
  const digits = Array.from({ length: 5 }, () => Array.from({ length: 10 }, () => 0))
  const pairs = Array.from({ length: 100 }, () => 0)
  const serial = Array.from({ length: 100 }, () => 0)
  let before = 0
  const add = (counts: number[], at: number): void => {
    counts[at] = (counts[at] ?? 0) + 1
  }
  for (const [a = 0, b = 0, c = 0, d = 0, e = 0] of source) {
    for (const [position, digit] of [a, b, c, d, e].entries()) add(digits[position] ?? [], digit)
    add(pairs, a * 10 + b)
    add(serial, before * 10 + a)
    before = a
  }
  return { digits: digits.map(chiSquare), pairs: chiSquare(pairs), serial: chiSquare(serial) }
}

describe('uniformity of 200,000 draws at 99 %', () => {
  it('R1.1 digits of each position, pairs and successive draws are even', () => {
    const found = measure(draws((seed, issue) => drawBalls(hash, jzssc, { issue }, seed)))
    for (const value of found.digits) expect(value).toBeLessThan(CRITICAL.digits)
    expect(found.pairs).toBeLessThan(CRITICAL.pairs)
    expect(found.serial).toBeLessThan(CRITICAL.pairs)
  }, 60_000)

  it('R1.1 the same test rejects a draw that takes bytes modulo ten without dropping any', () => {
    const biased = (seed: Uint8Array, issue: string): number[] =>
      Array.from(hash.hmacSha256(seed, new TextEncoder().encode(issue)).slice(0, 5), (byte) => byte % 10)
    const found = measure(draws(biased))
    for (const value of found.digits) expect(value).toBeGreaterThan(CRITICAL.digits)
    expect(found.pairs).toBeGreaterThan(CRITICAL.pairs)
  }, 60_000)
})
