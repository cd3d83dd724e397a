import { LIMIT_KINDS, LIMIT_PERIODS } from '@moongate/contract/protection.states'
import { describe, expect, it } from 'vitest'
import {
  computeBreakLoss,
  computeTimeLeft,
  computeUsed,
  decideChange,
  findReached,
  type Limit,
  NO_TALLY,
  refuseConfirm,
  sumPeriods,
  type Tally,
} from './limit.rules.ts'

const build = (some: Partial<Limit>): Limit => ({
  kind: 'stake',
  period: 'day',
  amount: 1000n,
  wish: null,
  wanted: null,
  ripe_at: null,
  ...some,
})
const sums = (tally: Partial<Tally>) => {
  const whole = { ...NO_TALLY, ...tally }
  return { day: whole, week: whole, month: whole }
}

describe('R6.3 the time that is left', () => {
  const time = (amount: bigint, period: Limit['period'] = 'day') => build({ kind: 'time', amount, period })
  it.each<[string, Limit[], number, number | null]>([
    ['without a limit of time', [build({})], 50, null],
    ['of one', [time(100n)], 40, 60],
    ['of several the fewest', [time(100n), time(70n, 'week')], 40, 30],
    ['used up', [time(100n)], 100, 0],
    ['and more', [time(100n)], 140, 0],
  ])('%s', (_case, limits, seconds, left) => expect(computeTimeLeft(limits, sums({ seconds }))).toBe(left))
})

describe('R6.3 how much more may be lost until a time-out is offered', () => {
  it.each<[string, Partial<Tally>, bigint, bigint | null]>([
    ['nothing lost yet', {}, 100n, 100n],
    ['a cent before it', { staked: 299n, returned: 200n }, 100n, 1n],
    ['from the sum on', { staked: 300n, returned: 200n }, 100n, 0n],
    ['beyond it', { staked: 900n, returned: 200n }, 100n, 0n],
    ['a day that won', { staked: 100n, returned: 200n }, 100n, 100n],
    ['where a threshold of 0 offers none', { staked: 900n }, 0n, null],
  ])('%s', (_case, tally, from, left) => expect(computeBreakLoss({ ...NO_TALLY, ...tally }, from)).toBe(left))
})

describe('R6.3 what stands in the way', () => {
  it.each<[string, Partial<Limit>, Partial<Tally>, 'stake' | 'deposit', bigint, boolean]>([
    ['a stake up to the limit', {}, { staked: 400n }, 'stake', 600n, false],
    ['a cent more', {}, { staked: 400n }, 'stake', 601n, true],
    ['a stake and a limit of deposits', { kind: 'deposit' }, {}, 'stake', 9999n, false],
    ['a deposit and a limit of stakes', {}, {}, 'deposit', 9999n, false],
    ['a deposit up to the limit', { kind: 'deposit' }, { deposited: 1n }, 'deposit', 999n, false],
    ['a cent more', { kind: 'deposit' }, { deposited: 1n }, 'deposit', 1000n, true],
    ['a stake that could lose too much', { kind: 'loss' }, { staked: 900n, returned: 100n }, 'stake', 201n, true],
    ['one that could just not', { kind: 'loss' }, { staked: 900n, returned: 100n }, 'stake', 200n, false],
    ['a stake out of winnings', { kind: 'loss' }, { staked: 100n, returned: 600n }, 'stake', 1500n, false],
    ['a cent beyond them', { kind: 'loss' }, { staked: 100n, returned: 600n }, 'stake', 1501n, true],
    ['time that is left', { kind: 'time', amount: 60n }, { seconds: 59 }, 'stake', 1n, false],
    ['time that is over', { kind: 'time', amount: 60n }, { seconds: 60 }, 'stake', 1n, true],
    ['nothing at all under a limit of nothing', { amount: 0n }, {}, 'stake', 1n, true],
  ])('%s', (_, limit, tally, act, amount, reached) => {
    expect(findReached([build(limit)], sums(tally), { act, amount }) !== undefined).toBe(reached)
  })

  it('the shortest period is named first', () => {
    const limits = LIMIT_PERIODS.toReversed().map((period) => build({ period }))
    expect(findReached(limits, sums({}), { act: 'stake', amount: 1001n })?.period).toBe('day')
  })

  it('a loss is never less than nothing', () => {
    expect(LIMIT_KINDS.map((kind) => computeUsed(kind, { ...NO_TALLY, returned: 5n }))).toEqual([0n, 0n, 0n, 0n])
  })

  it('each period sums its own days', () => {
    const day = (on_day: string) => ({ ...NO_TALLY, on_day, staked: 1n })
    const days = ['2026-03-31', '2026-04-01', '2026-04-05', '2026-04-06', '2026-04-07', '2026-04-08'].map(day)
    const found = sumPeriods(days, '2026-04-07')
    expect([found.day.staked, found.week.staked, found.month.staked]).toEqual([1n, 2n, 4n])
  })
})

describe('R6.3 a limit is tightened at once and loosened late', () => {
  const at = new Date('2026-01-02T00:00:00Z')
  it.each<[string, Limit | undefined, bigint | null, object]>([
    ['none asks for none', undefined, null, { to: 'same' }],
    ['a first one holds', undefined, 5n, { to: 'set', amount: 5n }],
    ['a tighter one holds', build({}), 999n, { to: 'set', amount: 999n }],
    ['the same again ends a wish', build({}), 1000n, { to: 'set', amount: 1000n }],
    ['a looser one waits', build({}), 1001n, { to: 'wait', wish: 'raise', wanted: 1001n, ripe_at: at }],
    ['none waits', build({}), null, { to: 'wait', wish: 'remove', wanted: null, ripe_at: at }],
  ])('%s', (_, limit, amount, change) => expect(decideChange(limit, amount, at)).toEqual(change))

  it.each<[string, Limit | undefined, string, string | undefined]>([
    ['no limit', undefined, '2026-01-02T00:00:00Z', 'protection.nothing_waits'],
    ['no wish', build({}), '2026-01-02T00:00:00Z', 'protection.nothing_waits'],
    ['a moment early', build({ ripe_at: at }), '2026-01-01T23:59:59.999Z', 'protection.too_early'],
    ['on time', build({ ripe_at: at }), '2026-01-02T00:00:00Z', undefined],
    ['within a week', build({ ripe_at: at }), '2026-01-08T23:59:59.999Z', undefined],
    ['a week late', build({ ripe_at: at }), '2026-01-09T00:00:00Z', 'protection.nothing_waits'],
  ])('confirmed: %s', (_, limit, now, refusal) => expect(refuseConfirm(limit, new Date(now))).toBe(refusal))
})
