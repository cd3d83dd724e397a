import { describe, expect, it } from 'vitest'
import { normalizeAddress } from './address.rules.ts'
import { listCounters } from './attempts.rules.ts'

describe('what counts as one address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:bbbb:0:0:9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s is %s', (ip, address) => {
    expect(normalizeAddress(ip)).toBe(address)
  })
})

describe('counters of a login try (decisions/0062)', () => {
  it('a known address counts for itself alone', () => {
    expect(listCounters('member:alice', 'a', true)).toEqual([{ scope: 'known', subject: 'member:alice a' }])
  })
  it('any other address counts on the account and on itself', () => {
    expect(listCounters('member:alice', 'a', false)).toEqual([
      { scope: 'account', subject: 'member:alice' },
      { scope: 'address', subject: 'a' },
    ])
  })
})
