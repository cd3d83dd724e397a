import { describe, expect, it } from 'vitest'
import { sum } from './break.rules.ts'
import { compareGateway, type File, type GatewayDay, type Line, type Told } from './gateway.rules.ts'

const DAY = '2026-03-02'
const line = (over: Partial<Line> = {}): Line => ({
  kind: 'payment',
  external_id: 'H1',
  order_id: 'a',
  amount: 10_000n,
  fee: 60n,
  currency: 'CNY',
  ...over,
})
const payout = (over: Partial<Line> = {}): Line => line({ kind: 'payout', fee: 0n, ...over })
const ours = (over: Partial<Told> = {}): Told => ({
  kind: 'payment',
  order_id: 'a',
  bill_no: 'D1',
  amount: 10_000n,
  currency: 'CNY',
  state: 'done',
  on: DAY,
  is_unclear: false,
  ...over,
})
/** A file whose sums are right. */
const file = (lines: readonly Line[], over: Partial<File> = {}): File => {
  const own = lines.filter(({ currency }) => currency === 'CNY')
  const net = sum(own.map(({ kind, amount }) => (kind === 'payment' || kind === 'return' ? amount : -amount)))
  const fees = sum(own.map(({ fee }) => fee))
  return { lines, count: lines.length, net, fees, opening: 500n, closing: 500n + net - fees, ...over }
}
const compare = (lines: readonly Line[], told: readonly Told[], over: Partial<GatewayDay> = {}) =>
  compareGateway({
    day: DAY,
    asset: 'CNY',
    fee_ppm: 6_000n,
    file: file(lines),
    closing_before: 500n,
    around: new Set(),
    told,
    ...over,
  })

const paid = ours({ kind: 'payout' })
const back = payout({ kind: 'return', external_id: 'R1' })

describe('R4.20 R4.21 a day of a gateway', () => {
  it.each<[string, readonly Line[], readonly Told[], string[]]>([
    ['agrees', [line()], [ours()], []],
    ['agrees on a payout', [payout()], [paid], []],
    ['agrees on what arrived in another currency', [line({ currency: 'USD' })], [ours({ currency: 'USD' })], []],
    ['agrees on a payout that came back to both', [payout(), back], [ours({ kind: 'payout', state: 'failed' })], []],
    ['knows what we do not credit', [line()], [ours({ state: 'open', on: null })], ['missing_ours 10000 payment:a']],
    ['knows what we closed', [line()], [ours({ state: 'failed' })], ['missing_ours 10000 payment:a']],
    ['does not know what we credited', [], [ours()], ['missing_theirs -10000 payment:a']],
    ['has another amount', [line({ amount: 9_000n, fee: 54n })], [ours()], ['amount_differs -1000 payment:a']],
    ['has a larger amount', [line({ amount: 11_000n, fee: 66n })], [ours()], ['amount_differs 1000 payment:a']],
    ['has another currency', [line({ currency: 'USD' })], [ours()], ['currency_differs -10000 payment:a']],
    ['has another fee', [line({ fee: 61n })], [ours()], ['fee_differs 0 payment:a']],
    ['has it on another day than we', [line()], [ours({ on: '2026-03-03' })], ['day_differs 10000 payment:a']],
    ['has it twice', [line(), line({ external_id: 'H2' })], [ours()], ['twice_theirs 10000 payment:a:2']],
    ['knows an order that is none of ours', [line()], [], ['order_unknown 10000 payment:a']],
    ['knows a payout that is none of ours', [payout()], [], ['order_unknown -10000 payout:a']],
    [
      'paid what we returned',
      [payout()],
      [ours({ kind: 'payout', state: 'failed' })],
      ['paid_returned -10000 payout:a'],
    ],
    ['returned what we paid', [payout(), back], [paid], ['returned_paid 10000 payout:a']],
    ['gave back what we know nothing of', [payout({ kind: 'refund' })], [], ['refund_unknown -10000 refund:a']],
    ['did not give back', [], [ours({ kind: 'refund' })], ['refund_missing 10000 refund:a']],
    [
      'says nothing for too long',
      [],
      [ours({ state: 'open', on: null, is_unclear: true })],
      ['unclear_too_long 0 payment:a'],
    ],
    ['says nothing for a while', [], [ours({ state: 'open', on: null })], []],
  ])('%s', (_case, lines, told, expected) => {
    const { breaks, sum_ours, sum_theirs } = compare(lines, told)
    expect(breaks.map(({ kind, effect, subject }) => `${kind} ${effect} ${subject}`)).toEqual(expected)
    // What is found is all of the difference.
    expect(sum(breaks.map(({ effect }) => effect))).toBe(sum_theirs - sum_ours)
  })

  it('has it in a file of a day around', () =>
    expect(compare([], [ours()], { around: new Set(['payment:a']) }).breaks).toMatchObject([
      { kind: 'day_differs', effect: -10_000n },
    ]))

  it.each<[string, Partial<File>, bigint | undefined, string[]]>([
    ['sums that are right', {}, 500n, []],
    ['nothing before it', {}, undefined, []],
    ['another sum than its lines', { net: 10_001n, closing: 10_441n }, 500n, ['sum_differs 1']],
    ['other fees than its lines', { fees: 61n, closing: 10_439n }, 500n, ['sum_differs 1']],
    ['another count than its lines', { count: 2 }, 500n, ['sum_differs 0']],
    ['another beginning than the end before', {}, 450n, ['opening_differs 50']],
    ['an end that does not follow', { closing: 10_000n }, 500n, ['closing_differs 440']],
  ])('comes with %s', (_case, over, closing_before, expected) => {
    const { breaks } = compare([line()], [ours()], { file: file([line()], over), closing_before })
    expect(breaks.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual(expected)
  })
})
