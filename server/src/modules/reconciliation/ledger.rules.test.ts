import { describe, expect, it } from 'vitest'
import { sum } from './break.rules.ts'
import { compareChain, type OnChain, type Seen } from './chain.rules.ts'
import { type Booked, compareLedger, type Posted } from './ledger.rules.ts'

const order = (over: Partial<Booked> = {}): Booked => ({
  bill_no: 'D1',
  amount: 500n,
  is_of_day: true,
  is_unpaid: false,
  ...over,
})
const posting = (over: Partial<Posted> = {}): Posted => ({ ref: 'D1', amount: 500n, is_of_day: true, ...over })

describe('R4.20 R4.21 a day of the ledger', () => {
  it.each<[string, readonly Booked[], readonly Posted[], string[]]>([
    ['agrees', [order()], [posting()], []],
    ['agrees on what went', [order({ amount: -500n })], [posting({ amount: -500n })], []],
    ['agrees on two of another day', [order({ is_of_day: false })], [posting({ is_of_day: false })], []],
    ['has a posting without an order', [], [posting()], ['posting_without_order -500']],
    ['has an order without a posting', [order()], [], ['order_without_posting 500']],
    ['has a posting twice', [order()], [posting(), posting()], ['twice_ours -500']],
    ['has another amount', [order()], [posting({ amount: 300n })], ['amount_differs 200']],
    ['credited what its gateway did not take', [order({ is_unpaid: true })], [posting()], ['credited_not_paid 0']],
    ['posted on another day', [order()], [posting({ is_of_day: false })], ['day_differs 500']],
  ])('%s', (_case, orders, postings, expected) => {
    const { breaks, sum_ours, sum_theirs } = compareLedger(orders, postings)
    expect(breaks.map(({ kind, effect }) => `${kind} ${effect}`)).toEqual(expected)
    expect(sum(breaks.map(({ effect }) => effect))).toBe(sum_theirs - sum_ours)
  })
})

const transfer = (over: Partial<OnChain> = {}): OnChain => ({ tx_hash: '0xa', log_index: 0, usdt: 500n, ...over })
const seen = (over: Partial<Seen> = {}): Seen => ({ ...transfer(), bill_no: 'D1', is_of_day: true, ...over })

describe('R4.20 R4.21 a day of a chain', () => {
  it.each<[string, readonly OnChain[], readonly Seen[], string[]]>([
    ['agrees', [transfer()], [seen()], []],
    ['knows of two in one transaction', [transfer(), transfer({ log_index: 1 })], [seen(), seen({ log_index: 1 })], []],
    ['holds what we never saw', [transfer()], [], ['transfer_unseen 500']],
    ['holds it no more', [], [seen()], ['block_gone -500']],
    ['holds another amount', [transfer({ usdt: 600n })], [seen()], ['amount_differs 100']],
    ['holds it on another day', [transfer()], [seen({ is_of_day: false })], ['day_differs 500']],
  ])('%s', (_case, theirs, ours, expected) => {
    const { breaks, sum_ours, sum_theirs } = compareChain(theirs, ours)
    expect(breaks.map(({ kind, effect }) => `${kind} ${effect}`)).toEqual(expected)
    expect(sum(breaks.map(({ effect }) => effect))).toBe(sum_theirs - sum_ours)
  })
})
