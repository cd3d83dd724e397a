import { describe, expect, it } from 'vitest'
import { parseInstant, parseRange, formatWireTime } from './time.ts'

describe('time on the wire', () => {
  it('is the site’s wall time', () => {
    expect(formatWireTime(new Date('2026-11-21T16:00:00Z'), 'Asia/Shanghai')).toBe('2026-11-22 00:00:00')
  })

  const instants: [string, string, string | undefined][] = [
    ['2026-11-22', 'Asia/Shanghai', '2026-11-21T16:00:00.000Z'],
    ['2026-11-22 08:30:15', 'Asia/Shanghai', '2026-11-22T00:30:15.000Z'],
    ['2026-07-01 12:00:00', 'Europe/Berlin', '2026-07-01T10:00:00.000Z'],
    ['2026-12-01 12:00:00', 'Europe/Berlin', '2026-12-01T11:00:00.000Z'],
    ['2026-02-30', 'Asia/Shanghai', undefined],
    ['2026-13-01', 'Asia/Shanghai', undefined],
    ['0000-01-01', 'Asia/Shanghai', undefined],
    ['9999-12-31 23:59:59', 'Asia/Shanghai', undefined],
    ['2026-01-01 24:00:00', 'Asia/Shanghai', undefined],
    ['yesterday', 'Asia/Shanghai', undefined],
  ]
  it.each(instants)('%s in %s is %s', (text, zone, expected) => {
    expect(parseInstant(text, zone)?.toISOString()).toBe(expected)
  })

  it('a range of days takes the whole last day, one of times the whole last second', () => {
    expect(parseRange(['2026-11-01', '2026-11-02'], 'Asia/Shanghai')).toEqual({
      from: new Date('2026-10-31T16:00:00Z'),
      before: new Date('2026-11-02T16:00:00Z'),
    })
    expect(parseRange(['2026-11-01 00:00:00', '2026-11-01 00:00:09'], 'Asia/Shanghai')?.before).toEqual(
      new Date('2026-10-31T16:00:10Z'),
    )
    expect(parseRange(undefined, 'Asia/Shanghai')).toBeUndefined()
  })

  it.each([
    ['23 hours in spring', '2026-03-29', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'],
    ['25 hours in autumn', '2026-10-25', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'],
    ['the last day of the last year', '2199-12-31', '2199-12-30T23:00:00Z', '2199-12-31T23:00:00Z'],
    ['the last day of a year', '2026-12-31', '2026-12-30T23:00:00Z', '2026-12-31T23:00:00Z'],
  ])('R2.32 a day is as long as it is where the site is: %s', (_case, day, from, before) => {
    expect(parseRange([day, day], 'Europe/Berlin')).toEqual({ from: new Date(from), before: new Date(before) })
  })
})
