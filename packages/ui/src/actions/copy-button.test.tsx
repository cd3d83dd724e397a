// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from '@moongate/testing/react'
import { CopyButton } from './copy-button.tsx'

beforeEach(() => vi.useFakeTimers())

afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

it('R4.22 R9.10 copies, confirms for 500 ms, and says so once', async () => {
  const written: string[] = []
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void written.push(text) },
  })
  const { find } = render(<CopyButton text="6222 0012" label="Copy" done="Copied" />)
  const button = find('button')
  await act(async () => button.click())
  expect(written).toEqual(['6222 0012'])
  expect(button.dataset['copied']).toBe('true')
  expect(find('[role=status]').textContent).toBe('Copied')
  void act(() => vi.advanceTimersByTime(499))
  expect(button.dataset['copied']).toBe('true')
  void act(() => vi.advanceTimersByTime(1))
  expect(button.dataset['copied']).toBeUndefined()
  expect(find('[role=status]').textContent).toBe('')
})

it('R4.22 says when nothing could be copied instead of confirming', async () => {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: () => Promise.reject(new Error('no right')) },
  })
  document.execCommand = () => false
  const failed = vi.fn<() => void>()
  const { find } = render(<CopyButton text="x" label="Copy" done="Copied" onFail={failed} />)
  await act(async () => find('button').click())
  expect(failed).toHaveBeenCalledOnce()
  expect(find('button').dataset['copied']).toBeUndefined()
})
