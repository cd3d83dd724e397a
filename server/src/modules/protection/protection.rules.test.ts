import { EXCLUSION_SPANS } from '@moongate/contract/protection.states'
import { computeScore } from '@moongate/contract/protection.rules'
import { describe, expect, it } from 'vitest'
import type { Limit } from '../policy/index.ts'
import { tellConfirmed, tellWanted } from './change.rules.ts'
import { chooseKind, computeUntil, isLonger } from './exclusion.rules.ts'
import { findMarkers, type HarmFacts } from './marker.rules.ts'

describe('R6.3 how long somebody is shut out', () => {
  const ends = ['01-31 11', '02-01 10', '02-03 10', '02-07 10', '02-14 10', '03-14 10', '07-31 10']
  it.each(EXCLUSION_SPANS.map((span, i) => [span, ends[i]] as const).slice(0, 7))('%s ends on %s', (span, end) => {
    expect(computeUntil(span, new Date('2026-01-31T10:00:00Z'))?.toISOString().slice(5, 13).replace('T', ' ')).toBe(end)
  })

  it.each([
    ['6m', '2025-08-31T10:00:00Z', '2026-02-28T10:00:00.000Z'],
    ['1y', '2028-02-29T10:00:00Z', '2029-02-28T10:00:00.000Z'],
    ['5y', '2026-01-31T10:00:00Z', '2031-01-31T10:00:00.000Z'],
    ['ever', '2026-01-31T10:00:00Z', undefined],
  ] as const)('%s from %s ends %s', (span, now, end) => {
    expect(computeUntil(span, new Date(now))?.toISOString()).toBe(end)
  })

  it('is a time-out up to six weeks and an exclusion beyond', () => {
    expect(EXCLUSION_SPANS.filter((span) => chooseKind(span) === 'time_out')).toEqual(EXCLUSION_SPANS.slice(0, 6))
  })

  const [early, late] = [new Date('2026-01-01'), new Date('2026-02-01')]
  it.each<[string, { until: Date | null } | undefined, Date | null, boolean]>([
    ['nothing holds', undefined, early, false],
    ['for ever holds', { until: null }, null, true],
    ['for ever holds over a day', { until: null }, late, true],
    ['a day gives way to for ever', { until: late }, null, false],
    ['a day gives way to a later one', { until: early }, late, false],
    ['a day holds over an earlier one', { until: late }, early, true],
    ['a day holds over itself', { until: late }, late, true],
  ])('%s', (_, holding, until, longer) => expect(isLonger(holding, until)).toBe(longer))
})

describe('R6.3 the nine questions', () => {
  const answers = (score: number) => Array.from({ length: 9 }, (_, i) => Math.min(3, Math.max(0, score - 3 * i)))
  it.each([
    [0, 'none'],
    [1, 'low'],
    [2, 'low'],
    [3, 'moderate'],
    [7, 'moderate'],
    [8, 'problem'],
    [27, 'problem'],
  ] as const)('%i is %s', (score, band) => expect(computeScore(answers(score))).toEqual({ score, band }))

  it.each([
    [[]],
    [[0, 0, 0, 0, 0, 0, 0, 0]],
    [[0, 0, 0, 0, 0, 0, 0, 0, 4]],
    [[0, 0, 0, 0, 0, 0, 0, 0, -1]],
    [[0, 0, 0, 0, 0, 0, 0, 0, 0.5]],
  ])('%j is no answer', (some) => expect(computeScore(some)).toBeUndefined())
})

describe('R6.6 whom a rule marks', () => {
  const calm: HarmFacts = {
    chasing_days: 2,
    bets: 100,
    night_bets: 39,
    deposited: 199n,
    deposited_before: 100n,
    failed_deposits: 4,
    cancelled_withdrawals: 2,
  }
  it.each<[string, Partial<HarmFacts>, string[]]>([
    ['nobody who is calm', {}, []],
    ['who deposits thrice a day again and again', { chasing_days: 3 }, ['chasing 3']],
    ['who plays at night', { night_bets: 40 }, ['night_play 40']],
    ['who plays at night, the least that counts', { bets: 50, night_bets: 20 }, ['night_play 40']],
    ['nobody for a few bets at night', { bets: 19, night_bets: 19 }, []],
    ['whose deposits double', { deposited: 200n }, ['rising_deposits 100']],
    [
      'whose deposits rise from a cent, by no more than is told',
      { deposited: 10_000_000_000n, deposited_before: 1n },
      ['rising_deposits 1000000'],
    ],
    ['nobody for a first deposit', { deposited_before: 0n }, []],
    ['whose deposits fail', { failed_deposits: 5 }, ['failed_deposits 5']],
    ['who takes withdrawals back', { cancelled_withdrawals: 3 }, ['cancelled_withdrawals 3']],
  ])('%s', (_, facts, found) => {
    expect(findMarkers({ ...calm, ...facts }).map(({ marker, figure }) => `${marker} ${figure}`)).toEqual(found)
  })
})

describe('R6.3 what a member is told of a limit', () => {
  const ripe_at = new Date('2026-01-02')
  const limit = (over: Partial<Limit> = {}): Limit => ({
    kind: 'stake',
    period: 'day',
    amount: 100n,
    wish: null,
    wanted: null,
    ripe_at: null,
    ...over,
  })
  const raise = limit({ wish: 'raise', wanted: 200n, ripe_at })
  const remove = limit({ wish: 'remove', ripe_at })
  it.each([
    ['one that is new', undefined, limit(), { change: 'set', amount: 100n, ripe_at: null }],
    ['none that was never there', undefined, undefined, undefined],
    ['one that is the same', limit(), limit(), undefined],
    ['a tighter one', limit(), limit({ amount: 50n }), { change: 'set', amount: 50n, ripe_at: null }],
    ['one whose wish ended', raise, limit(), { change: 'set', amount: 100n, ripe_at: null }],
    ['a looser one', limit(), raise, { change: 'asked', amount: 200n, ripe_at }],
    ['another looser one', raise, limit({ ...raise, wanted: 300n }), { change: 'asked', amount: 300n, ripe_at }],
    [
      'the same, asked for later',
      limit({ ...raise, ripe_at: new Date(0) }),
      raise,
      { change: 'asked', amount: 200n, ripe_at },
    ],
    ['none', raise, remove, { change: 'asked_none', amount: null, ripe_at }],
  ])('%s', (_case, before, after, told) => expect(tellWanted(before, after)).toEqual(told))

  it('is what they confirmed', () => {
    expect(tellConfirmed(limit())).toMatchObject({ change: 'loosened', amount: 100n })
    expect(tellConfirmed(undefined)).toMatchObject({ change: 'removed', amount: null })
  })
})
