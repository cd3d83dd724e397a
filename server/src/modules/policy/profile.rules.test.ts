import { PROFILES } from '@moongate/contract/protection.states'
import { describe, expect, it } from 'vitest'
import { findEarliest, findPeriodEnd, findPeriodStart } from './period.rules.ts'
import { protectionSetting } from './policy.settings.ts'
import { chooseMinutes, chooseProfile, computeRipe, STRICTEST } from './profile.rules.ts'

describe('R6.3 profiles of licences', () => {
  it.each(PROFILES)('%s asks no more than the strictest', (name) => {
    const profile = chooseProfile(name)
    expect(profile.loosen_hours).toBeGreaterThanOrEqual(24)
    expect(profile.loosen_hours).toBeLessThanOrEqual(STRICTEST.loosen_hours)
    expect(profile.min_age).toBeLessThanOrEqual(STRICTEST.min_age)
  })

  it('one that nobody knows is held to the strictest of each line', () => {
    const strictest = {
      loosen_hours: 72,
      is_period_kept: true,
      reality_minutes: 60,
      min_age: 21,
      asks_birth: true,
      proof_above: 0n,
    }
    expect(chooseProfile('XX')).toEqual(strictest)
  })

  it.each<[string, string, string, string]>([
    ['standard', '2026-01-10T00:00:00Z', '2026-02-01T00:00:00Z', '2026-01-11T00:00:00.000Z'],
    ['SE', '2026-01-10T00:00:00Z', '2026-01-11T00:00:00Z', '2026-01-13T00:00:00.000Z'],
    ['SE', '2026-01-10T00:00:00Z', '2026-02-01T00:00:00Z', '2026-02-01T00:00:00.000Z'],
    ['PA', '2026-01-31T20:00:00Z', '2026-02-01T00:00:00Z', '2026-02-01T20:00:00.000Z'],
  ])('%s: what is asked for at %s within a period up to %s can be confirmed from %s on', (name, now, end, ripe) => {
    expect(computeRipe(chooseProfile(name), new Date(now), new Date(end)).toISOString()).toBe(ripe)
  })
})

it('R6.3 a site of which nothing is said is held to the strictest', () => {
  expect(chooseProfile(protectionSetting.default.profile)).toEqual(STRICTEST)
})

describe('R6.3 the look at how it went', () => {
  it.each<[number, number | null, number]>([
    [30, null, 30],
    [0, null, 0],
    [0, 60, 60],
    [120, 60, 60],
    [30, 60, 30],
  ])('%i minutes where %s are allowed: %i', (set, longest, minutes) =>
    expect(chooseMinutes(set, longest)).toBe(minutes),
  )
})

describe('periods of the calendar', () => {
  it.each<[string, 'day' | 'week' | 'month', string, string]>([
    ['2026-03-01', 'day', '2026-03-01', '2026-03-02'],
    ['2026-03-01', 'week', '2026-02-23', '2026-03-02'],
    ['2026-03-02', 'week', '2026-03-02', '2026-03-09'],
    ['2026-03-31', 'month', '2026-03-01', '2026-04-01'],
    ['2026-02-01', 'month', '2026-02-01', '2026-03-01'],
    ['2025-12-31', 'month', '2025-12-01', '2026-01-01'],
  ])('%s: its %s is from %s to before %s', (day, period, start, end) => {
    expect([findPeriodStart(day, period), findPeriodEnd(day, period)]).toEqual([start, end])
  })

  it.each([
    ['2026-03-01', '2026-02-23'],
    ['2026-03-20', '2026-03-01'],
  ])('on %s none reaches back further than %s', (day, earliest) => expect(findEarliest(day)).toBe(earliest))
})
