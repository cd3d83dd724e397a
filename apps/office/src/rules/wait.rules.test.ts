import { formatClock } from '@moongate/ui'
import { describe, expect, it } from 'vitest'
import { groupInFours, shortenCode, judgePatience, formatShortTime, countWaitedSeconds } from './wait.rules.ts'

describe('R4.20 R4.21 how long an order waits', () => {
  it.each<[number, string]>([
    [0, '00:00'],
    [38, '00:38'],
    [60, '01:00'],
    [3599, '59:59'],
    [3600, '1:00:00'],
    [93_784, '26:03:04'],
  ])('%i s reads %s', (seconds, text) => expect(formatClock(seconds)).toBe(text))
  it.each<[number, string]>([
    [0, 'calm'],
    [119, 'calm'],
    [120, 'late'],
    [599, 'late'],
    [600, 'overdue'],
  ])('%i s is %s', (seconds, patience) => expect(judgePatience(seconds)).toBe(patience))
  it.each<[string, number, number, number]>([
    ['at the answer', 1_000_000, 1_000_000, 40],
    ['a second later', 1_000_000, 1_001_000, 41],
    ['a second not yet full', 1_000_000, 1_000_999, 40],
    ['with a clock set back', 1_000_000, 900_000, 40],
  ])('R4.20 counts on from the server: %s', (_, seen_at_ms, now_ms, seconds) =>
    expect(countWaitedSeconds(40, seen_at_ms, now_ms)).toBe(seconds),
  )
})

describe('R4.20 R4.21 what staff compare with the bank', () => {
  it.each<[string, string]>([
    ['6222021001122334455', '6222 0210 0112 2334 455'],
    ['621700112233', '6217 0011 2233'],
    ['1234', '1234'],
    ['', ''],
  ])('card %s reads %s', (card, text) => expect(groupInFours(card)).toBe(text))
  it.each<[string, string]>([
    ['a bank’s', '6222021001122334455'],
    ['24 characters', 'DE89370400440532013000AB'],
    ['', ''],
  ])('an account stays whole: %s', (_, account) => expect(shortenCode(account)).toBe(account))
  it('of a longer one both ends are shown', () =>
    expect(shortenCode('0x71C7656EC7ab88b098defB751')).toBe('0x71C765…efB751'))
  it.each<[string | null, string]>([
    ['2026-11-21 10:28:33', '11-21 10:28'],
    [null, '–'],
  ])('time %s reads %s', (wire, text) => expect(formatShortTime(wire)).toBe(text))
})
