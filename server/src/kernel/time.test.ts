import { describe, expect, it } from 'vitest'
import { instantOf, rangeOf, wireTime } from './time.ts'

describe('time on the wire', () => {
  it('is the site’s wall time', () => {
    expect(wireTime(new Date('2026-11-21T16:00:00Z'), 'Asia/Shanghai')).toBe('2026-11-22 00:00:00')
  })

  const instants: [string, string, string | undefined][] = [
    ['2026-11-22', 'Asia/Shanghai', '2026-11-21T16:00:00.000Z'],
    ['2026-11-22 08:30:15', 'Asia/Shanghai', '2026-11-22T00:30:15.000Z'],
    ['2026-07-01 12:00:00', 'Europe/Berlin', '2026-07-01T10:00:00.000Z'],
    ['2026-12-01 12:00:00', 'Europe/Berlin', '2026-12-01T11:00:00.000Z'],
    ['2026-02-30', 'Asia/Shanghai', undefined],
    ['2026-13-01', 'Asia/Shanghai', undefined],
    ['yesterday', 'Asia/Shanghai', undefined],
  ]
  it.each(instants)('%s in %s is %s', (text, zone, expected) => {
    expect(instantOf(text, zone)?.toISOString()).toBe(expected)
  })

  it('a range of days takes the whole last day, one of times the whole last second', () => {
    expect(rangeOf(['2026-11-01', '2026-11-02'], 'Asia/Shanghai')).toEqual({ from: new Date('2026-10-31T16:00:00Z'), before: new Date('2026-11-02T16:00:00Z') })
    expect(rangeOf(['2026-11-01 00:00:00', '2026-11-01 00:00:09'], 'Asia/Shanghai')?.before).toEqual(new Date('2026-10-31T16:00:10Z'))
    expect(rangeOf(undefined, 'Asia/Shanghai')).toBeUndefined()
  })
})
