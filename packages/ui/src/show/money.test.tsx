// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from '@moongate/testing/react'
import { Money } from './money.tsx'

afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

it('says the plain amount to a screen reader while the digits roll', () => {
  const { find } = render(<Money value="1234.50" currency="$" roll />)
  expect(find('[aria-hidden=true]').textContent).toBe('$,.')
  expect(find('[class*=hidden]').textContent).toBe('$1,234.50')
})

it('keeps a hidden balance out of the page', () => {
  const { host } = render(<Money value="1234.50" hidden hiddenLabel="Balance hidden" />)
  expect(host.textContent).toBe('****Balance hidden')
})

it('flashes up or down for 600 ms', () => {
  vi.useFakeTimers()
  const { find, rerender } = render(<Money value="10.00" flash />)
  rerender(<Money value="9.00" flash />)
  expect(find('span').dataset['flash']).toBe('down')
  void act(() => vi.advanceTimersByTime(600))
  expect(find('span').dataset['flash']).toBeUndefined()
})
