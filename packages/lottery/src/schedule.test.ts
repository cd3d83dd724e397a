import { describe, expect, it } from 'vitest'
import { jzssc, findSlotAfter, findSlotAt, buildSlot } from './index.ts'

const at = (text: string): number => Date.parse(text)
const { schedule } = jzssc

describe('schedule', () => {
  it.each<[string, string, string]>([
    ['Asia/Shanghai', '2026-11-21T00:00:00.000+08:00', '20261121-0001'],
    ['Asia/Shanghai', '2026-11-21T00:00:59.999+08:00', '20261121-0001'],
    ['Asia/Shanghai', '2026-11-21T00:01:00.000+08:00', '20261121-0002'],
    ['Asia/Shanghai', '2026-11-21T23:59:59.999+08:00', '20261121-1440'],
    ['Asia/Shanghai', '2026-12-31T16:00:00.000Z', '20270101-0001'],
    ['Asia/Kolkata', '2026-06-01T18:30:00.000Z', '20260602-0001'],
    ['America/New_York', '2026-07-01T04:00:00.000Z', '20260701-0001'],
    ['Europe/Berlin', '2026-03-29T21:59:59.000Z', '20260329-1380'],
    ['Europe/Berlin', '2026-10-25T22:59:59.000Z', '20261025-1500'],
    ['America/Sao_Paulo', '2018-11-04T03:00:00.000Z', '20181104-0001'],
    ['America/Sao_Paulo', '2018-02-18T02:59:59.000Z', '20180217-1500'],
  ])('R7.4 in %s %s is issue %s', (zone, instant, issue) => {
    expect(findSlotAt(schedule, at(instant), zone).issue).toBe(issue)
    expect(buildSlot(schedule, issue, zone)).toEqual(findSlotAt(schedule, at(instant), zone))
  })

  it('R1.1 takes bets for 55 s and draws on the minute', () => {
    expect(findSlotAt(schedule, at('2026-11-21T02:54:30+08:00'), 'Asia/Shanghai')).toEqual({
      issue: '20261121-0175',
      open_at: at('2026-11-21T02:54:00+08:00'),
      close_at: at('2026-11-21T02:54:55+08:00'),
      draw_at: at('2026-11-21T02:55:00+08:00'),
    })
  })

  it('R1.1 follows without a gap over midnight', () => {
    const last = buildSlot(schedule, '20261231-1440', 'Asia/Shanghai')!
    const next = findSlotAfter(schedule, last, 'Asia/Shanghai')
    expect(next.issue).toBe('20270101-0001')
    expect(next.open_at).toBe(last.draw_at)
  })

  it.each(['Asia/Shanghai', 'Europe/Berlin'])(
    'R1.1 %s: one issue for each minute of the days around a clock change, never twice',
    (zone) => {
      const seen = new Set<string>()
      const start = at('2026-03-28T00:00:00Z')
      for (let minute = 0; minute < 3 * 1440; minute += 1)
        seen.add(findSlotAt(schedule, start + minute * 60_000, zone).issue)
      expect(seen.size).toBe(3 * 1440)
    },
  )

  it.each([
    '20261121-0000',
    '20261121-1441',
    '20261121-9999',
    '20261341-0001',
    '20260231-0001',
    '2026-0001',
    '',
    '20261121-001',
  ])('knows no issue %j', (issue) => {
    expect(buildSlot(schedule, issue, 'Asia/Shanghai')).toBeUndefined()
  })
})
