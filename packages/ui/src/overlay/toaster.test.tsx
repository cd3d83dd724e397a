// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { click, render } from '@moongate/testing/react'
import { toast } from './toast.store.ts'
import { Toaster } from './toaster.tsx'

beforeEach(() => vi.useFakeTimers())

afterEach(() => {
  void act(() => vi.runAllTimers())
  vi.useRealTimers()
  document.body.replaceChildren()
})

const shown = () => [...document.querySelectorAll('li p')].map((p) => p.textContent)

it('shows a message for 4 s, longer while it is pointed at', () => {
  const { find } = render(<Toaster label="Messages" close="Close" />)
  act(() => void toast('Saved', { tone: 'good' }))
  void act(() => vi.advanceTimersByTime(3999))
  expect(shown()).toEqual(['Saved'])
  act(() => void find('li').dispatchEvent(new MouseEvent('mouseover', { bubbles: true })))
  void act(() => vi.advanceTimersByTime(10_000))
  expect(shown()).toEqual(['Saved'])
  act(() => void find('li').dispatchEvent(new MouseEvent('mouseout', { bubbles: true })))
  void act(() => vi.advanceTimersByTime(4000))
  expect(shown()).toEqual([])
})

it('shows a message that is there already once, for as long as the newest', () => {
  render(<Toaster label="Messages" close="Close" />)
  act(() => void toast('No answer', { tone: 'bad' }))
  void act(() => vi.advanceTimersByTime(3000))
  for (let n = 0; n < 4; n++) act(() => void toast('No answer', { tone: 'bad' }))
  act(() => void toast('No answer'))
  expect(shown()).toEqual(['No answer', 'No answer'])
  void act(() => vi.advanceTimersByTime(3999))
  expect(shown()).toEqual(['No answer', 'No answer'])
  void act(() => vi.advanceTimersByTime(1))
  expect(shown()).toEqual([])
})

it('offers undo and leaves once it is taken; a refusal is an alert', () => {
  const { find } = render(<Toaster label="Messages" close="Close" />)
  const undo = vi.fn<() => void>()
  act(() => void toast('Deleted', { action: { label: 'Undo', run: undo } }))
  act(() => void toast('Refused', { tone: 'bad' }))
  expect(find('[role=alert]').textContent).toBe('Refused')
  click(find('li button'))
  expect(undo).toHaveBeenCalledOnce()
  expect(shown()).toEqual(['Refused'])
})
