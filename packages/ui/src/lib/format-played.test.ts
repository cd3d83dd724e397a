import { expect, it } from 'vitest'
import { formatPlayed } from './format-played.ts'

it.each([
  [0, '0:00'],
  [3_899, '1:04'],
  [3_900, '1:05'],
  [90_000, '25:00'],
])('%i seconds are %s', (seconds, shown) => expect(formatPlayed(seconds)).toBe(shown))
