// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from '@moongate/testing/react'
import { formatSiteDay } from './site-day.rules.ts'
import { useSiteDay } from './use-site-day.ts'

const Today = ({ zone }: { zone: string }) => <p>{useSiteDay(zone)}</p>
const show = (zone: string, now: string) => {
  vi.setSystemTime(now)
  const { find, unmount } = render(<Today zone={zone} />)
  return { today: () => find('p').textContent, unmount }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it("R2.32 days are the site's days", () =>
  expect(formatSiteDay(new Date('2026-11-20T17:00:00Z'), 'Asia/Shanghai')).toBe('2026-11-21'))

it.each([
  ['Asia/Shanghai', '2026-11-20T15:59:50Z', '2026-11-20', '2026-11-21'],
  ['Asia/Kathmandu', '2026-11-20T18:14:50Z', '2026-11-20', '2026-11-21'],
  ['America/New_York', '2026-11-02T04:59:50Z', '2026-11-01', '2026-11-02'],
])('R2.32 another day begins at midnight of %s while a screen is open', (zone, now, before, after) => {
  const { today } = show(zone, now)
  act(() => void vi.advanceTimersByTime(9_000))
  expect(today()).toBe(before)
  act(() => void vi.advanceTimersByTime(1_000))
  expect(today()).toBe(after)
  act(() => void vi.advanceTimersByTime(86_400_000))
  expect(today()).not.toBe(after)
})

it('R2.32 a tab that slept over midnight shows the new day when it is looked at, and one that is left watches no more', () => {
  const { today, unmount } = show('Asia/Shanghai', '2026-11-20T12:00:00Z')
  vi.setSystemTime('2026-11-21T02:00:00Z')
  expect(today()).toBe('2026-11-20')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(today()).toBe('2026-11-21')
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
