// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from '@moongate/testing/react'
import { lookQuery, queryClient } from '../api/queries.ts'
import { useToday } from './use-today.ts'

const Today = () => <p>{useToday().today ?? 'unknown'}</p>
const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <Today />
    </QueryClientProvider>,
  ).find('p')

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime('2026-11-20T15:59:50Z')
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('R2.35 a screen of the portal that is left open over midnight of the site shows the new day', () => {
  queryClient.setQueryData(lookQuery.queryKey, { time_zone: 'Asia/Shanghai' })
  const shown = show()
  expect(shown.textContent).toBe('2026-11-20')
  act(() => void vi.advanceTimersByTime(10_000))
  expect(shown.textContent).toBe('2026-11-21')
})

it('R2.35 no day is shown before the clock of the site is known', () => {
  expect(show().textContent).toBe('unknown')
})
