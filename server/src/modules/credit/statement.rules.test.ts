import { describe, expect, it } from 'vitest'
import { buildStatement, type Entry } from './statement.rules.ts'

const on = (day: number) => new Date(Date.UTC(2026, 0, day))
const entry = (day: number, what: Entry['what'], amount: bigint): Entry => ({
  at: on(day),
  what,
  bill_no: `B-${day}`,
  amount,
  due_on: null,
  is_late: false,
})
const ALL = [entry(1, 'lent', 300n), entry(3, 'repaid', 300n), entry(5, 'lent', 500n), entry(9, 'repaid', 500n)]

describe('R4.19 an account of loans', () => {
  it.each<[string, number, number, object]>([
    ['of all', 1, 4, { before: 0n, borrowed: 800n, repaid: 800n, after: 0n }],
    ['that begins with a debt', 3, 4, { before: 300n, borrowed: 500n, repaid: 800n, after: 0n }],
    ['that begins the moment after a loan', 2, 1, { before: 300n, borrowed: 0n, repaid: 0n, after: 300n }],
    ['that ends with one', 4, 3, { before: 0n, borrowed: 500n, repaid: 0n, after: 500n }],
    ['of nothing', 10, 4, { before: 0n, borrowed: 0n, repaid: 0n, after: 0n }],
    ['before anything', 1, 0, { before: 0n, borrowed: 0n, repaid: 0n, after: 0n }],
  ])('%s', (_, from, known, sums) => expect(buildStatement(ALL.slice(0, known), on(from))).toMatchObject(sums))

  it('tells what was owed after each entry', () => {
    const { entries } = buildStatement(ALL, on(3))
    expect(entries.map(({ bill_no, owed }) => `${bill_no} ${owed}`)).toEqual(['B-3 0', 'B-5 500', 'B-9 0'])
  })
})
