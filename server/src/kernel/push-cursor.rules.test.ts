import { describe, expect, it } from 'vitest'
import { decodeCursor, encodeCursor, pickLater, hasSeen } from './push-cursor.rules.ts'

describe('what a snapshot shows', () => {
  it.each([
    [9n, true],
    [10n, false],
    [11n, true],
    [13n, false],
    [14n, true],
    [15n, false],
    [99n, false],
  ])('of the transactions that were over when it was taken: %s %s', (xid, shown) => {
    expect(hasSeen('10:15:10,13', xid)).toBe(shown)
  })

  it('with none under way, all before the next one', () => {
    expect([14n, 15n].map((xid) => hasSeen('15:15:', xid))).toEqual([true, false])
  })
})

describe('the later of two snapshots', () => {
  it.each([
    ['10:12:10', '10:13:10,12', '10:13:10,12'],
    ['10:13:10,12', '10:13:10', '10:13:10'],
    ['13:13:', '10:13:10', '13:13:'],
    ['13:13:', '13:13:', '13:13:'],
  ])('of %s and %s is %s', (one, other, later) => {
    expect([pickLater(one, other), pickLater(other, one)]).toEqual([later, later])
  })
})

describe('the id of an event', () => {
  it.each([
    { before: '10:15:10,13', until: '15:15:', id: 7n },
    {
      before: '4294967296:4294967300:4294967296,4294967299',
      until: '9000000000000000000:9000000000000000100:',
      id: 9n,
    },
    { before: '1:1:', until: '1:1:', id: 0n },
  ])('is the cursor, shorter, and read again as it was: %o', (cursor) => {
    expect(encodeCursor(cursor)).toMatch(/^[0-9a-z._]+$/)
    expect(decodeCursor(encodeCursor(cursor))).toEqual(cursor)
  })

  it.each([
    '',
    '42',
    'a_b_c',
    '1.1_1.1',
    '1.1_1.1_1_1',
    '1.1_1.1_-1',
    '1.1_1.1_Z',
    '1.2.1.1_1.1_1',
    '1.2.2_1.1_1',
    '1.1_1.2.1.1_1',
    `${'z'.repeat(14)}.1_1.1_1`,
  ])('of another make is none: %j', (text) => {
    expect(decodeCursor(text)).toBeUndefined()
  })
})
