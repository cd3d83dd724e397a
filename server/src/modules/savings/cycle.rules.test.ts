import { describe, expect, it } from 'vitest'
import { formatWireTime } from '../../kernel/time.ts'
import { type Cycle, findCycleEnd, listEnded, type Running } from './cycle.rules.ts'

const ends = (
  from: string,
  { zone = 'Asia/Shanghai', ...cycle }: Cycle & { zone?: string },
  times: readonly number[],
) => times.map((n) => formatWireTime(findCycleEnd(new Date(from), n, cycle, zone), zone))

describe('R3.16 the end of a cycle, counted from the purchase', () => {
  it.each<[string, string, Cycle & { zone?: string }, number[], string[]]>([
    [
      'hours',
      '2026-01-15T04:00:10Z',
      { cycle_unit: 'hour', cycle_count: 6 },
      [1, 4],
      ['2026-01-15 18:00:10', '2026-01-16 12:00:10'],
    ],
    [
      'days over the end of a year',
      '2026-12-30T16:30:00Z',
      { cycle_unit: 'day', cycle_count: 1 },
      [1, 2],
      ['2027-01-01 00:30:00', '2027-01-02 00:30:00'],
    ],
    [
      'a week over a leap day',
      '2028-02-25T04:00:00Z',
      { cycle_unit: 'day', cycle_count: 7 },
      [1],
      ['2028-03-03 12:00:00'],
    ],
    [
      'a month from the 31st',
      '2026-01-31T04:00:00Z',
      { cycle_unit: 'month', cycle_count: 1 },
      [1, 2, 3, 13],
      ['2026-02-28 12:00:00', '2026-03-31 12:00:00', '2026-04-30 12:00:00', '2027-02-28 12:00:00'],
    ],
    [
      'a month that is the next one at the site already',
      '2026-01-31T20:00:00Z',
      { cycle_unit: 'month', cycle_count: 1 },
      [1],
      ['2026-03-01 04:00:00'],
    ],
    [
      'three months to a leap February',
      '2027-11-30T04:00:00Z',
      { cycle_unit: 'month', cycle_count: 3 },
      [1],
      ['2028-02-29 12:00:00'],
    ],
    [
      'a day of 23 hours',
      '2026-03-28T11:00:00Z',
      { cycle_unit: 'day', cycle_count: 1, zone: 'Europe/Paris' },
      [1, 2],
      ['2026-03-29 12:00:00', '2026-03-30 12:00:00'],
    ],
    [
      'an hour that does not exist',
      '2026-03-28T01:30:00Z',
      { cycle_unit: 'day', cycle_count: 1, zone: 'Europe/Paris' },
      [1, 2],
      ['2026-03-29 03:30:00', '2026-03-30 02:30:00'],
    ],
    [
      'a day of 25 hours',
      '2026-10-24T10:00:00Z',
      { cycle_unit: 'day', cycle_count: 1, zone: 'Europe/Paris' },
      [1],
      ['2026-10-25 12:00:00'],
    ],
  ])('%s', (_, from, cycle, times, expected) => expect(ends(from, cycle, times)).toEqual(expected))
})

describe('R4.18 cycles that have ended are paid in their order', () => {
  const DAY_MS = 86_400_000
  const start = new Date('2026-01-01T04:00:00Z')
  const on = (days: number) => new Date(start.getTime() + days * DAY_MS)
  const holding: Running = {
    amount: 1_000_00n,
    rate_ppm: 10_000,
    interest_limit: null,
    is_circular: true,
    cycle_unit: 'day',
    cycle_count: 1,
    times: 0,
    interest: 0n,
    bought_at: start,
    next_at: on(1),
  }
  const list = (changes: Partial<Running>, days: number, most = 100) => {
    const { payments, next_at, interest } = listEnded({ ...holding, ...changes }, on(days), 'Asia/Shanghai', most)
    return [
      payments.map(({ times, amount }) => `${times}: ${amount}`).join(),
      next_at?.toISOString().slice(0, 10),
      interest,
    ]
  }

  it.each<[string, Partial<Running>, number, number, unknown[]]>([
    ['none before its end', {}, 0.99, 100, ['', '2026-01-02', 0n]],
    ['one at its end', {}, 1, 100, ['1: 1000', '2026-01-03', 1_000n]],
    ['all that was missed', {}, 3.5, 100, ['1: 1000,2: 1000,3: 1000', '2026-01-05', 3_000n]],
    ['so many at once', {}, 3.5, 2, ['1: 1000,2: 1000', '2026-01-04', 2_000n]],
    ['a single one, then it is over', { is_circular: false }, 9, 100, ['1: 1000', undefined, 1_000n]],
    [
      'up to what may be earned, then it is over',
      { interest_limit: 2_500n },
      9,
      100,
      ['1: 1000,2: 1000,3: 500', undefined, 2_500n],
    ],
    [
      'from where it stands',
      { times: 2, interest: 2_000n, next_at: on(3) },
      4,
      100,
      ['3: 1000,4: 1000', '2026-01-06', 4_000n],
    ],
  ])('%s', (_, changes, days, most, expected) => expect(list(changes, days, most)).toEqual(expected))
})
