import { describe, expect, it } from 'vitest'
import { buildHref, parsePlace, readMemberId } from './place.rules.ts'

describe('R2.35 a place of the portal', () => {
  it.each([
    ['', 'overview', ''],
    ['#/', 'overview', ''],
    ['#/team', 'team', ''],
    ['#/team/12', 'team', '12'],
    ['#/child/7?x=1', 'child', '7'],
    ['#/nowhere', 'overview', ''],
    ['#/__proto__', 'overview', ''],
  ] as const)('%s', (hash, screen, id) => expect(parsePlace(hash)).toEqual({ screen, id }))

  it('an address leads back to its place', () => {
    expect(parsePlace(buildHref('statements', 'a-b'))).toEqual({ screen: 'statements', id: 'a-b' })
    expect(buildHref('team')).toBe('#/team')
  })
  it.each([
    ['12', 12],
    ['', undefined],
    ['0', undefined],
    ['1e3', undefined],
    ['-4', undefined],
  ])('the member %s', (id, member) => expect(readMemberId(id)).toBe(member))
})
