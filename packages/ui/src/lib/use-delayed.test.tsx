// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Loading } from '../show/skeleton.tsx'
import { render } from '@moongate/testing/react'
import { formatClock } from './use-countdown.ts'

beforeEach(() => vi.useFakeTimers())

afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

const part = (waiting: boolean) => (
  <Loading when={waiting} label="Reading" skeleton={<i />}>
    <b />
  </Loading>
)
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const early = () => /early/.test(document.querySelector('[role=status]')?.className ?? '')

it('shows no skeleton for a quick answer', () => {
  const { rerender, find } = render(part(true))
  void pass(149)
  expect(early()).toBe(true)
  rerender(part(false))
  expect(find('b').tagName).toBe('B')
})

it('shows a skeleton after 150 ms and keeps it 300 ms', () => {
  const { rerender, find } = render(part(true))
  void pass(150)
  expect(early()).toBe(false)
  rerender(part(false))
  void pass(299)
  expect(find('[role=status]').getAttribute('aria-label')).toBe('Reading')
  void pass(1)
  expect(document.querySelector('[role=status]')).toBeNull()
})

it.each([
  [0, '00:00'],
  [9, '00:09'],
  [203, '03:23'],
  [3600, '1:00:00'],
])('writes %s seconds as %s', (seconds, text) => expect(formatClock(seconds)).toBe(text))
