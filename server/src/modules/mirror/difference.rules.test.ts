import { describe, expect, it } from 'vitest'
import { type Facts, type Finding, isComparable, judgeLook, type OpenDifference } from './difference.rules.ts'

describe('R4.14 what a look at both books says', () => {
  const watched: OpenDifference = { amount: 500n, is_found: false }
  const found: OpenDifference = { amount: 500n, is_found: true }
  it.each<[OpenDifference | undefined, bigint, Finding]>([
    [undefined, 0n, 'none'],
    [undefined, 1n, 'watch'],
    [undefined, -1n, 'watch'],
    [watched, 500n, 'find'],
    [watched, 499n, 'watch'],
    [watched, 0n, 'close'],
    [found, 500n, 'update'],
    [found, -7n, 'update'],
    [found, 0n, 'close'],
  ])('%o and %s: %s', (known, amount, finding) => expect(judgeLook(known, amount)).toBe(finding))

  const facts: Facts = { ours: 1n, is_open: false, last_seq: 4n }
  it.each<[string, Partial<Facts>, Partial<Facts>, boolean]>([
    ['nothing moved', {}, {}, true],
    ['a bet came in', {}, { last_seq: 5n }, false],
    ['a transfer began', {}, { is_open: true }, false],
    ['a transfer ended', { is_open: true }, { last_seq: 5n }, false],
  ])('%s: comparable %#', (_, before, after, yes) =>
    expect(isComparable({ ...facts, ...before }, { ...facts, ...after })).toBe(yes),
  )
})
