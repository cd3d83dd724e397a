import { describe, expect, it } from 'vitest'
import { computeAge, refuseAge } from './age.rules.ts'

describe('R6.3 how old somebody is', () => {
  it.each([
    ['2008-01-15', '2026-01-14', 17],
    ['2008-01-15', '2026-01-15', 18],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
  ])('born on %s, on %s: %i', (birth_on, on, age) => expect(computeAge(birth_on, on)).toBe(age))
})

describe('R6.3 who registers', () => {
  it.each<[string, { asks_birth: boolean; min_age: number }, string | undefined, string | undefined]>([
    ['is not asked where the profile asks nothing', { asks_birth: false, min_age: 18 }, undefined, undefined],
    ['is asked where it does', { asks_birth: true, min_age: 18 }, undefined, 'policy.birth_required'],
    ['a day short of 18', { asks_birth: true, min_age: 18 }, '2008-01-16', 'policy.too_young'],
    ['18 today', { asks_birth: true, min_age: 18 }, '2008-01-15', undefined],
    ['18 today where 19 is asked for', { asks_birth: true, min_age: 19 }, '2008-01-15', 'policy.too_young'],
    ['a day short of 21', { asks_birth: true, min_age: 21 }, '2005-01-16', 'policy.too_young'],
    ['too young by a day that nobody asked for', { asks_birth: false, min_age: 18 }, '2010-01-01', 'policy.too_young'],
    ['a day that is still to come', { asks_birth: true, min_age: 18 }, '2026-01-16', 'policy.birth_invalid'],
    ['a day of 121 years ago', { asks_birth: true, min_age: 18 }, '1905-01-15', 'policy.birth_invalid'],
  ])('%s', (_case, profile, birth_on, refusal) => expect(refuseAge(profile, birth_on, '2026-01-15')).toBe(refusal))
})
