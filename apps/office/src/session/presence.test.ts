// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isAway, watchPresence } from './presence.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('R6.6 nobody is at a page that was not touched for a minute, until it is touched again', () => {
  watchPresence()
  for (const sign of ['keydown', 'pointermove', 'wheel']) {
    vi.advanceTimersByTime(61_000)
    expect(isAway()).toBe(true)
    document.body.dispatchEvent(new Event(sign, { bubbles: true }))
    expect(isAway()).toBe(false)
    vi.advanceTimersByTime(59_000)
    expect(isAway()).toBe(false)
  }
})
